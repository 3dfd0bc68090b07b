import type { DocumentKind } from '@kontor/domain';

interface Facts {
  /** The title of the document, such as Teilrechnung. */
  readonly title: string;
  readonly number: string;
  readonly orderNumber: string;
  readonly gross: string;
  readonly corrected: string;
}

interface MailWords {
  readonly subject: (number: string, shop: string, title: string) => string;
  readonly sentence: (facts: Facts) => string;
}

const words: Readonly<Record<DocumentKind, MailWords>> = {
  invoice: {
    subject: (number, shop, title) => `Ihre ${title} ${number} von ${shop}`,
    sentence: ({ title, number, orderNumber, gross }) =>
      `im Anhang finden Sie die ${title} ${number} über ${gross} zu Ihrer Bestellung ${orderNumber}.`,
  },
  correction: {
    subject: (number, shop) => `Rechnungskorrektur ${number} von ${shop}`,
    sentence: ({ number, corrected, gross }) =>
      `im Anhang finden Sie die Rechnungskorrektur ${number}. Sie verringert die Rechnung ${corrected} um ${gross}.`,
  },
  cancellation: {
    subject: (number, shop) => `Stornorechnung ${number} von ${shop}`,
    sentence: ({ number, corrected }) =>
      `im Anhang finden Sie die Stornorechnung ${number}. Sie hebt die Rechnung ${corrected} auf.`,
  },
  'delivery-note': {
    subject: (number, shop) => `Lieferschein ${number} von ${shop}`,
    sentence: ({ number, orderNumber }) =>
      `im Anhang finden Sie den Lieferschein ${number} zu Ihrer Bestellung ${orderNumber}.`,
  },
};

/** The mail that sends a document to its customer. */
export const documentMailTexts = {
  ...words,
  discount: (percent: string, until: string, rest: string) =>
    `Bei Zahlung bis ${until} dürfen Sie ${percent} Skonto abziehen und überweisen dann ${rest}.`,
  replaces: (number: string, cancellation: string) =>
    `Sie ersetzt die Rechnung ${number}. Diese haben wir mit der Stornorechnung ${cancellation} aufgehoben, die auch im Anhang liegt. Wenn Sie die Rechnung ${number} schon bezahlt haben, gilt Ihre Zahlung für die neue.`,
  preview: (orderNumber: string) => `Zu Ihrer Bestellung ${orderNumber}`,
} as const;
