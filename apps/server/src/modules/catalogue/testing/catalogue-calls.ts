import type { Product } from '@kontor/contract';
import { createInMemoryIndex } from '@kontor/search';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import type { Database } from '../../../database/database.ts';
import { createFrame, post } from '../../../http/testing/frame.ts';
import { followCatalogue } from '../../../search/follow-catalogue.ts';
import { steeringFrom } from '../../../search/steering.ts';
import { FieldReader } from '../../../tables/field-reader.ts';
import { type ConfigurationService, createConfigurationService } from '../../configuration/configuration.service.ts';
import { createTemplateService, type TemplateService } from '../../templates/templates.service.ts';
import { attributeDefinitions } from '../attributes.repository.ts';
import { catalogueRoutes } from '../catalogue.routes.ts';
import { type CatalogueService, createCatalogueService } from '../catalogue.service.ts';
import { filteredBy } from '../field-filters.ts';
import type { Field } from '../field-table.ts';
import { productFields } from '../product-fields.ts';
import { storeCatalogue, testCondition, testProduct } from './catalogue.ts';

/** For tests: a product with every field except a family, as answered on the wire. */
export const wireHammer = {
  _id: 'hammer',
  name: 'Schlosserhammer',
  nameSuffix: '500 g',
  articleNumber: 'A-hammer',
  gtin: '4006381333931',
  manufacturer: { name: 'Huber', address: 'Weg 1, 1010 Wien', email: 'huber@huber.example' },
  files: [{ content: 'picture-1', alt: 'Von der Seite' }],
  documents: [{ content: 'document-1', filename: 'Datenblatt.pdf', size: 4711, purpose: 'data-sheet' }],
  takeBack: ['electrical'],
  brand: 'Alpha',
  mpn: 'SH-500',
  responsible: { name: 'Import Huber', email: 'eu@huber.example' },
  warnings: 'Schutzbrille tragen.',
  minimumAge: 16,
  tariff: '82052000',
  origin: { country: 'AT', name: 'Österreich' },
  size: { length: 300, width: 110.5 },
  weeeNumber: 'DE 12345678',
  batteryNumber: 'DE 87654321',
  energy: { class: 'B', scale: 'A–G' },
  container: 'reusable',
  withdrawalException: 'custom-made',
  guarantee: 'Fünf Jahre, von Alpha.',
  durability: { years: 5, brand: 'Alpha', model: 'SH-1' },
  softwareUpdates: 'bis Ende 2030',
  repair: 'Ersatzteile zehn Jahre lang',
  alcohol: 5.2,
  ingredients: 'Stahl, <strong>Esche</strong>',
  allergens: ['gluten', 'nuts'],
  nutrition: { per: '100 g', fat: 0.5 },
  storage: 'Trocken lagern.',
  references: { accessories: [{ articleNumber: 'A-nichts' }], setOf: [{ articleNumber: 'A-mallet', amount: 2 }] },
  htmlDescription: '<p>Gut.</p>',
  termsOfDelivery: 'Lieferung frei Haus',
  stockStatus: 'green',
  stockStatusText: 'Lagernd',
  deliveryDays: { min: 2, max: 4 },
  internalRating: 7,
  attributes: [{ name: 'Gewicht', value: '500 g' }],
  categoryPath: [
    { _id: 'root', name: 'Shop' },
    { _id: 'tools', name: 'Werkzeug' },
    { _id: 'hammers', name: 'Hämmer' },
  ],
  conditions: [
    {
      _id: 'hammer-1',
      price: { gross: 19.99, net: 16.66, tax: 3.33, taxRates: [{ rate: 20, amount: 3.33 }] },
      unit: 'Stück',
      normPrice: 39.98,
      normUnit: 'kg',
    },
    {
      _id: 'hammer-10',
      price: { gross: 17.99, net: 17.15, tax: 0.84, taxRates: [{ rate: 4.9, amount: 0.84 }] },
      priceQuantity: 10,
      scales: [{ from: 50, price: { gross: 15, net: 14.3, tax: 0.7, taxRates: [{ rate: 4.9, amount: 0.7 }] } }],
      ...{ minAmount: 20, amountStep: 10, maxAmount: 1000, deposit: 0.25 },
      unit: '10er-Pack',
    },
  ],
} satisfies Required<Omit<Product, 'family' | 'rating'>>;
/** For tests: the same product to be stored. The wire does not show its weight and keywords. */
export const hammer = testProduct('hammer', {
  ...productFields.check(
    new FieldReader(),
    productFields.fromJson({ ...wireHammer, weight: 700, keywords: 'Klopfer, Haudrauf' }),
  ),
  // The shop counts the bytes of a file itself.
  documents: wireHammer.documents,
  conditions: [
    testCondition('hammer-1', 1999, { unit: 'Stück', normPrice: 3998, normUnit: 'kg' }),
    testCondition('hammer-10', 1799, {
      ...{ taxRate: 490, unit: '10er-Pack', priceQuantity: 10, scales: [{ from: 50, price: 1500 }] },
      ...{ minAmount: 20, amountStep: 10, maxAmount: 1000, deposit: 25 },
    }),
  ],
});
/** For tests: its filter values beside its attributes. */
export const filtersOfHammer = Object.values<Field>(productFields.rows).flatMap(({ wire, headings, filter }) => {
  const value = filteredBy(wireHammer[wire as keyof typeof wireHammer], filter);
  return value === undefined ? [] : [{ name: Object.values(headings)[0] ?? '', value }];
});
/** For tests: a product with attributes that have the names of object members. */
export const mallet = testProduct('mallet', {
  name: 'Äxte und Fäustel',
  attributes: [
    { name: 'Marke', value: 'Beta' },
    { name: '__proto__', value: 'constructor' },
  ],
});
/** A product that nobody can order. */
const bare = testProduct('bare', { name: 'Musterstück', categoryId: 'screws', conditions: [] });
/** For tests: the calls of a catalogue of three products. */
export interface CatalogueCalls {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly catalogue: CatalogueService;
  readonly configuration: ConfigurationService;
  readonly templates: TemplateService;
  /** The version that the index has. */
  readonly version: () => number;
  /** Lets the index take in new changes. */
  follow(): Promise<void>;
  ask(name: string, body?: object): ReturnType<typeof post>;
}

/** For tests: stores the products above and serves them. */
export async function serveCatalogue(database: Database): Promise<CatalogueCalls> {
  await storeCatalogue(database, [hammer, mallet, bare]);
  const index = createInMemoryIndex();
  const configuration = createConfigurationService(database, () => index.version);
  const templates = createTemplateService(database, () => index.version);
  const catalogue = createCatalogueService({ database, index, configuration, templates, clock: () => 1000 });
  const steering = steeringFrom(configuration.searchNow);
  const { app } = await createFrame();
  catalogueRoutes(app, catalogue);

  /** Follows until all changes are taken in, then stops. The test decides when. */
  async function follow(): Promise<void> {
    const { filters } = productFields;
    const onError = (error: unknown) => expect.unreachable(String(error));
    const attributes = () => attributeDefinitions(database.read);
    const decided = { groups: configuration.groupsNow, steering, attributes };
    const follower = await followCatalogue({ database, index, filters, ...decided, onError });
    await follower.stop();
  }

  await follow();
  return {
    app,
    database,
    catalogue,
    configuration,
    templates,
    version: () => index.version,
    follow,
    ask: (name, body) => post(app, `/api/shop/master/${name}`, body),
  };
}
