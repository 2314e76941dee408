"""Random campaigns without a fault, always the same for the same number."""

import random

TEXTS = {
    "en": ["Fresh bread from seven", "Your table is ready", "Two new chairs in oak", "See you on Saturday"],
    "de": ["Frisches Brot ab sieben", "Dein Tisch ist bereit", "Zwei neue Stühle aus Eiche", "Bis Samstag"],
    "fr": ["Du pain frais dès sept heures", "Votre table est prête", "Deux chaises en chêne", "À samedi"],
    "tr": ["Sabah yedide taze ekmek", "Masanız hazır", "Meşeden iki yeni sandalye", "Cumartesi görüşürüz"],
    "ja": ["朝七時から焼きたてのパン", "お席のご用意ができました", "オークの椅子が二脚入荷", "土曜日にお会いしましょう"],
    "ar": ["خبز طازج من السابعة", "طاولتك جاهزة", "كرسيان جديدان من البلوط", "نراك يوم السبت"],
    "pt-BR": ["Pão fresco a partir das sete", "Sua mesa está pronta", "Duas cadeiras novas de carvalho", "Até sábado"],
    "zh-Hant": ["七點起供應新鮮麵包", "您的餐桌已備妥", "兩張全新橡木椅", "週六見"],
}
LABELS = {"en": "Open", "de": "Öffnen", "fr": "Ouvrir", "tr": "Aç", "ja": "開く", "ar": "فتح", "pt-BR": "Abrir",
          "zh-Hant": "開啟"}


def valid(number):
    chance = random.Random(number)
    maybe = lambda likelihood=0.5: chance.random() < likelihood  # noqa: E731
    campaign = {"id": f"generated-{number:03}", "description": f"Number {number}"}
    platforms = chance.sample(["ios", "android", "fireos", "web"], chance.randint(1, 4))
    if maybe():
        campaign["platforms"] = platforms
    else:
        platforms = ["ios", "android", "fireos", "web"]

    if maybe(0.08) and platforms != ["web"]:
        campaign["silent"] = True
        campaign["data"] = {"job": f"sync-{number}"}
        campaign["delivery"] = {"ttl": "6h"}
        return campaign
    if maybe(0.06) and "ios" in platforms:
        return {**campaign, "presentation": {"badge": chance.randint(0, 99)}}

    locales = ["en", *chance.sample([tag for tag in TEXTS if tag != "en"], chance.randint(0, 5))]
    titles = chance.randrange(4)
    bodies = (titles + 1) % 4
    placeholder, image, actions, subtitle = maybe(), maybe(0.4), maybe(0.4), maybe(0.3)
    content = {"_default": "en"}
    for tag in locales:
        copy = {"title": TEXTS[tag][titles], "body": TEXTS[tag][bodies], "url": f"https://acme.example/{number}"}
        if placeholder:
            copy["body"] += ": \u2068{{firstName|Ada}}\u2069" if tag == "ar" else ": {{firstName|Ada}}"
        if subtitle:
            copy["subtitle"] = TEXTS[tag][(titles + 2) % 4]
        if image:
            copy["image"] = f"https://cdn.acme.example/{number}.jpg"
        if actions:
            copy["actions"] = [{"id": "open", "title": LABELS[tag]}]
        content[tag] = copy
    campaign["content"] = content
    if placeholder:
        campaign["variables"] = {"firstName": {"maxLength": 40, "sample": "Ada"}}

    presentation = {}
    if maybe():
        presentation["sound"] = chance.choice(["default", "none"])
    if maybe():
        presentation["badge"] = chance.randint(0, 99)
    if maybe():
        presentation["threadId"] = chance.choice(["news", "orders"])
    if maybe(0.3):
        presentation["interruptionLevel"] = chance.choice(["passive", "active"])
    if maybe(0.3):
        presentation["relevanceScore"] = chance.choice([0, 0.25, 0.5, 1])
    if maybe(0.3):
        presentation["color"] = "#ff6600"
    if maybe(0.3):
        presentation["visibility"] = chance.choice(["private", "public", "secret"])
    if maybe(0.2):
        presentation["foreground"] = chance.choice(["hide", ["banner", "list"], ["list", "sound", "badge"]])
    if presentation:
        campaign["presentation"] = presentation

    delivery = {}
    if maybe(0.7):
        delivery["ttl"] = chance.choice(["90s", "45m", "12h", "3d", "2w"])
    if maybe():
        delivery["priority"] = chance.choice(["high", "normal"])
    if maybe():
        delivery["collapseId"] = f"generated-{number}"
    if maybe(0.2):
        delivery["quietHours"] = {"from": "22:00", "to": "07:00"}
    if delivery:
        campaign["delivery"] = delivery
    if maybe():
        campaign["data"] = {f"key{i}": chance.choice(["a", "true", "42", "née", "{}"]) for i in range(chance.randint(1, 4))}
    if maybe(0.2) and len(locales) > 1:
        campaign["variants"] = {
            "control": {"weight": 50},
            "other": {"weight": 50, "content": {"en": {"title": TEXTS["en"][(titles + 3) % 4]}}},
        }
    if "web" in platforms and maybe(0.3):
        campaign["web"] = {"urgency": chance.choice(["low", "high"]), "requireInteraction": maybe()}
    if "android" in platforms and maybe(0.3):
        campaign["android"] = {"directBootOk": maybe(), "analyticsLabel": f"label-{number}"}
    if "ios" in platforms and maybe(0.3):
        campaign["ios"] = {"targetContentId": f"window-{number}", "custom": {"depth": [1, {"two": "b"}]}}
    return campaign
