import type { OrderPaymentState, OrderState, PaymentState, ShippingState } from '@kontor/domain';

/** The states of an order. */
export const orderStateTexts: Readonly<Record<OrderState, string>> = {
  placed: 'Eingegangen',
  processing: 'In Bearbeitung',
  shipped: 'Versandt',
  delivered: 'Zugestellt',
  completed: 'Abgeschlossen',
  cancelled: 'Storniert',
  returned: 'Zurückgesandt',
};

/** The states of its payment. */
export const paymentStateTexts: Readonly<Record<OrderPaymentState, string>> = {
  open: 'offen',
  pending: 'in Klärung',
  failed: 'gescheitert',
  'partly-paid': 'teilweise bezahlt',
  paid: 'bezahlt',
  overpaid: 'überzahlt',
  disputed: 'angefochten',
  refunded: 'erstattet',
};

/** The states of an attempt to pay it at a provider. */
export const attemptStateTexts: Readonly<Record<PaymentState, string>> = {
  created: 'begonnen',
  redirected: 'begonnen',
  pending: 'in Klärung',
  authorized: 'zugesagt',
  capturing: 'wird eingezogen',
  captured: 'bezahlt',
  refunded: 'erstattet',
  reversed: 'zurückgebucht',
  voided: 'freigegeben',
  failed: 'gescheitert',
  cancelled: 'abgebrochen',
  expired: 'abgelaufen',
};

/** The states of its shipping. */
export const shippingStateTexts: Readonly<Record<ShippingState, string>> = {
  open: 'offen',
  'partly-shipped': 'teilweise versandt',
  shipped: 'versandt',
  delivered: 'zugestellt',
  returned: 'zurückgesandt',
  none: 'entfällt',
};
