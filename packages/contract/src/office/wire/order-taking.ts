import { type OrderChannel, orderChannels, type PaymentKind, paymentKinds } from '@kontor/domain';
import { type Static, Type } from 'typebox';
import { Address, CalculatedOrder, toPay } from '../../wire/order.ts';
import { Euro, PriceDeclaration } from '../../wire/price.ts';
import { ReservedVoucher } from '../../wire/voucher.ts';
import { FoundArticle } from './found-article.ts';
import { OrderNumber, StepKey } from './order-parts.ts';

const Id = Type.String({ minLength: 1, maxLength: 200 });
/** Longer than any allowed text, so that a long one is refused with a sentence of its own. */
const Words = Type.String({ maxLength: 20_000 });
const CustomerId = Type.Union([Id, Type.Null()], {
  description: 'The `_id` of the customer whose account it is for; null: somebody without one.',
});

/** A country that the shop delivers to. */
const Country = Type.Object({ shortName: Type.String(), name: Type.String() });

/** The answer of shop/countries. */
export const ShopCountries = Type.Object({ countries: Type.Array(Country), billingCountries: Type.Array(Country) });
export type ShopCountries = Static<typeof ShopCountries>;

/** The body of order/take/choices. */
export const TakingCustomer = Type.Object({ customerId: CustomerId });
export type TakingCustomer = Static<typeof TakingCustomer>;

/** The answer of order/take/choices: what the shop offers to this customer. */
export const TakingChoices = Type.Object({
  declaration: PriceDeclaration,
  countries: Type.Array(Country),
  billingCountries: Type.Array(Country, { description: 'Where a bill may go: these, and all member states (LAW X2).' }),
  carriers: Type.Array(Type.String()),
  paymentConditions: Type.Array(
    Type.Object({
      name: Type.String(),
      title: Type.String(),
      kind: Type.Unsafe<PaymentKind>(Type.Enum([...paymentKinds])),
    }),
  ),
  options: Type.Array(Type.Object({ name: Type.String(), mandatory: Type.Boolean() })),
  businessesOnly: Type.Boolean({ description: 'Whether the shop sells to businesses alone, which cannot withdraw.' }),
  quoteUntil: Type.String({ description: 'The last day of an offer, if nobody chooses another: 2026-12-12.' }),
});
export type TakingChoices = Static<typeof TakingChoices>;

/** The answer of order/again: what of an order can be bought again, as order/take wants it. */
export const OrderAgain = Type.Object({
  customerId: Type.Union([Type.String(), Type.Null()]),
  email: Type.String(),
  address: Address,
  shippingAddress: Type.Union([Address, Type.Null()]),
  paymentCondition: Type.String(),
  carrier: Type.String({ description: 'Empty: the shop offered no choice.' }),
  vatId: Type.String({ description: 'Empty: none was stated.' }),
  lines: Type.Array(Type.Object({ article: FoundArticle, amount: Type.Integer() })),
  notes: Type.Array(Type.String(), { description: 'What cannot be bought any more, or only otherwise, in sentences.' }),
});
export type OrderAgain = Static<typeof OrderAgain>;

/** The body of order/take/articles. */
export const TakingArticles = Type.Object({ customerId: CustomerId, text: Type.String({ maxLength: 200 }) });
export type TakingArticles = Static<typeof TakingArticles>;

/** The body of order/take/voucher. */
export const TakingVoucher = Type.Object({ code: Id });
export type TakingVoucher = Static<typeof TakingVoucher>;

/** A line of an order that is taken by hand. */
const TakenItem = Type.Object({
  productId: Id,
  conditionId: Id,
  amount: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
  price: Type.Optional(
    Type.Number({
      description:
        'EUR, gross or net as prices are declared to the customer, of one unit or of its priceQuantity. Missing: the price of the shop. Setting it needs the right orders.price.',
    }),
  ),
});

/** What is typed of an order. */
export const takenOrder = {
  customerId: CustomerId,
  items: Type.Array(TakenItem, { maxItems: 500 }),
  vouchers: Type.Array(ReservedVoucher, { maxItems: 20 }),
  email: Words,
  address: Address,
  shippingAddress: Type.Union([Address, Type.Null()], { description: 'Null: the billing address.' }),
  paymentCondition: Type.String({ maxLength: 200, description: 'Empty: not chosen yet.' }),
  carrier: Type.String({ maxLength: 200, description: 'Empty: not chosen yet.' }),
  externalNumber: Words,
  vatId: Type.Optional(Type.String({ maxLength: 30, description: 'The VAT id of a business (LAW T5).' })),
  birthDate: Type.Optional(
    Type.String({ maxLength: 30, description: 'Required if the goods have a minimum age (LAW C10); never stored.' }),
  ),
};

/** The options that the customer agreed to. */
export const takenOptions = Type.Array(Type.String({ maxLength: 200 }), {
  maxItems: 50,
  description: 'The names of the options that the customer agreed to.',
});

/** The body of order/take/preview. */
export const OrderToPreview = Type.Object({
  ...takenOrder,
  options: Type.Optional(takenOptions),
  isWhole: Type.Optional(
    Type.Boolean({ description: 'True: what is missing for placing it is refused, as order/take would.' }),
  ),
});
export type OrderToPreview = Static<typeof OrderToPreview>;

/** The body of order/take. */
export const OrderToTake = Type.Object({
  ...takenOrder,
  key: StepKey,
  options: takenOptions,
  channel: Type.Unsafe<OrderChannel>(Type.Enum([...orderChannels])),
  remark: Type.String({ maxLength: 20_000, description: 'Internal; the customer does not see it. It may be empty.' }),
  reason: Type.String({ maxLength: 20_000, description: 'Why prices differ from those of the shop; internal.' }),
  seen: Type.Object({ total: Euro, ...toPay }, { description: 'The gross total of the preview that was read out.' }),
});
export type OrderToTake = Static<typeof OrderToTake>;

/** The answer of order/take/preview. */
export const TakingPreview = CalculatedOrder;
export type TakingPreview = Static<typeof TakingPreview>;

/** The answer of order/take. */
export const TakenOrder = Type.Object({
  number: OrderNumber,
  isRepeated: Type.Boolean({ description: 'The key had placed this order before, and nothing happened again.' }),
});
export type TakenOrder = Static<typeof TakenOrder>;
