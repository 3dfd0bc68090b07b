import type { PaymentKind, ShownPayment } from '@kontor/domain';

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
  /** Of orders without such a payment: what comes in, the shop does not see. */
  offline: {
    online: 'wird nicht über den Shop bezahlt',
    transfer: 'Überweisung vor der Lieferung; den Eingang zeigt Ihr Konto',
    invoice: 'auf Rechnung, nach Erhalt der Ware',
    'on-delivery': 'wird nicht über den Shop bezahlt',
  } satisfies Readonly<Record<PaymentKind, string>>,
};
