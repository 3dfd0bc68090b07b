import { type Static, Type } from 'typebox';
import { CartItem } from './cart-item.ts';
import { Price } from './price.ts';

const Code = Type.String({ minLength: 1, maxLength: 200 });
const Session = Type.String({ minLength: 1, maxLength: 200, description: 'Of a redeemed voucher: the key to it.' });

/** What a voucher does: three kinds of discount, and money paid earlier (CONTRACT §5). */
export const VoucherKind = Type.Union([
  Type.Literal('fixed'),
  Type.Literal('percent'),
  Type.Literal('free-shipping'),
  Type.Literal('gift-balance'),
]);
export type VoucherKind = Static<typeof VoucherKind>;

/** A voucher in a cart or an order; `price` is negative (SPEC §3). */
export const Voucher = Type.Object({
  code: Type.String({ description: 'As the operator wrote it, however the customer typed it.' }),
  session: Type.String(),
  price: Price,
  kind: Type.Optional(VoucherKind),
});
export type Voucher = Static<typeof Voucher>;

/** A voucher as it is sent: whose price it has, the server knows. */
export const HeldVoucher = Type.Object({ code: Code, session: Session });
export type HeldVoucher = Static<typeof HeldVoucher>;

/**
 * The body of voucher/redeem. `totalPrice` only tells what to answer: an order is calculated from the server's own
 * prices (CONTRACT §5). With the lines of the cart, too, the answer is what the voucher takes off these at the shop's
 * prices, spread over their tax rates.
 */
export const VoucherRedemption = Type.Object({
  code: Code,
  totalPrice: Type.Number({ minimum: 0, maximum: 1e12, description: 'Gross total of the cart, EUR.' }),
  items: Type.Optional(Type.Array(CartItem, { maxItems: 500 })),
});
export type VoucherRedemption = Static<typeof VoucherRedemption>;

/**
 * The answer of voucher/redeem: the voucher, reserved for its session, or the sentence why not (CONTRACT §5). The price
 * is what it takes off the lines that were sent, at their tax rates; without any, off the total, without tax rates, and
 * free shipping takes nothing yet. order/calc answers what it takes beside other vouchers, to where the order goes.
 */
export const RedeemedVoucher = Type.Union([
  Type.Object({ ok: Type.Literal(true), voucher: Voucher }),
  Type.Object({ ok: Type.Literal(false), msg: Type.String() }),
]);
export type RedeemedVoucher = Static<typeof RedeemedVoucher>;

/** The answer of voucher/unredeem: the session holds the voucher no more, whether it did before or not. */
export const ReleasedVoucher = Type.Object({ ok: Type.Literal(true) });
export type ReleasedVoucher = Static<typeof ReleasedVoucher>;
