import {
  type OrderMatter,
  type OrderPaymentState,
  type OrderState,
  orderMatters,
  orderStates,
  type ShippingState,
  type StepKind,
  shippingStates,
  stepKinds,
} from '@kontor/domain';
import { Type } from 'typebox';

/** A moment. */
export const Time = Type.String({ description: 'ISO 8601, UTC.' });

/** The place of a line in its order. */
export const Line = Type.Integer({
  minimum: 0,
  maximum: 10_000,
  description: 'The index among the order’s items, from 0.',
});

const Amount = Type.Integer({ minimum: -1_000_000_000, maximum: 1_000_000_000 });

/** Longer than any allowed text, so that a long one is refused with a sentence of its own. */
export const Words = Type.String({ maxLength: 20_000 });

/** The key of a request. */
export const StepKey = Type.String({
  pattern: '^[\\w.:-]{8,36}$',
  description: 'A new random key for each action of a person. Two calls with one key make one change.',
});

/** The state of an order, by its name in the domain. */
export const AnyOrderState = Type.Unsafe<OrderState>(Type.Enum(Object.keys(orderStates)));

/** What is to settle about an order. */
export const AnyOrderMatter = Type.Unsafe<OrderMatter>(
  Type.Enum([...orderMatters], {
    description:
      'What is to settle. shipped-unpaid: goods are on their way whose transfer, due before the delivery, is not there. transfer-back: money must be transferred back by hand. overbilled: an invoice bills what was cancelled or came back.',
  }),
);

/** The state of an order's shipping. */
export const AnyShippingState = Type.Unsafe<ShippingState>(Type.Enum([...shippingStates]));

/** The state of an order's payment. */
export const AnyPaymentState = Type.Unsafe<OrderPaymentState>(
  Type.Enum(['open', 'pending', 'failed', 'partly-paid', 'paid', 'overpaid', 'disputed', 'refunded']),
);

/** The kind of a step, by its name in the domain. */
export const AnyStep = Type.Unsafe<StepKind>(Type.Enum([...stepKinds]));

/** Pieces of one line. */
export const Pieces = Type.Object({ line: Line, amount: Amount });

/** The number that identifies an order in the back office. Its id is a key to the order and stays with its customer. */
export const OrderNumber = Type.String({ minLength: 1, maxLength: 200 });

/** The body of order. */
export const OneOrder = Type.Object({ number: OrderNumber });

/** The fields of a change that depends on nothing else of its order. */
export const remark = { number: OrderNumber, key: StepKey };

/** The fields of every step. */
export const step = {
  ...remark,
  version: Type.Integer({
    minimum: 0,
    description:
      'The version of the order that the person saw. If the order has changed since, the call is refused (409 order-stale).',
  }),
};

/** The field of steps that the customer is told of. */
export const isTold = {
  isTold: Type.Optional(Type.Boolean({ description: 'False: no e-mail is sent to the customer.' })),
};

/** The VAT id of whoever bought. */
export const vatId = Type.Optional(
  Type.String({ maxLength: 30, description: 'The VAT id of a business (LAW T5). Empty: none. Missing: it stays.' }),
);
