"""Makes a project of many campaigns in many languages, always the same for the same numbers."""

import argparse
import random
from pathlib import Path

# Words of product names and phrases a locale: enough to look like text, in the script of the language.
WORDS = {
    "en": "kettle lamp chair garden summer sale today only order free shipping new colours your list".split(),
    "de": "Wasserkocher Lampe Stuhl Garten Sommer Angebot heute nur Bestellung kostenfrei Versand neue Farben".split(),
    "fr": "bouilloire lampe chaise jardin été soldes aujourd’hui commande livraison gratuite nouvelles couleurs".split(),
    "es": "hervidor lámpara silla jardín verano rebajas hoy pedido envío gratis nuevos colores lista".split(),
    "es-419": "hervidora lámpara silla jardín verano ofertas hoy pedido envío gratis nuevos colores lista".split(),
    "it": "bollitore lampada sedia giardino estate saldi oggi ordine spedizione gratuita nuovi colori".split(),
    "pt-BR": "chaleira lâmpada cadeira jardim verão promoção hoje pedido frete grátis novas cores lista".split(),
    "nl": "waterkoker lamp stoel tuin zomer uitverkoop vandaag bestelling gratis verzending nieuwe kleuren".split(),
    "tr": "ısıtıcı lamba sandalye bahçe yaz indirim bugün sipariş ücretsiz kargo yeni renkler liste".split(),
    "ru": "чайник лампа стул сад лето распродажа сегодня заказ бесплатная доставка новые цвета".split(),
    "ar": "غلاية مصباح كرسي حديقة صيف تخفيضات اليوم طلب شحن مجاني ألوان جديدة قائمة".split(),
    "he": "קומקום מנורה כיסא גינה קיץ מבצע היום הזמנה משלוח חינם צבעים חדשים".split(),
    "ja": "ケトル ランプ 椅子 庭 夏 セール 本日 ご注文 送料 無料 新色 リスト".split(),
    "ko": "주전자 램프 의자 정원 여름 할인 오늘 주문 무료 배송 새로운 색상".split(),
    "zh-Hant": "水壺 檯燈 椅子 花園 夏季 特賣 今天 訂單 免費 運送 新色 清單".split(),
}

# Regions of ISO 3166 in which some English is written, or might be.
REGIONS = set("""AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BM BN BO BR BS BT BW BY BZ CA CD CF CG
CH CI CK CL CM CN CO CR CU CV CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FK FM FO FR GA GB GD GE GH GI GL GM GN GQ GR GT GU
GW GY HK HN HR HT HU ID IE IL IM IN IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV
LY""".split())

# In one project of twenty languages.
MORE_WORDS = {
    "da": "kedel lampe stol have sommer udsalg i dag bestilling gratis levering nye farver liste".split(),
    "fi": "vedenkeitin lamppu tuoli puutarha kesä alennus tänään tilaus ilmainen toimitus uudet värit".split(),
    "nb": "kjele lampe stol hage sommer salg i dag bestilling gratis frakt nye farger liste".split(),
    "pl": "czajnik lampa krzesło ogród lato wyprzedaż dziś zamówienie darmowa dostawa nowe kolory".split(),
    "sv": "kittel lampa stol trädgård sommar rea idag beställning gratis frakt nya färger lista".split(),
}

CONFIGURATION = """\
version: 1
name: bench
targets: [apns, fcm, adm, webpush]
output: {style: wire, layout: LAYOUT}
locales: {served: [LOCALES]}
app:
  ios: {bundleId: com.acme.shop, notificationOptions: [alert, badge, sound], serviceExtension: true}
  android: {package: com.acme.shop}
  web: {icon: "https://cdn.acme.example/icon.png"}
variables:
  firstName: {maxLength: 40, sample: Ada}
"""


def campaign(number, words=WORDS):
    chance = random.Random(number)

    def text(locale, count):
        return " ".join(chance.choice(words[locale]) for _ in range(count))

    lines = [
        f"description: Made for measuring, number {number}",
        "owner: growth@acme.example",
        "labels: [bench]",
        "content:",
        "  _default: en",
    ]
    for locale in words:
        start, end = ("\\u2068", "\\u2069") if locale in ("ar", "he") else ("", "")
        lines += [
            f"  {locale}:",
            f"    title: {text(locale, 4)}",
            f"    subtitle: {text(locale, 3)}",
            f'    body: "{start}{{{{firstName|Acme}}}}{end} {text(locale, 14)}"',
            f"    image: https://cdn.acme.example/push/{number}/{locale}.jpg",
            f"    url: https://shop.acme.example/{locale}/campaign/{number}",
            "    actions:",
            f"      - {{id: view, title: {text(locale, 2)}}}",
            f'      - {{id: list, title: {text(locale, 2)}, url: "https://shop.acme.example/{locale}/list"}}',
        ]
    lines += [
        "presentation:",
        "  sound: default",
        f"  badge: {number % 9 + 1}",
        "  threadId: sales",
        "  channelId: com.acme.promos",
        "delivery:",
        "  ttl: 3d",
        "  priority: high",
        f"  collapseId: bench-{number}",
        f'data: {{screen: sale, saleId: "{number}"}}',
    ]
    return "\n".join(lines) + "\n"


def write(directory, campaigns, layout="tree", locales=len(WORDS)):
    words = dict(list({**WORDS, **MORE_WORDS}.items())[:locales])
    folder = Path(directory) / "campaigns"
    folder.mkdir(parents=True)
    configuration = CONFIGURATION.replace("LAYOUT", layout).replace("LOCALES", ", ".join(words))
    (Path(directory) / "carillon.yaml").write_text(configuration, encoding="utf-8")
    for number in range(campaigns):
        (folder / f"c{number:05}.yaml").write_text(campaign(number, words), encoding="utf-8")


def write_largest(directory):
    """One campaign as large as the tool takes: close to a MiB of YAML, and 12,800 payloads: all variants, locales and targets that it takes."""
    locales = ["en", *(f"{language}-{region}" for language in ("en", "fr", "es") for region in sorted(REGIONS))][:200]
    lines = ["content:", "  _default: en"]
    for number, locale in enumerate(locales):
        body = " ".join(f"word{number}-{count}" for count in range(70))
        lines.append(f"  {locale}: {{title: Sale in {locale}, body: {body}}}")
    lines += ["presentation: {channelId: com.acme.promos, threadId: sales}", "variants:", "  v0: {weight: 10}"]
    for number in range(1, 16):
        lines += [f"  v{number}:", "    weight: 6", "    content:"]
        for locale in locales:
            offer = " ".join(f"offer{number}-{locale}-{count}" for count in range(14))
            lines.append(f"      {locale}: {{title: Sale {number} in {locale}, body: {offer}}}")
    folder = Path(directory) / "campaigns"
    folder.mkdir(parents=True)
    configuration = CONFIGURATION.replace("LAYOUT", "packed").replace("[LOCALES]", "[en]")
    (Path(directory) / "carillon.yaml").write_text(configuration, encoding="utf-8")
    (folder / "largest.yaml").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("directory", type=Path)
    parser.add_argument("campaigns", type=int, nargs="?", default=1000)
    options = parser.parse_args()
    write(options.directory, options.campaigns)
