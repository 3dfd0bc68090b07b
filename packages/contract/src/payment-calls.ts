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
    summary: 'Where the payments of a provider run, and what its buttons need.',
    body: PaymentEnvironmentQuestion,
    answer: PaymentEnvironment,
    refusals: { ...wrongBody, 503: refused('payment-unavailable') },
  },
  paymentCreate: {
    tag: 'Payment',
    summary:
      'Begins to pay an order: the amount is the stored order’s. Asked again for PayPal while the payer has not decided, the same payment.',
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
      'Settles a payment by what its provider says of it. Any number of times, in any order, at once: it is booked once.',
    body: PaymentToExecute,
    answer: ExecutedPayment,
    refusals: { ...wrongBody, 404: refused('payment-not-found', 'order-not-found') },
  },
  paymentStatus: {
    tag: 'Payment',
    summary:
      'Status of a payment by the id in the return address. Names its order only to a browser that holds its key.',
    body: PaymentStatusQuestion,
    answer: PaymentStatus,
    refusals: { ...wrongBody, 404: refused('payment-not-found') },
  },
} as const satisfies Record<string, Call>;
