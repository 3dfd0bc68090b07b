import { type Call, refused, wrongBody } from './call.ts';
import {
  CreatedPayment,
  ExecutedPayment,
  PaymentEnvironment,
  PaymentEnvironmentQuestion,
  PaymentStatus,
  PaymentStatusQuestion,
  PaymentToCreate,
  PaymentToExecute,
} from './wire/payment.ts';

/** The payment calls of SPEC §7, as defined by CONTRACT §6, and one for payers who return in another browser. */
export const paymentCalls = {
  paymentGetEnv: {
    tag: 'Payment',
    summary: 'The environment of a provider’s payments, and the data for its buttons.',
    body: PaymentEnvironmentQuestion,
    answer: PaymentEnvironment,
    refusals: { ...wrongBody, 503: refused('payment-unavailable') },
  },
  paymentCreate: {
    tag: 'Payment',
    summary:
      'Starts the payment of an order. The amount comes from the stored order. For PayPal, a repeated call returns the same payment while the payer has not decided.',
    body: PaymentToCreate,
    answer: CreatedPayment,
    refusals: {
      ...wrongBody,
      400: refused('invalid-request', 'foreign-address'),
      404: refused('order-not-found'),
      409: refused(
        'payment-checked',
        'payment-busy',
        'already-paid',
        'other-payment',
        'order-cancelled',
        'payment-refused',
      ),
      503: refused('payment-unavailable'),
    },
  },
  paymentExecute: {
    tag: 'Payment',
    summary:
      'Settles a payment by the state that its provider reports. The call can be repeated and can run in parallel: the payment is booked once.',
    body: PaymentToExecute,
    answer: ExecutedPayment,
    refusals: { ...wrongBody, 404: refused('payment-not-found', 'order-not-found') },
  },
  paymentStatus: {
    tag: 'Payment',
    summary:
      'Status of a payment by the id in the return address. The answer names the order only if the browser sent the order’s key.',
    body: PaymentStatusQuestion,
    answer: PaymentStatus,
    refusals: { ...wrongBody, 404: refused('payment-not-found') },
  },
} as const satisfies Record<string, Call>;
