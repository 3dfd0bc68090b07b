import type { PaymentState } from '@kontor/domain';
import { type Static, Type } from 'typebox';
import { PaymentProvider } from '../../wire/payment.ts';

const Nullable = Type.Union([Type.String(), Type.Null()]);

/** The body of payments: the newest first, fifty at a time. */
export const PaymentQuestion = Type.Object({
  after: Type.Optional(Type.String({ maxLength: 200, description: 'The `next` of the previous page.' })),
});
export type PaymentQuestion = Static<typeof PaymentQuestion>;

/** An attempt to pay an order by a provider. Amounts in EUR. */
export const OfficePayment = Type.Object({
  reference: Type.String({ description: 'The operators’ reference, such as 2026-000123-1.' }),
  orderNumber: Type.String(),
  provider: PaymentProvider,
  means: Type.Union([Type.String(), Type.Null()], {
    description: 'The means of payment, such as a card’s masked number; null if unknown.',
  }),
  state: Type.Unsafe<PaymentState>(Type.String()),
  amount: Type.Number(),
  refunded: Type.Number({ description: 'What was refunded.' }),
  refunding: Type.Number({ description: 'Requested refunds that the provider has not confirmed yet.' }),
  reversed: Type.Number({ description: 'What disputes took back and have not returned.' }),
  failureCode: Type.Union([Type.String(), Type.Null()], {
    description: 'The provider’s code; null if it did not fail.',
  }),
  createdAt: Type.String({ description: 'ISO 8601, UTC.' }),
  changedAt: Type.String({ description: 'The last change of its state, or of one of its refunds; ISO 8601, UTC.' }),
});
export type OfficePayment = Static<typeof OfficePayment>;

/** A page of payments. `next`: the place of the following page; null on the last. */
export const OfficePayments = Type.Object({
  payments: Type.Array(OfficePayment),
  next: Nullable,
});
export type OfficePayments = Static<typeof OfficePayments>;

/** Something that does not fit together between the shop and a provider. */
export const OfficeFinding = Type.Object({
  _id: Type.String(),
  kind: Type.String({ description: 'Such as amount-differs, disputed or refund-refused.' }),
  foundAt: Type.String({ description: 'ISO 8601, UTC.' }),
  title: Type.String({ description: 'What was found, in German.' }),
  detail: Type.String({ description: 'Amounts, deadlines and the provider’s words, as a German sentence.' }),
  reference: Nullable,
  orderNumber: Nullable,
  books: Type.Boolean({
    description: 'Whether resolving it accepts the amount of the provider, which is then captured or booked.',
  }),
});
export type OfficeFinding = Static<typeof OfficeFinding>;

/** When a provider was last heard. */
const HeardProvider = Type.Object({
  provider: PaymentProvider,
  isOffered: Type.Boolean({ description: 'Whether customers can choose it now.' }),
  isSigned: Type.Boolean({ description: 'Whether the provider signs its messages. Saferpay does not.' }),
  messageAt: Type.Union([Type.String(), Type.Null()], { description: 'Its last verified message; null: none.' }),
  answerAt: Type.Union([Type.String(), Type.Null()], { description: 'Its last answer to an inquiry; null: none.' }),
});

/** The open findings, oldest first, and what the providers last said. */
export const PaymentFindings = Type.Object({
  findings: Type.Array(OfficeFinding),
  providers: Type.Array(HeardProvider),
});
export type PaymentFindings = Static<typeof PaymentFindings>;

/** The body of payment/check. */
export const OnePayment = Type.Object({ reference: Type.String({ minLength: 1, maxLength: 60 }) });

/** The answer of payment/check. */
export const CheckedPayment = Type.Object({
  payment: OfficePayment,
  isAnswered: Type.Boolean({ description: 'False if the provider did not answer. The shop asks again by itself.' }),
});
