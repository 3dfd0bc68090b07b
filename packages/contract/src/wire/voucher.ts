import { type Static, Type } from 'typebox';
import { CartItem } from './cart-item.ts';
import { Price } from './price.ts';

const Code = Type.String({ minLength: 1, maxLength: 200 });
const Session = Type.String({ minLength: 1, maxLength: 200, description: 'The key of a redeemed voucher.' });

/** The kinds of vouchers: three kinds of discount, and a gift balance paid earlier (CONTRACT §5). */
export const VoucherKind = Type.Union([
  Type.Literal('fixed'),
  Type.Literal('percent'),
  Type.Literal('free-shipping'),
  Type.Literal('gift-balance'),
]);
export type VoucherKind = Static<typeof VoucherKind>;

/** A voucher in a cart or an order; `price` is negative (SPEC §3). */
export const Voucher = Type.Object({
  code: Type.String({ description: 'The code as the operator wrote it, regardless of how the customer typed it.' }),
  session: Type.String(),
  price: Price,
  kind: Type.Optional(VoucherKind),
});
export type Voucher = Static<typeof Voucher>;

/** A voucher that a cart has reserved. The server knows its price. */
export const ReservedVoucher = Type.Object({ code: Code, session: Session });
export type ReservedVoucher = Static<typeof ReservedVoucher>;

/**
 * The body of voucher/redeem. `totalPrice` is only used for the answer: an order is calculated from the server's own
 * prices (CONTRACT §5). If the lines of the cart are sent too, the answer is the voucher's effect on these at the
 * shop's prices, spread over their tax rates.
 */
export const VoucherRedemption = Type.Object({
  code: Code,
  totalPrice: Type.Number({ minimum: 0, maximum: 1e12, description: 'Gross total of the cart, EUR.' }),
  items: Type.Optional(Type.Array(CartItem, { maxItems: 500 })),
});
export type VoucherRedemption = Static<typeof VoucherRedemption>;

/**
 * The answer of voucher/redeem: the voucher, reserved for its session, or the reason for its refusal (CONTRACT §5).
 * `price` is what it takes off the lines that were sent, at their tax rates. Without lines it is taken off the total,
 * without tax rates, and free shipping takes off nothing yet. Its effect together with other vouchers and the
 * destination is in order/calc.
 */
export const RedeemedVoucher = Type.Union([
  Type.Object({ ok: Type.Literal(true), voucher: Voucher }),
  Type.Object({ ok: Type.Literal(false), msg: Type.String() }),
]);
export type RedeemedVoucher = Static<typeof RedeemedVoucher>;

/** The answer of voucher/unredeem: the session no longer holds the voucher, whether it did before or not. */
export const ReleasedVoucher = Type.Object({ ok: Type.Literal(true) });
export type ReleasedVoucher = Static<typeof ReleasedVoucher>;
