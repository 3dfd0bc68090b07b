/** What is possible where a text has one of the shapes of configuration-schemas.ts. */
export const shapeTexts = {
  countryCode: 'Hier steht das Kürzel eines Landes, zwei große Buchstaben wie AT.',
  uri: 'Eine Adresse im Shop beginnt mit einem „/“, wie /agb oder /shop/wein; eine andere mit https://, mailto: oder tel:.',
  startpage: 'Die Startseite ist eine Adresse in diesem Shop und beginnt mit einem „/“, wie /shop oder /shop/wein.',
  day: 'Hier steht ein Tag wie 2026-12-31.',
  trackingLink: 'Ein Link beginnt mit https:// und enthält einmal {number} für die Sendungsnummer.',
  frontPageHref:
    'Eine Adresse im Shop beginnt mit einem „/“, wie /shop/wein; eine andere mit https://, mailto: oder tel:.',
  paymentName:
    'Möglich sind kleine Buchstaben ohne Umlaute, Ziffern und „-“, zuerst ein Buchstabe, höchstens 50 Zeichen.',
} as const;
