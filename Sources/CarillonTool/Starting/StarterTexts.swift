/// The words of a new project in one language.
struct StarterTexts {
  /// As the first part of a locale.
  let language: String
  let welcomeTitle: String
  let welcomeBody: String
  let saleTitle: String
  let saleBody: String

  /// The labels of the two buttons.
  let shop: String
  let later: String

  /// The channels, as Android's settings show them.
  let general: String
  let aboutGeneral: String
  let offers: String
  let aboutOffers: String

  /// Every language that a project can start in; another gets the English words, to be translated.
  static let all = [english, german, spanish, french, italian, japanese, dutch, portuguese, turkish]

  static let english = StarterTexts(
    language: "en", welcomeTitle: "Good to have you here",
    welcomeBody: "{{firstName|Hello}}, your account is ready. Have a look around.", saleTitle: "Weekend sale",
    saleBody: "30% off everything until Sunday.", shop: "Shop now", later: "Remind me later", general: "General",
    aboutGeneral: "News about your account", offers: "Offers", aboutOffers: "Discounts and reminders")

  private static let german = StarterTexts(
    language: "de", welcomeTitle: "Schön, dass du da bist",
    welcomeBody: "{{firstName|Hallo}}, dein Konto ist bereit. Schau dich um.", saleTitle: "Wochenend-Rabatt",
    saleBody: "30 % auf alles bis Sonntag.", shop: "Jetzt einkaufen", later: "Später erinnern", general: "Allgemein",
    aboutGeneral: "Neues zu deinem Konto", offers: "Angebote", aboutOffers: "Rabatte und Erinnerungen")

  private static let spanish = StarterTexts(
    language: "es", welcomeTitle: "Nos alegra tenerte aquí",
    welcomeBody: "{{firstName|Hola}}, tu cuenta está lista. Échale un vistazo.", saleTitle: "Rebajas de fin de semana",
    saleBody: "30 % de descuento en todo hasta el domingo.", shop: "Comprar ahora", later: "Recordármelo más tarde",
    general: "General", aboutGeneral: "Novedades de tu cuenta", offers: "Ofertas",
    aboutOffers: "Descuentos y recordatorios")

  private static let french = StarterTexts(
    language: "fr", welcomeTitle: "Ravis de vous accueillir",
    welcomeBody: "{{firstName|Bonjour}}, votre compte est prêt. Faites un tour.", saleTitle: "Soldes du week-end",
    saleBody: "30 % de remise sur tout jusqu’à dimanche.", shop: "Acheter", later: "Me le rappeler",
    general: "Général", aboutGeneral: "Des nouvelles de votre compte", offers: "Offres",
    aboutOffers: "Remises et rappels")

  private static let italian = StarterTexts(
    language: "it", welcomeTitle: "Che bello averti qui",
    welcomeBody: "{{firstName|Ciao}}, il tuo account è pronto. Dai un’occhiata.", saleTitle: "Saldi del weekend",
    saleBody: "30% di sconto su tutto fino a domenica.", shop: "Acquista ora", later: "Ricordamelo più tardi",
    general: "Generale", aboutGeneral: "Novità sul tuo account", offers: "Offerte",
    aboutOffers: "Sconti e promemoria")

  private static let japanese = StarterTexts(
    language: "ja", welcomeTitle: "ようこそ",
    welcomeBody: "{{firstName|お客}}さま、アカウントの準備ができました。どうぞご覧ください。", saleTitle: "週末セール",
    saleBody: "日曜日まで全品30%オフ。", shop: "今すぐ見る", later: "あとで知らせる", general: "お知らせ",
    aboutGeneral: "アカウントに関するお知らせ", offers: "セール", aboutOffers: "割引とリマインダー")

  private static let dutch = StarterTexts(
    language: "nl", welcomeTitle: "Fijn dat je er bent",
    welcomeBody: "{{firstName|Hallo}}, je account staat klaar. Kijk gerust rond.", saleTitle: "Weekendkorting",
    saleBody: "30% korting op alles tot en met zondag.", shop: "Nu winkelen", later: "Herinner me later",
    general: "Algemeen", aboutGeneral: "Nieuws over je account", offers: "Aanbiedingen",
    aboutOffers: "Kortingen en herinneringen")

  private static let portuguese = StarterTexts(
    language: "pt", welcomeTitle: "Que bom ter você aqui",
    welcomeBody: "{{firstName|Olá}}, sua conta está pronta. Dê uma olhada.", saleTitle: "Promoção de fim de semana",
    saleBody: "30% de desconto em tudo até domingo.", shop: "Comprar agora", later: "Lembrar mais tarde",
    general: "Geral", aboutGeneral: "Novidades da sua conta", offers: "Ofertas",
    aboutOffers: "Descontos e lembretes")

  private static let turkish = StarterTexts(
    language: "tr", welcomeTitle: "Aramıza hoş geldiniz",
    welcomeBody: "{{firstName|Merhaba}}, hesabınız hazır. Şöyle bir göz atın.", saleTitle: "Hafta sonu indirimi",
    saleBody: "Pazara kadar her şeyde %30 indirim.", shop: "Alışverişe başla", later: "Sonra hatırlat",
    general: "Genel", aboutGeneral: "Hesabınızla ilgili haberler", offers: "Fırsatlar",
    aboutOffers: "İndirimler ve hatırlatmalar")
}
