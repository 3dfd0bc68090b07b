import type { ShownPayment } from '@kontor/domain';

/** How the payment of an order stands, for those who run the shop. */
export const paymentStandingTexts = {
  nothingToPay: 'nichts zu bezahlen',
  /** By the payment of an order that is paid online. */
  online: {
    due: 'noch nicht bezahlt',
    checking: 'wird vom Anbieter geprüft',
    paid: 'bezahlt',
    'partly-paid': 'teilweise bezahlt',
    disputed: 'beanstandet: Kunde oder Bank hat Geld zurückgeholt',
    returned: 'zurückgezahlt',
  } satisfies Readonly<Record<ShownPayment, string>>,
  /** By the payment condition of others: what comes in, the shop does not see. */
  offline: {
    vorkasse: 'Überweisung vor der Lieferung; den Eingang zeigt Ihr Konto',
    rechnung: 'auf Rechnung, nach Erhalt der Ware',
  } as Readonly<Record<string, string>>,
  offlineOther: 'wird nicht über den Shop bezahlt',
};
