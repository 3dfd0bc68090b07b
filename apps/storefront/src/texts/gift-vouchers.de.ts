/** The gift vouchers that an order bought, in the account. */
export const giftVoucherTexts = {
  title: (count: number) => (count === 1 ? 'Geschenkgutschein' : 'Geschenkgutscheine'),
  rest: (amount: string) => `davon übrig: ${amount}`,
  validTo: (day: string) => `gültig bis ${day}`,
  redeemed: 'eingelöst',
  states: {
    voided: 'zurückgenommen, gilt nicht mehr',
    suspended: 'gesperrt, bis die Zahlung geklärt ist',
    stopped: 'gilt nicht mehr',
  },
};
