/** Amounts of a payment and of its refund, as displayed. */
interface MailedMoney {
  readonly amount: string;
  readonly refunded: string;
  /** The cash discount that was deducted; undefined: none. */
  readonly discount: string | undefined;
  /** Whether all of the payment was refunded. */
  readonly isAll: boolean;
}

/** The mails about payments: money has come in, or money that was not due has been refunded. */
export const paymentMailTexts = {
  paid: {
    subject: (orderNumber: string) => `Ihre Zahlung für die Bestellung ${orderNumber} ist eingegangen`,
    preview: 'Vielen Dank, Ihre Bestellung ist bezahlt.',
    sentence: ({ amount, discount }: MailedMoney, means: string, orderNumber: string) =>
      `Ihre Zahlung von ${amount} (${means}) für die Bestellung ${orderNumber} ist eingegangen${discount === undefined ? '' : `; mit ${discount} Skonto ist sie vollständig bezahlt`}. Vielen Dank!`,
  },
  cancelled: {
    subject: (orderNumber: string) => `Ihre Zahlung für die stornierte Bestellung ${orderNumber} geht an Sie zurück`,
    preview: 'Sie müssen nichts tun.',
    sentence: ({ refunded }: MailedMoney, means: string, orderNumber: string) =>
      `Ihre Bestellung ${orderNumber} wurde storniert. Wir haben Ihnen insgesamt ${refunded} (${means}) zurücküberwiesen; bis das Geld auf Ihrem Konto ist, kann es einige Tage dauern. Sie müssen nichts tun.`,
  },
  returned: {
    subject: (orderNumber: string) => `Ihre Zahlung für die Bestellung ${orderNumber} geht an Sie zurück`,
    preview: 'Sie müssen nichts tun.',
    sentence: ({ amount, refunded, isAll }: MailedMoney, means: string, orderNumber: string) =>
      `für die Bestellung ${orderNumber} ist eine Zahlung von ${amount} (${means}) eingegangen, die nicht oder nicht mehr offen war. ${isAll ? 'Wir haben sie zurücküberwiesen; bis sie' : `Wir haben Ihnen davon ${refunded} zurücküberwiesen; bis das Geld`} auf Ihrem Konto ist, kann es einige Tage dauern. Sie müssen nichts tun.`,
  },
};

/** The mail that tells the shop that an order is paid. */
export const paymentNoticeTexts = {
  subject: (orderNumber: string) => `Bezahlt: Bestellung ${orderNumber}`,
  sentence: (orderNumber: string, customer: string, amount: string, means: string) =>
    `Die Bestellung ${orderNumber} von ${customer} ist bezahlt: ${amount} mit ${means}.`,
  reference: (reference: string) => `Die Zahlung heißt ${reference}.`,
};
