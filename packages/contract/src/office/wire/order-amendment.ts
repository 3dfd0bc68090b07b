import { type Static, Type } from 'typebox';
import { Charge } from '../../wire/order.ts';
import { Euro, Price } from '../../wire/price.ts';
import { isTold, Line, OrderNumber, step, vatId } from './order-parts.ts';

const WantedPrice = Type.Optional(
  Type.Number({ description: 'EUR, gross or net as the order declares prices, of one unit or of its priceQuantity.' }),
);

const wantedAmount = Type.Integer({ minimum: -1_000_000_000, maximum: 1_000_000_000 });

/** How an order is amended: every item with its amount afterwards, and what is added. */
const amendment = {
  number: OrderNumber,
  lines: Type.Array(Type.Object({ line: Line, amount: wantedAmount, price: WantedPrice }), {
    maxItems: 500,
    description: 'All items of the order. The amount 0 removes an item; without a price it keeps the agreed one.',
  }),
  added: Type.Array(
    Type.Object({
      productId: Type.String({ minLength: 1, maxLength: 200 }),
      conditionId: Type.String({ minLength: 1, maxLength: 200 }),
      amount: wantedAmount,
      price: WantedPrice,
    }),
    { maxItems: 500, description: 'Without a price they cost what the customer would pay in the shop now.' },
  ),
  shippingCosts: Type.Enum(['kept', 'computed'], {
    description: 'Whether the shipping costs stay, or follow from the rules for the new goods.',
  }),
  vatId,
};

/** The body of order/amend/preview. */
export const AmendmentToSee = Type.Object(amendment);
export type AmendmentToSee = Static<typeof AmendmentToSee>;

/** The body of order/amend and order/amend-refund. */
export const AmendStep = Type.Object({
  ...step,
  ...isTold,
  ...amendment,
  total: Type.Number({ description: 'EUR. The amount to pay that the operator saw in the preview.' }),
  reason: Type.String({ maxLength: 20_000, description: 'Internal; the customer does not see it.' }),
  replacesInvoice: Type.Optional(
    Type.Boolean({
      description:
        'True: the open invoice of the order is cancelled and issued anew for what is agreed now. Without it such an order is refused (409 invoice-open).',
    }),
  ),
});
export type AmendStep = Static<typeof AmendStep>;

/** Goods and amounts of an order, before or after an amendment. */
export const AmendedGoods = Type.Object({
  items: Type.Array(
    Type.Object({ name: Type.String(), unit: Type.String(), amount: Type.Integer(), price: Price, total: Price }),
  ),
  charges: Type.Array(Charge),
  vouchers: Type.Array(Type.Object({ code: Type.String(), price: Price })),
  toPay: Price,
});
export type AmendedGoods = Static<typeof AmendedGoods>;

/** The answer of order/amend/preview: old, new, the difference with its tax, and what becomes of the money. */
export const AmendmentPreview = Type.Object({
  version: Type.Integer({ description: 'The version of the order that it was computed on.' }),
  before: AmendedGoods,
  after: AmendedGoods,
  difference: Price,
  stock: Type.Array(Type.Object({ name: Type.String(), amount: Type.Integer() }), {
    description: 'How many pieces more (or, if negative, less) the order takes from the stock.',
  }),
  lapsed: Type.Array(Type.String(), { description: 'Codes of vouchers that do not count any more.' }),
  invoice: Type.Union([Type.String(), Type.Null()], {
    description: 'The open invoice of the order, which is replaced only if the amendment says so; null: there is none.',
  }),
  vatIdState: Type.Optional(
    Type.Enum(['valid', 'invalid', 'unknown'], {
      description:
        'What VIES says of a VAT id that is stated anew. Missing: none is, or the tax does not depend on it.',
    }),
  ),
  isUntaxed: Type.Boolean({ description: 'The order has no tax because of its VAT id.' }),
  changesPrices: Type.Boolean({ description: 'A price was set by hand, which needs the right orders.price.' }),
  money: Type.Object({
    received: Type.Union([Euro, Type.Null()], { description: 'Null: nobody knows of any payment.' }),
    open: Euro,
    toRefund: Euro,
    isRefundable: Type.Boolean({ description: 'Whether providers can refund it: by order/amend-refund.' }),
  }),
});
export type AmendmentPreview = Static<typeof AmendmentPreview>;
