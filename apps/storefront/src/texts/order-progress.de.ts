/** What became of an order since it was placed. */
export const orderProgressTexts = {
  title: 'Stand Ihrer Bestellung',
  /** By the states of an order (domain: OrderState). */
  states: {
    placed: 'Eingegangen',
    processing: 'In Bearbeitung',
    shipped: 'Versandt',
    delivered: 'Zugestellt',
    completed: 'Abgeschlossen',
    cancelled: 'Storniert',
    returned: 'Zurückgesandt',
  } as Readonly<Record<string, string>>,
  parcel: (number: number) => `Paket ${number}`,
  carrier: (name: string) => `mit ${name}`,
  shipped: (date: string) => `versandt am ${date}`,
  delivered: (date: string) => `zugestellt am ${date}`,
  trackingNumber: (number: string) => `Sendungsnummer ${number}`,
  follow: 'Paket verfolgen',
  followParcel: (number: number) => `Paket ${number} verfolgen`,
  cancelled: (count: number) => `davon storniert: ${count}`,
  returned: (count: number) => `davon zurückgesandt: ${count}`,
};
