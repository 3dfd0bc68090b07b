/** The gift vouchers that an order bought. */
export const giftVoucherTexts = {
  title: 'Geschenkgutscheine',
  code: (end: string) => `…-${end}`,
  rest: (rest: string, worth: string) => (rest === worth ? `${worth}, nicht eingelöst` : `${rest} von ${worth} übrig`),
  until: (day: string) => `, gültig bis ${day}`,
  states: {
    voided: 'Zurückgenommen: gilt nicht mehr.',
    suspended: 'Gesperrt, weil die Zahlung fehlt oder strittig ist. Ist sie da, gilt der Gutschein wieder.',
    stopped: 'Von Hand gesperrt.',
  },
  sendAgain: 'Codes noch einmal senden',
  sentAgain: 'Die Codes gehen noch einmal per E-Mail an die Kundin oder den Kunden.',
};
