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

CONFIGURATION = """\
version: 1
name: bench
targets: [apns, fcm, adm, webpush]
output: {style: wire}
locales: {served: [%s]}
app:
  ios: {bundleId: com.acme.shop, notificationOptions: [alert, badge, sound], serviceExtension: true}
  android: {package: com.acme.shop}
  web: {icon: "https://cdn.acme.example/icon.png"}
variables:
  firstName: {maxLength: 40, sample: Ada}
""" % ", ".join(WORDS)


def campaign(number):
    chance = random.Random(number)

    def text(locale, count):
        return " ".join(chance.choice(WORDS[locale]) for _ in range(count))

    lines = [
        f"description: Made for measuring, number {number}",
        "owner: growth@acme.example",
        "labels: [bench]",
        "content:",
        "  _default: en",
    ]
    for locale in WORDS:
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


def write(directory, campaigns):
    folder = Path(directory) / "campaigns"
    folder.mkdir(parents=True)
    (Path(directory) / "carillon.yaml").write_text(CONFIGURATION, encoding="utf-8")
    for number in range(campaigns):
        (folder / f"c{number:05}.yaml").write_text(campaign(number), encoding="utf-8")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("directory", type=Path)
    parser.add_argument("campaigns", type=int, nargs="?", default=1000)
    options = parser.parse_args()
    write(options.directory, options.campaigns)
