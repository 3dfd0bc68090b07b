import type { OrderPaymentState, OrderState, ShippingState } from '@kontor/domain';

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

/** The states of its shipping. */
export const shippingStateTexts: Readonly<Record<ShippingState, string>> = {
  open: 'offen',
  'partly-shipped': 'teilweise versandt',
  shipped: 'versandt',
  delivered: 'zugestellt',
  returned: 'zurückgesandt',
  none: 'entfällt',
};
