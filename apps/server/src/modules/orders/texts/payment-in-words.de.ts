import type { PaymentKind, ShownPayment } from '@kontor/domain';

/** For orders that are paid outside the shop, whose payments it does not see. */
const offline: Readonly<Record<PaymentKind, string>> = {
  online: 'wird nicht über den Shop bezahlt',
  transfer: 'Überweisung vor der Lieferung; den Eingang zeigt Ihr Konto',
  invoice: 'auf Rechnung, nach Erhalt der Ware',
  'on-delivery': 'wird nicht über den Shop bezahlt',
};

/** For orders that are paid through the shop, by the state of their payment. */
const online: Readonly<Record<ShownPayment, string>> = {
  due: 'noch nicht bezahlt',
  checking: 'wird vom Anbieter geprüft',
  paid: 'bezahlt',
  'partly-paid': 'teilweise bezahlt',
  disputed: 'beanstandet: Kunde oder Bank hat Geld zurückgeholt',
  returned: 'zurückgezahlt',
};

/** The payment state of an order, for the people who run the shop. */
export const paymentWords = {
  nothingToPay: 'nichts zu bezahlen',
  online,
  offline,
};
