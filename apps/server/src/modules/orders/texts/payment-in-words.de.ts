import type { PaymentKind, ShownPayment } from '@kontor/domain';

/** Of orders that are not paid through the shop, which sees nothing of what comes in. */
const offline: Readonly<Record<PaymentKind, string>> = {
  online: 'wird nicht über den Shop bezahlt',
  transfer: 'Überweisung vor der Lieferung; den Eingang zeigt Ihr Konto',
  invoice: 'auf Rechnung, nach Erhalt der Ware',
  'on-delivery': 'wird nicht über den Shop bezahlt',
};

/** Of orders that are paid through the shop, by their payment. */
const online: Readonly<Record<ShownPayment, string>> = {
  due: 'noch nicht bezahlt',
  checking: 'wird vom Anbieter geprüft',
  paid: 'bezahlt',
  'partly-paid': 'teilweise bezahlt',
  disputed: 'beanstandet: Kunde oder Bank hat Geld zurückgeholt',
  returned: 'zurückgezahlt',
};

/** How the payment of an order stands, for those who run the shop. */
export const paymentWords = {
  nothingToPay: 'nichts zu bezahlen',
  online,
  offline,
};
