import type { Category, Order, OrderSummary, PaymentSums, Price, Product, UiSettings, User } from '@kontor/contract';

export const uiSettings: UiSettings = {
  priceDeclaration: 'gross',
  userLogin: false,
  partnerLogin: false,
  productCardHeight: '4:3',
};

/** What the frame of every page asks: a shop that has nothing but a name. */
export const frameAnswers = {
  title: 'Eisenhof',
  startpage: { data: '/shop' },
  mainMenu: { data: [] },
  templateNames: { data: [] },
  uiSettings: { data: uiSettings },
  categories: category('shop', 'Shop'),
  wishListLoad: { products: [] },
  countSearch: { ok: true as const },
  frontPage: { blocks: [], count: 0 },
};

/** What a list's page asks beside its products and filters: its category has no texts and no subcategories to show. */
export const listPageAnswers = {
  category: {},
};

/** What a product's page asks beside the product: there is nothing else to say. */
export const productPageAnswers = {
  relatedProducts: { products: [] },
};

const countries = [
  { shortName: 'AT', name: 'Österreich' },
  { shortName: 'DE', name: 'Deutschland' },
  { shortName: 'IE', name: 'Irland' },
];

/** What the way to an order asks of the configuration. */
export const checkoutAnswers = {
  countries: { data: countries, billing: [...countries, { shortName: 'FR', name: 'Frankreich' }] },
  carrier: { data: ['Post', 'Spedition'] },
  paymentConditions: { data: [{ name: 'vorkasse', title: 'Vorkasse' }] },
  vouchersEnabled: { data: true },
  orderOptions: { data: [] },
};

export function category(_id: string, name: string, children: Category[] = []): Category {
  return { _id, name, children };
}

/** A price whose tax is 20 %, from its net amount in EUR. */
export function priceOf(net: number): Price {
  const tax = Math.round(net * 20) / 100;
  return { net, tax, gross: Math.round((net + tax) * 100) / 100, taxRates: [{ rate: 20, amount: tax }] };
}

export const address = {
  ...{ firstName: 'Anna', name: 'Huber', companyName: '', street: 'Ring 1' },
  ...{ zipCode: '1010', city: 'Wien', country: 'AT', countryName: 'Österreich' },
};

export const customer: User = {
  _id: 'user-1',
  email: 'anna@example.at',
  address,
  separateShippingAddress: false,
  onlineUser: true,
};

/** An order of one hammer for 12 EUR, and 6 EUR for shipping. */
export function orderOf(more: Partial<Order> = {}): Order {
  const product = { _id: 'hammer', name: 'Hammer', nameSuffix: '500 g', articleNumber: '4711', files: [] };
  return {
    ...{ _id: 'order-1', orderNumber: '2026-000001', createdAt: '2026-11-20T10:00:00.000Z', email: 'anna@example.at' },
    priceDeclaration: 'gross',
    items: [{ product, condition: { _id: 'h', price: priceOf(10), unit: 'Stück' }, amount: 1, total: priceOf(10) }],
    vouchers: [],
    shippingCosts: priceOf(5),
    total: priceOf(15),
    ...{ address, separateShippingAddress: false, options: [], carrier: 'Post' },
    ...{ paymentCondition: 'vorkasse', paymentConditionName: 'Vorkasse' },
    confirmationDoc: { content: 'pdf-1', filename: 'bestellung.pdf' },
    ...more,
  };
}

/** That order in the customer's list. */
export function summaryOf(more: Partial<OrderSummary> = {}): OrderSummary {
  const { _id, orderNumber, createdAt, total, confirmationDoc } = orderOf();
  const items = [{ name: 'Hammer', nameSuffix: '500 g', amount: 1, unit: 'Stück' }];
  return { _id, orderNumber, createdAt, state: 'placed', total, confirmationDoc, items, ...more };
}

export function sumsOf(paid: number, returned: number, total = 18): PaymentSums {
  return { paid, returned, left: paid - returned, open: total - paid + returned };
}

/** A whole product with one condition; its id is its article number too. */
export const product = (id: string): Product => ({
  ...{ _id: id, name: `Hammer ${id}`, articleNumber: id, files: [], documents: [], htmlDescription: '' },
  ...{ stockStatus: 'green', stockStatusText: 'sofort lieferbar', internalRating: 1, attributes: [] },
  ...{ categoryPath: [{ _id: 'shop', name: 'Shop' }], conditions: [{ _id: `c-${id}`, price: priceOf(10) }] },
});
