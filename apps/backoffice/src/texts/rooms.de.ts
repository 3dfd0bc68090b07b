/** The texts about rooms in navigation and palette, before they are opened. */
export const bankRoomTexts = { title: 'Bank', read: 'Kontoauszug einlesen' } as const;

/** Vouchers. */
export const voucherRoomTexts = { title: 'Gutscheine', make: 'Gutschein anlegen' } as const;

/** Payments by PayPal and Saferpay. */
export const paymentRoomTexts = { title: 'Zahlungen' } as const;

/** Unpaid orders. */
export const receivableRoomTexts = { title: 'Offene Posten' } as const;

/** The books. */
export const booksRoomTexts = { title: 'Buchhaltung' } as const;

/** The declarations of withdrawal. */
export const withdrawalRoomTexts = { title: 'Widerrufe', one: 'Widerruf' } as const;

/** Customers with an account. */
export const customerRoomTexts = { title: 'Kunden', one: 'Kunde' } as const;

/** Who gets the newsletter. */
export const newsletterRoomTexts = { title: 'Newsletter' } as const;

/** What is kept of people, and erasing it. */
export const privacyRoomTexts = { title: 'Datenschutz' } as const;

/** Offers to customers. */
export const quoteRoomTexts = { title: 'Angebote', one: 'Angebot', make: 'Angebot machen' } as const;

/** Reviews by buyers. */
export const reviewRoomTexts = { title: 'Bewertungen' } as const;

/** The start page of the shop. */
export const frontPageRoomTexts = { title: 'Startseite' } as const;
