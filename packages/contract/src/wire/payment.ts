import { type Static, Type } from 'typebox';
import { Euro } from './price.ts';

const OrderId = Type.String({ minLength: 1, maxLength: 200 });

/** Who takes the money of an order that is paid online (SPEC §1). */
export const PaymentProvider = Type.Union([Type.Literal('paypal'), Type.Literal('saferpay')]);
export type PaymentProvider = Static<typeof PaymentProvider>;

/** The question of payment/getEnv. */
export const PaymentEnvironmentQuestion = Type.Object({ type: PaymentProvider });

/** Where a provider's payments run (CONTRACT §6); what only PayPal's buttons need is missing for Saferpay. */
export const PaymentEnvironment = Type.Object({
  env: Type.Union([Type.Literal('sandbox'), Type.Literal('production')]),
  isOwnSandbox: Type.Boolean({ description: 'Whether the shop’s own sandbox plays the provider: no money moves.' }),
  clientId: Type.Optional(Type.String()),
  sdkUrl: Type.Optional(Type.String({ description: 'Address of PayPal’s script, with all its parameters.' })),
});
export type PaymentEnvironment = Static<typeof PaymentEnvironment>;

/**
 * The body of payment/create. `url` is where the payer comes back to: an address of this shop. The amount is the stored
 * order’s.
 */
export const PaymentToCreate = Type.Object({
  orderId: OrderId,
  type: PaymentProvider,
  url: Type.String({ minLength: 1, maxLength: 2000 }),
});
export type PaymentToCreate = Static<typeof PaymentToCreate>;

/** Where the payer goes on: PayPal’s order for its buttons, or the address of Saferpay’s page, which opens once. */
export const CreatedPayment = Type.Object({
  id: Type.Optional(Type.String()),
  redirectUrl: Type.Optional(Type.String()),
});
export type CreatedPayment = Static<typeof CreatedPayment>;

/**
 * The body of payment/execute: PayPal’s order and payer as its buttons name them, or the order that was paid by
 * Saferpay (SPEC §7). With an `orderId` beside PayPal’s order, a payment of another order is not found.
 */
export const PaymentToExecute = Type.Union([
  Type.Object({ paymentId: OrderId, payerId: Type.String({ maxLength: 200 }), orderId: Type.Optional(OrderId) }),
  Type.Object({ orderId: OrderId, type: PaymentProvider, url: Type.Optional(Type.String({ maxLength: 2000 })) }),
]);
export type PaymentToExecute = Static<typeof PaymentToExecute>;

/** What PayPal’s payment of an order has come to: `approved` means paid (SPEC §3). */
export const PaypalPayment = Type.Object({
  state: Type.Union([Type.Literal('created'), Type.Literal('approved'), Type.Literal('failed')]),
});
export type PaypalPayment = Static<typeof PaypalPayment>;

/**
 * What Saferpay’s payment of an order has come to (SPEC §3): with neither the payer is on the way, with a transaction
 * it was made, with an error it failed.
 */
export const SaferpayPayment = Type.Object({
  transaction: Type.Optional(
    Type.Object({
      id: Type.String(),
      means: Type.Optional(Type.String({ description: 'As the customer reads it, such as a card’s masked number.' })),
    }),
  ),
  error: Type.Optional(
    Type.Object({ code: Type.String(), msg: Type.Optional(Type.String({ description: 'What the payer may read.' })) }),
  ),
});
export type SaferpayPayment = Static<typeof SaferpayPayment>;

/**
 * Whether there is something to pay: `checking` while nobody knows (nothing may be pressed), `returned` when money went
 * back, `partly-paid` when less came than the total: the rest is between operator and customer; `disputed` when payer
 * or bank took money back at the provider, which is no refund of the shop's.
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

/** What came of an order's money: there where it is `returned` or `partly-paid`. */
export const PaymentSums = Type.Object({
  paid: Euro,
  returned: Euro,
  /** Paid, less what went back. */
  left: Euro,
  /** The total, less what is left. */
  open: Euro,
});
export type PaymentSums = Static<typeof PaymentSums>;

/**
 * The answer of payment/execute: the record of the provider whose payment it is (SPEC §7), and what it means for the
 * order.
 */
export const ExecutedPayment = Type.Object({
  payment: ShownPayment,
  state: Type.Optional(PaypalPayment.properties.state),
  chooseAgain: Type.Optional(
    Type.Boolean({
      description: 'PayPal refused what the payer chose to pay with, and lets them choose again in its window.',
    }),
  ),
  ...SaferpayPayment.properties,
});
export type ExecutedPayment = Static<typeof ExecutedPayment>;

/**
 * The question of payment/status: the key that the provider’s page brings back in the address, as `payment`. It opens
 * no order.
 */
export const PaymentStatusQuestion = Type.Object({
  payment: OrderId,
  orderIds: Type.Optional(
    Type.Array(OrderId, {
      maxItems: 50,
      description: 'Orders that the browser has the keys to: one may be the one it was paid for.',
    }),
  ),
});

/** How a payment stands, for somebody who came back from the provider: of the order nothing that they did not know. */
export const PaymentStatus = Type.Object({
  payment: ShownPayment,
  orderId: Type.Optional(
    Type.String({ description: 'Which of the orders asked about it pays; missing where none is it.' }),
  ),
});
export type PaymentStatus = Static<typeof PaymentStatus>;
