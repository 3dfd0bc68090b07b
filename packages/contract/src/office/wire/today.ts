import { type Static, Type } from 'typebox';
import { Euro } from '../../wire/price.ts';
import { TurnoverLimit } from './books.ts';
import { AnyOrderMatter, AnyOrderState, AnyPaymentState, AnyShippingState } from './order-parts.ts';

const Count = Type.Integer({ description: 'Counted up to 1,000.' });

/** What waits for somebody in the shop. Without the right to see it, a part is missing. */
export const OfficeToday = Type.Object({
  orders: Type.Array(
    Type.Object({
      filter: Type.Object({
        state: Type.Optional(AnyOrderState),
        payment: Type.Optional(AnyPaymentState),
        shipping: Type.Optional(AnyShippingState),
        isHeld: Type.Optional(Type.Literal(true)),
        isUnbilled: Type.Optional(Type.Literal(true)),
        matter: Type.Optional(AnyOrderMatter),
        to: Type.Optional(Type.String({ description: 'Placed on this day or before: 2026-10-24.' })),
      }),
      count: Count,
      sum: Type.Optional(Euro),
    }),
    { description: 'Orders that wait, by the filter of the list that shows them. Empty ones are left out.' },
  ),
  withdrawals: Type.Optional(Count),
  bankEntries: Type.Optional(Count),
  receivables: Type.Optional(Type.Integer({ description: 'Unpaid orders to remind of or to cancel, up to 1,000.' })),
  limits: Type.Optional(
    Type.Array(TurnoverLimit, {
      description: 'Limits of turnover that are near, or exceeded. Empty ones are left out.',
    }),
  ),
  findings: Type.Optional(Count),
  failedJobs: Type.Optional(Count),
});
export type OfficeToday = Static<typeof OfficeToday>;
