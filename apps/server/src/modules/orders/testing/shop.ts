import { guaranteeNotice, type OrderCalculation, type OrderPlacement } from '@kontor/contract';
import { createInMemoryIndex } from '@kontor/search';
import { currentVersion } from '../../../database/catalogue-version.ts';
import type { Database } from '../../../database/database.ts';
import type { Viewer } from '../../../http/viewer.ts';
import { type CatalogueService, createCatalogueService } from '../../catalogue/catalogue.service.ts';
import { configurationFor } from '../../configuration/customer-groups.ts';
import { defaultConfiguration } from '../../configuration/texts/defaults.de.ts';
import type { ShopConfiguration } from '../../configuration/types.ts';
import { type CustomerCartsService, createCustomerCarts } from '../../customer-carts/customer-carts.service.ts';
import { type CustomersService, createCustomersService } from '../../customers/customers.service.ts';
import { createOrderLives } from '../../order-life/order-life.service.ts';
import { createPaymentRecords } from '../../payments/checkout/payment-record.ts';
import { createTemplateService } from '../../templates/templates.service.ts';
import { type AskVies, createVatIds, viesStandIn } from '../../vat-ids/vat-ids.service.ts';
import { createVouchersService, type VouchersService } from '../../vouchers/vouchers.service.ts';
import { createDocumentMaker, type DocumentMaker } from '../confirmation/document-maker.ts';
import { createOrdersService, type OrdersService } from '../orders.service.ts';
import { exampleSeller } from './order.ts';

/** For tests: 20 November 2026, 12:30 in UTC. */
export const testNow = Date.UTC(2026, 10, 20, 12, 30);

/** For tests: a small shop's configuration. */
export const testConfiguration: ShopConfiguration = {
  title: 'Kontor Werkzeug',
  startpage: '/shop',
  uiSettings: { partnerLogin: false, userLogin: false, priceDeclaration: 'gross', productCardHeight: '1:1' },
  vouchersEnabled: true,
  stockAlerts: true,
  reviews: { enabled: true, askAfterDays: 14, askOrdersSince: '2026-01-01' },
  newsletter: true,
  countries: [
    { shortName: 'AT', name: 'Österreich' },
    { shortName: 'DE', name: 'Deutschland' },
  ],
  taxRates: [{ country: 'AT', rates: [20, 10, 4.9] }],
  oss: {},
  exports: {},
  intraCommunity: {},
  carrier: ['Post', 'Spedition'],
  ageCheckCarriers: ['Post mit Ident'],
  pickupCarriers: [],
  trackingLinks: [{ carrier: 'Post', link: 'https://post.example/paket?nr={number}' }],
  paymentConditions: [
    { name: 'vorkasse', title: 'Vorkasse', kind: 'transfer' },
    { name: 'rechnung', title: 'Rechnung', kind: 'invoice' },
  ],
  customerGroups: [],
  mainMenu: [],
  frontPage: { blocks: [] },
  stockRules: { few: 0, yellowUpTo: 0, backorderDays: { min: 10, max: 14 } },
  orderOptions: [
    { name: 'AGB', content: '<p>Ich habe die AGB gelesen.</p>', mandatory: true },
    { name: 'Neuigkeiten', content: 'Ich möchte Neuigkeiten erhalten.', mandatory: false },
  ],
  shippingRules: [
    { countries: ['AT'], toWeight: 30_000, cost: 690, freeFrom: 10_000 },
    { countries: ['AT'], carriers: ['Spedition'], cost: 4900 },
    { countries: ['DE'], toWeight: 30_000, cost: 1290 },
  ],
  safetyData: 'noted',
  soldTo: 'everybody',
  orderNumberPattern: '{YYYY}-{000000}',
  documents: defaultConfiguration.documents,
  reminders: defaultConfiguration.reminders,
  retention: defaultConfiguration.retention,
  quotes: defaultConfiguration.quotes,
  bank: {},
  giftVouchers: defaultConfiguration.giftVouchers,
  books: defaultConfiguration.books,
  search: defaultConfiguration.search,
  orderMail: [],
  seller: exampleSeller,
};

/** For tests: the goods of the shop. `book` is counted, the others are not. `salt` is heavy. */
const conditions = [
  { id: 'hammer', name: 'Schlosserhammer', suffix: '500 g', price: 1999, rate: 2000, weight: 700, stock: null },
  { id: 'book', name: 'Fachbuch', suffix: null, price: 2490, rate: 1000, weight: 500, stock: 5 },
  { id: 'salt', name: 'Salz', suffix: 'grob', price: 789, rate: 490, weight: 25_000, stock: null, normPrice: 32 },
];

/** For tests: orders, by guests unless a customer is given. */
interface TestOrders extends OrdersService {
  calculate(body: OrderCalculation, viewer?: Viewer | null): ReturnType<OrdersService['calculate']>;
  finish(key: string | undefined, body: OrderPlacement, viewer?: Viewer | null): ReturnType<OrdersService['finish']>;
}

/** For tests: the shop over a database, with everything that placing an order may change. */
export interface TestShop {
  readonly orders: TestOrders;
  readonly catalogue: CatalogueService;
  readonly customers: CustomersService;
  readonly customerCarts: CustomerCartsService;
  readonly vouchers: VouchersService;
  readonly wakes: { count: number };
  /** The logged warnings, as fields and sentence. */
  readonly warnings: unknown[][];
  /** The number of rows of each kind. For sequences and the counted stock, the value. */
  stored(): Promise<{
    orders: number;
    jobs: number;
    documents: number;
    numbers: Record<string, number>;
    stock: number;
  }>;
}

/** For tests: fills a database with the catalogue above. */
export async function fillCatalogue(database: Database): Promise<void> {
  await database.transaction(async (transaction) => {
    const root = { id: 'root', parent_id: null, name: 'Shop', position: 0, custom_page: null, version: 0 };
    await transaction.insertInto('categories').values(root).execute();
    for (const { id, name, suffix, price, rate, weight, stock, normPrice = null } of conditions) {
      const texts = {
        html_description: '',
        terms_of_delivery: 'Zustellung in 2 Werktagen',
        stock_status: 'green',
        stock_status_text: '',
      } as const;
      const lists = { pictures: `[{"content":"pic-${id}"}]`, documents: '[]', attributes: '[]', manufacturer: null };
      const names = { name, name_suffix: suffix, article_number: `A-${id}`, gtin: null };
      const product = { id: `p-${id}`, category_id: 'root', internal_rating: 0, weight_grams: weight, version: 0 };
      const row = { ...product, ...names, ...texts, ...lists, active: 1, deleted: 0 } as const;
      await transaction.insertInto('products').values(row).execute();
      const sale = { id, product_id: `p-${id}`, position: 0, price, tax_rate: rate, unit: null, stock };
      await transaction
        .insertInto('conditions')
        .values({ ...sale, norm_price: normPrice, norm_unit: normPrice === null ? null : 'kg' })
        .execute();
    }
  });
}

/** For tests: the shop over a filled database. Tests of documents pass a document maker. */
export function testShop(
  database: Database,
  more: Partial<ShopConfiguration> = {},
  {
    documentMaker = createDocumentMaker(),
    clock = () => testNow,
    isClosed = async () => false,
    guarantee = null,
    vies = viesStandIn,
  }: {
    documentMaker?: DocumentMaker;
    clock?: () => number;
    isClosed?: () => Promise<boolean>;
    guarantee?: string | null;
    vies?: AskVies;
  } = {},
): TestShop {
  const settings = { ...testConfiguration, ...more };
  const configuration = {
    // Like the real one after each change of version. Inside a transaction it would wait for a second connection.
    async currentFor(customerGroup: string | null) {
      return configurationFor(await configuration.current(), customerGroup);
    },
    async current() {
      await currentVersion(database.read);
      return settings;
    },
  };
  const wakes = { count: 0 };
  const warnings: unknown[][] = [];
  const vouchers = createVouchersService({ database, configuration, clock });
  const customers = createCustomersService({ database, configuration });
  const customerCarts = createCustomerCarts({ database, customers, clock });
  const catalogue = createCatalogueService({
    ...{ database, index: createInMemoryIndex(), configuration, clock },
    templates: createTemplateService(database, () => 0),
  });
  const orders = createOrdersService({
    database,
    configuration,
    ...{ vouchers, customers, customerCarts, catalogue },
    vatIds: createVatIds({ database, clock, ask: vies, logger: { warn: () => {} } }),
    payments: createPaymentRecords(database),
    lives: createOrderLives(database),
    texts: {
      content: async (name) => (name === guaranteeNotice ? guarantee : `<h2>${name}</h2><p>Erste Fassung.</p>`),
    },
    ...{ clock, goLive: { isClosed }, logger: { warn: (...told: unknown[]) => void warnings.push(told) } },
    wakeJobs: () => {
      wakes.count += 1;
    },
    documentMaker,
  });
  const testOrders: TestOrders = {
    ...orders,
    calculate: (body, viewer = null) => orders.calculate(body, viewer),
    finish: (key, body, viewer = null) => orders.finish(key, body, viewer),
  };
  return {
    orders: testOrders,
    catalogue,
    vouchers,
    customers,
    customerCarts,
    wakes,
    warnings,
    stored: () => storedIn(database),
  };
}

/** For tests: a valid body for order/finish, at the total of its cart: two hammers and one book. */
export function placement(more: Partial<OrderPlacement> = {}): OrderPlacement {
  return {
    items: [
      { product: { _id: 'p-hammer' }, condition: { _id: 'hammer' }, amount: 2 },
      { product: { _id: 'p-book' }, condition: { _id: 'book' }, amount: 1 },
    ],
    email: 'kunde@example.at',
    address: {
      firstName: 'Jörg',
      name: 'Müller',
      street: 'Hauptstraße 1',
      zipCode: '1010',
      city: 'Wien',
      country: 'AT',
    },
    paymentCondition: 'vorkasse',
    carrier: 'Post',
    options: ['AGB'],
    total: { gross: 71.78 },
    ...more,
  };
}

async function storedIn({ read }: Database): Promise<Awaited<ReturnType<TestShop['stored']>>> {
  const [orders, jobs, documents, numbers, book] = await Promise.all([
    read.selectFrom('orders').select('id').execute(),
    read.selectFrom('jobs').select('id').execute(),
    read.selectFrom('order_documents').select('id').execute(),
    read.selectFrom('number_sequences').selectAll().execute(),
    read.selectFrom('conditions').select('stock').where('id', '=', 'book').executeTakeFirstOrThrow(),
  ]);
  return {
    orders: orders.length,
    jobs: jobs.length,
    documents: documents.length,
    numbers: Object.fromEntries(numbers.map(({ name, value }) => [name, value])),
    stock: book.stock ?? -1,
  };
}
