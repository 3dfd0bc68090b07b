import { type TSchema, Type } from 'typebox';
import { accountCalls } from './account-calls.ts';
import { authCalls } from './auth-calls.ts';
import { type Call, data, refused, wrongBody } from './call.ts';
import { paymentCalls } from './payment-calls.ts';
import { type CallName, classOf } from './routes.ts';
import { Done } from './wire/account.ts';
import { BrowsingConditions, ProductAttributes, ProductList } from './wire/browsing.ts';
import { Category, ShownCategory } from './wire/category.ts';
import { Country, MenuEntry, OrderOption, PaymentCondition, UiSettings } from './wire/configuration.ts';
import { FileQuery } from './wire/file.ts';
import { ShownFrontPage } from './wire/front-page.ts';
import { CalculatedOrder, Order, OrderCalculation, OrderChanged, OrderPlacement, TransferCode } from './wire/order.ts';
import { CartProduct, Product, References } from './wire/product.ts';
import { Refusal } from './wire/refusal.ts';
import { ProductReviews } from './wire/reviews.ts';
import { Alternatives, SearchToCount, SoughtInVain, Suggestions, SuggestionsQuestion } from './wire/search-help.ts';
import { RedeemedVoucher, ReleasedVoucher, ReservedVoucher, VoucherRedemption } from './wire/voucher.ts';

export type { Call } from './call.ts';

/** Keeps the inferred type of the answer, on which inferred.ts depends. */
const configuration = <Schema extends TSchema>(summary: string, answer: Schema) => ({
  tag: 'Configuration',
  summary,
  answer,
  refusals: { 403: refused('csrf') },
});

const declared = {
  categories: {
    tag: 'Catalogue',
    summary: 'The category tree from its root.',
    answer: Category,
    refusals: { 403: refused('csrf') },
  },
  category: {
    tag: 'Catalogue',
    summary: "The texts of a category's page besides its list, and its subcategories with pictures and counts.",
    body: Type.Object({ id: BrowsingConditions.properties.categoryId }),
    answer: ShownCategory,
    refusals: { ...wrongBody, 404: refused('category-not-found') },
  },
  frontPage: {
    tag: 'Catalogue',
    summary: 'The page in front of the list of the whole shop. Without blocks there is none.',
    answer: ShownFrontPage,
    refusals: { 403: refused('csrf') },
  },
  product: {
    tag: 'Catalogue',
    summary: 'One product.',
    body: Type.Object({ id: Type.String({ minLength: 1, maxLength: 200 }) }),
    answer: Product,
    refusals: { ...wrongBody, 404: refused('product-not-found') },
  },
  products: {
    tag: 'Catalogue',
    summary: 'One page of the products of a category or of a search, with counts for the filter.',
    body: BrowsingConditions,
    answer: ProductList,
    refusals: { ...wrongBody, 404: refused('category-not-found') },
  },
  goneProduct: {
    tag: 'Catalogue',
    summary: 'A product that was on sale and is not now: its name, and other products of its category.',
    body: Type.Object({ id: Type.String({ minLength: 1, maxLength: 200 }) }),
    answer: Type.Object({
      name: Type.String(),
      onSaleFrom: Type.Optional(Type.String({ description: 'When it will be on sale again (ISO 8601).' })),
      categoryPath: Product.properties.categoryPath,
      products: Type.Array(Product),
    }),
    refusals: { ...wrongBody, 404: refused('product-not-found') },
  },
  references: {
    tag: 'Catalogue',
    summary: 'The accessories, spare parts and other references of a product that the shop sells.',
    body: Type.Object({ id: Type.String({ minLength: 1, maxLength: 200 }) }),
    answer: Type.Object({
      references: Type.Array(
        Type.Object({
          kind: Type.KeyOf(References),
          amount: Type.Optional(Type.Integer({ description: 'How many of it a set contains.' })),
          product: Product,
        }),
      ),
    }),
    refusals: { ...wrongBody, 404: refused('product-not-found') },
  },
  relatedProducts: {
    tag: 'Catalogue',
    summary:
      'Other products of the same category: products that can be delivered first, better rated ones before others.',
    body: Type.Object({ id: Type.String({ minLength: 1, maxLength: 200 }) }),
    answer: Type.Object({ products: Type.Array(Product) }),
    refusals: { ...wrongBody, 404: refused('product-not-found') },
  },
  productReviews: {
    tag: 'Catalogue',
    summary: 'What buyers say of a product: summed up, and the newest reviews. None where the shop shows no reviews.',
    body: Type.Object({ id: Type.String({ minLength: 1, maxLength: 200 }) }),
    answer: ProductReviews,
    refusals: wrongBody,
  },
  productAttributes: {
    tag: 'Catalogue',
    summary: 'The attribute groups and values of a category or of a search.',
    body: Type.Pick(BrowsingConditions, ['categoryId', 'searchText']),
    answer: ProductAttributes,
    refusals: { ...wrongBody, 404: refused('category-not-found') },
  },
  suggestions: {
    tag: 'Catalogue',
    summary: 'The products and categories that best match the text in the search box.',
    body: SuggestionsQuestion,
    answer: Suggestions,
    refusals: { ...wrongBody, 404: refused('category-not-found') },
  },
  alternatives: {
    tag: 'Catalogue',
    summary: 'How many products would be found with fewer conditions, after a search or filter found none.',
    body: SoughtInVain,
    answer: Alternatives,
    refusals: { ...wrongBody, 404: refused('category-not-found') },
  },
  countSearch: {
    tag: 'Catalogue',
    summary: 'Counts a search, or the first product opened from it. Nothing is stored about the visitor.',
    body: SearchToCount,
    answer: Done,
    refusals: wrongBody,
  },
  cartProducts: {
    tag: 'Catalogue',
    summary: 'The current data of the products in a cart. Products that no longer exist are left out.',
    body: Type.Object({ ids: Type.Array(Type.String({ minLength: 1, maxLength: 200 }), { maxItems: 500 }) }),
    answer: Type.Object({ products: Type.Array(CartProduct) }),
    refusals: wrongBody,
  },
  getFile: {
    tag: 'Files',
    summary: 'A picture in one of its sizes, a document, or the PDF of an order.',
    querystring: FileQuery,
    refusals: { 400: refused('invalid-request'), 404: refused('file-not-found'), 503: refused('unavailable') },
  },

  countries: configuration(
    'Countries that the shop delivers to.',
    Type.Object({
      data: Type.Array(Country),
      billing: Type.Array(Country, { description: 'Where a bill may go: these, and all member states of the EU.' }),
    }),
  ),
  carrier: configuration('Names of the carriers.', data(Type.Array(Type.String()))),
  paymentConditions: configuration('Ways to pay.', data(Type.Array(PaymentCondition))),
  mainMenu: configuration('Entries of the menu bar.', data(Type.Array(MenuEntry))),
  orderOptions: configuration('Checkboxes shown before ordering.', data(Type.Array(OrderOption))),
  startpage: configuration('Address of the start page.', data(Type.String())),
  uiSettings: configuration('Settings of the storefront.', data(UiSettings)),
  vouchersEnabled: configuration('Whether vouchers can be redeemed.', data(Type.Boolean())),
  title: {
    tag: 'Configuration',
    summary: 'Title of the shop, as plain text.',
    refusals: { 403: refused('csrf') },
  },
  templateNames: configuration('Names of the operator’s texts and templates.', data(Type.Array(Type.String()))),
  templateContent: {
    tag: 'Configuration',
    summary: 'A text block or template by name, as HTML.',
    body: Type.Object({ name: Type.String({ minLength: 1, maxLength: 100 }) }),
    refusals: { ...wrongBody, 404: refused('template-not-found') },
  },

  orderCalc: {
    tag: 'Orders',
    summary: 'The current costs of a cart, and the differences from the cart.',
    body: OrderCalculation,
    answer: CalculatedOrder,
    refusals: { ...wrongBody, 409: refused('not-deliverable', 'not-by-carrier', 'buyer-too-young') },
  },
  orderFinish: {
    tag: 'Orders',
    summary: 'Places an order. A repeated call with the same Idempotency-Key returns the same order.',
    headers: Type.Object({
      'idempotency-key': Type.String({
        minLength: 1,
        maxLength: 200,
        description:
          'A random key of the cart, the same until its order is placed. If it is missing, the answer is 400, idempotency-key-missing.',
      }),
    }),
    body: OrderPlacement,
    answer: Order,
    refusals: {
      ...wrongBody,
      400: refused('invalid-request', 'invalid-order', 'idempotency-key-missing', 'option-missing', 'cart-empty'),
      401: refused('not-signed-in'),
      409: {
        codes: [
          'shop-not-open',
          'order-changed',
          'item-gone',
          'item-sold-out',
          'not-deliverable',
          'not-by-carrier',
          'buyer-too-young',
          'voucher-gone',
          'key-used',
        ],
        body: Type.Union([OrderChanged, Refusal]),
      },
    },
  },
  order: {
    tag: 'Orders',
    summary: 'A placed order by its id. Whoever knows the id may read the order.',
    body: Type.Object({ orderId: Type.String({ minLength: 1, maxLength: 200 }) }),
    answer: Order,
    refusals: { ...wrongBody, 404: refused('order-not-found') },
  },
  orderTransferCode: {
    tag: 'Orders',
    summary: 'The QR code for the bank transfer that pays an order. Only orders paid by transfer have one.',
    body: Type.Object({ orderId: Type.String({ minLength: 1, maxLength: 200 }) }),
    answer: TransferCode,
    refusals: { ...wrongBody, 404: refused('order-not-found') },
  },
  voucherRedeem: {
    tag: 'Orders',
    summary: 'Reserves a voucher for a cart for 60 minutes. If a code is refused, the answer is 200 with the reason.',
    body: VoucherRedemption,
    answer: RedeemedVoucher,
    refusals: { ...wrongBody },
  },
  voucherUnredeem: {
    tag: 'Orders',
    summary: 'Releases a voucher that the session has reserved.',
    body: ReservedVoucher,
    answer: ReleasedVoucher,
    refusals: wrongBody,
  },

  ...paymentCalls,
  ...accountCalls,
  ...authCalls,
} as const satisfies Record<CallName, Call>;

/**
 * All calls of SPEC §7 that this shop answers. The server's routes and the documentation are made from this table. Its
 * refusals include those of rate limits (routes.ts).
 */
export const calls = withLimits(declared);

function withLimits<Calls extends Record<CallName, Call>>(all: Calls): Calls {
  const limited = (Object.keys(all) as CallName[]).map((name): [CallName, Call] => {
    const { refusals, ...call } = all[name];
    const isLimited = classOf(name).perMinute !== undefined;
    return [name, { ...call, refusals: { ...refusals, ...(isLimited && { 429: refused('too-many-requests') }) } }];
  });
  return Object.fromEntries(limited) as unknown as Calls;
}
