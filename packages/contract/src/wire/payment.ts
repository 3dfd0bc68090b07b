import { type Static, Type } from 'typebox';
import { Euro } from './price.ts';

const OrderId = Type.String({ minLength: 1, maxLength: 200 });

/** The provider of an order that is paid online (SPEC §1). */
export const PaymentProvider = Type.Union([Type.Literal('paypal'), Type.Literal('saferpay')]);
export type PaymentProvider = Static<typeof PaymentProvider>;

/** The body of payment/getEnv. */
export const PaymentEnvironmentQuestion = Type.Object({ type: PaymentProvider });

/** The environment of a provider's payments (CONTRACT §6). Fields for PayPal's buttons are missing for Saferpay. */
export const PaymentEnvironment = Type.Object({
  env: Type.Union([Type.Literal('sandbox'), Type.Literal('production')]),
  isOwnSandbox: Type.Boolean({
    description: 'Whether the shop’s payment sandbox simulates the provider. If so, no money moves.',
  }),
  clientId: Type.Optional(Type.String()),
  sdkUrl: Type.Optional(Type.String({ description: 'Address of PayPal’s script, with all its parameters.' })),
});
export type PaymentEnvironment = Static<typeof PaymentEnvironment>;

/**
 * The body of payment/create. `url`: the address of this shop to which the payer returns. The amount is the stored
 * order's.
 */
export const PaymentToCreate = Type.Object({
  orderId: OrderId,
  type: PaymentProvider,
  url: Type.String({ minLength: 1, maxLength: 2000 }),
});
export type PaymentToCreate = Static<typeof PaymentToCreate>;

/**
 * How the payer continues: PayPal's order for its buttons, or the address of Saferpay's page, which opens only once.
 */
export const CreatedPayment = Type.Object({
  id: Type.Optional(Type.String()),
  redirectUrl: Type.Optional(Type.String()),
});
export type CreatedPayment = Static<typeof CreatedPayment>;

/**
 * The body of payment/execute: PayPal's order and payer from its buttons, or the order that was paid by Saferpay (SPEC
 * §7). With an `orderId` beside PayPal's order, another order's payment is not found.
 */
export const PaymentToExecute = Type.Union([
  Type.Object({ paymentId: OrderId, payerId: Type.String({ maxLength: 200 }), orderId: Type.Optional(OrderId) }),
  Type.Object({ orderId: OrderId, type: PaymentProvider, url: Type.Optional(Type.String({ maxLength: 2000 })) }),
]);
export type PaymentToExecute = Static<typeof PaymentToExecute>;

/** The state of an order's PayPal payment: `approved` means paid (SPEC §3). */
export const PaypalPayment = Type.Object({
  state: Type.Union([Type.Literal('created'), Type.Literal('approved'), Type.Literal('failed')]),
});
export type PaypalPayment = Static<typeof PaypalPayment>;

/**
 * The state of an order's Saferpay payment (SPEC §3). With a transaction it was made, with an error it failed; with
 * neither the payer has not finished.
 */
export const SaferpayPayment = Type.Object({
  transaction: Type.Optional(
    Type.Object({
      id: Type.String(),
      means: Type.Optional(
        Type.String({ description: 'The means of payment as shown to the customer, such as a masked card number.' }),
      ),
    }),
  ),
  error: Type.Optional(
    Type.Object({
      code: Type.String(),
      msg: Type.Optional(Type.String({ description: 'A message that the payer may see.' })),
    }),
  ),
});
export type SaferpayPayment = Static<typeof SaferpayPayment>;

/**
 * The state of an order's payment as shown. `checking`: unknown, so no button is shown. `returned`: the money was
 * refunded. `partly-paid`: less came than the total; the operator settles the rest with the customer. `disputed`: the
 * payer or their bank took money back at the provider, which is not a refund by the shop.
 */
export const ShownPayment = Type.Union([
  Type.Literal('due'),
  Type.Literal('checking'),
  Type.Literal('paid'),
  Type.Literal('partly-paid'),
  Type.Literal('disputed'),
  Type.Literal('returned'),
]);
export type ShownPayment = Static<typeof ShownPayment>;

/** The sums of an order's money, if it is `returned` or `partly-paid`. */
export const PaymentSums = Type.Object({
  paid: Euro,
  returned: Euro,
  /** The sum paid, less what has left again. */
  left: Euro,
  /** The total, less what is left. */
  open: Euro,
});
export type PaymentSums = Static<typeof PaymentSums>;

/**
 * The answer of payment/execute: the record of the payment's provider (SPEC §7), and the state of the order's payment.
 */
export const ExecutedPayment = Type.Object({
  payment: ShownPayment,
  state: Type.Optional(PaypalPayment.properties.state),
  chooseAgain: Type.Optional(
    Type.Boolean({
      description: 'PayPal refused the chosen means of payment. The payer can choose another one in PayPal’s window.',
    }),
  ),
  ...SaferpayPayment.properties,
});
export type ExecutedPayment = Static<typeof ExecutedPayment>;

/** The body of payment/status: the key in the return address, as `payment`. It gives no access to the order. */
export const PaymentStatusQuestion = Type.Object({
  payment: OrderId,
  orderIds: Type.Optional(
    Type.Array(OrderId, {
      maxItems: 50,
      description: 'Ids of orders that the browser knows. One of them may belong to the payment.',
    }),
  ),
});

/** The status of a payment for somebody who returned from the provider. It reveals nothing about the order. */
export const PaymentStatus = Type.Object({
  payment: ShownPayment,
  orderId: Type.Optional(
    Type.String({ description: 'The one of these orders that the payment pays. Missing if none does.' }),
  ),
});
export type PaymentStatus = Static<typeof PaymentStatus>;
