import { type Static, Type } from 'typebox';

/**
 * The used fields of PayPal's answers. Other fields are ignored. A status is a plain string, because PayPal may add new
 * ones.
 */

const Id = Type.String({ pattern: '^[A-Za-z0-9-]{1,64}$' });
const Money = Type.Object({ currency_code: Type.String(), value: Type.String() });
const StatusDetails = Type.Object({ reason: Type.Optional(Type.String()) });

/** A capture (PAYMENTS B3). */
export const PaypalCapture = Type.Object({
  id: Id,
  status: Type.String(),
  amount: Money,
  invoice_id: Type.Optional(Type.String()),
  status_details: Type.Optional(StatusDetails),
});
export type PaypalCapture = Static<typeof PaypalCapture>;

/** A refund (PAYMENTS B5). */
export const PaypalRefund = Type.Object({
  id: Id,
  status: Type.String(),
  amount: Type.Optional(Money),
  invoice_id: Type.Optional(Type.String()),
  note_to_payer: Type.Optional(Type.String()),
});
export type PaypalRefund = Static<typeof PaypalRefund>;

const PurchaseUnit = Type.Object({
  amount: Type.Optional(Money),
  invoice_id: Type.Optional(Type.String()),
  payments: Type.Optional(
    Type.Object({
      captures: Type.Optional(Type.Array(PaypalCapture)),
      refunds: Type.Optional(Type.Array(PaypalRefund)),
    }),
  ),
});

/** An order (PAYMENTS B3). Minimal answers lack its purchase units. */
export const PaypalOrder = Type.Object({
  id: Id,
  status: Type.String(),
  purchase_units: Type.Optional(Type.Array(PurchaseUnit)),
});
export type PaypalOrder = Static<typeof PaypalOrder>;

const Time = Type.Optional(Type.String());

/**
 * A dispute, in answers and in messages alike (Customer Disputes v1). The names and texts of the parties are not read.
 */
export const PaypalDispute = Type.Object({
  dispute_id: Id,
  status: Type.String({ pattern: '^\\w{1,60}$' }),
  reason: Type.Optional(Type.String()),
  dispute_life_cycle_stage: Type.Optional(Type.String()),
  dispute_amount: Type.Optional(Money),
  dispute_outcome: Type.Optional(Type.Object({ outcome_code: Type.Optional(Type.String()) })),
  seller_response_due_date: Time,
  create_time: Time,
  update_time: Time,
  disputed_transactions: Type.Optional(
    Type.Array(Type.Object({ seller_transaction_id: Type.Optional(Type.String()) })),
  ),
});
export type PaypalDispute = Static<typeof PaypalDispute>;

/** A webhook as it is registered (PAYMENTS B6). */
export const PaypalRegistration = Type.Object({
  id: Type.String(),
  event_types: Type.Optional(Type.Array(Type.Object({ name: Type.String() }))),
});
export type PaypalRegistration = Static<typeof PaypalRegistration>;

/** The list of the disputes about a transaction, with ids only. */
export const PaypalDisputes = Type.Object({ items: Type.Optional(Type.Array(Type.Object({ dispute_id: Id }))) });

/** The token of OAuth; `expires_in` in seconds (PAYMENTS B1). */
export const PaypalToken = Type.Object({
  access_token: Type.String({ minLength: 1, maxLength: 4000 }),
  expires_in: Type.Number({ minimum: 0 }),
});

/** A refusal (PAYMENTS B4). The descriptions are not read, because they may contain what the payer typed. */
export const PaypalError = Type.Object({
  name: Type.String({ pattern: '^[A-Z_]{1,60}$' }),
  debug_id: Type.Optional(Type.String()),
  details: Type.Optional(Type.Array(Type.Object({ issue: Type.Optional(Type.String()) }))),
});
