import { expect, test } from 'vitest';
import { currentVersion } from '../../../database/catalogue-version.ts';
import type { Database } from '../../../database/database.ts';
import { describeOnBothEngines } from '../../../database/testing/databases.ts';
import { conditionFields } from '../condition-fields.ts';
import { productFields } from '../product-fields.ts';
import type { Column } from './table/csv-columns.ts';
import { counts, importFolder } from './testing/import-folder.ts';

const { write, run } = importFolder();

/** The cells in every file. */
const required = { articleNumber: 'A1', name: 'Zange', category: 'Werkzeug', price: '12,90', taxRate: '20' } as const;
/** The identifying columns. A file that names them does not change anything. */
const identity = { productId: 'zange', conditionId: 'zange-1' } as const;
type Optional = Exclude<
  Column,
  | keyof typeof required
  | keyof typeof identity
  | 'delete'
  | 'blocked'
  | 'familyProperties'
  | 'allAttributes'
  | 'allProperties'
>;

/** Two values for each column that a file may leave out. */
const values: Readonly<Record<Optional, readonly [string, string]>> = {
  gtin: ['4006381333931', '96385074'],
  nameSuffix: ['160 mm', '180 mm'],
  furtherCategories: ['Herbst', 'Herbst > Laub | Aktion'],
  description: ['<p>Gut.</p>', '<p>Besser.</p>'],
  termsOfDelivery: ['Frei Haus', 'Ab Lager'],
  stockStatus: ['gelb', 'rot'],
  stockStatusText: ['in 3 Tagen', 'in 5 Tagen'],
  internalRating: ['3', '-1'],
  weight: ['250', '300'],
  manufacturerName: ['Huber', 'Maier'],
  manufacturerAddress: ['Weg 1, Wien', 'Weg 2, Wien'],
  manufacturerEmail: ['huber@huber.example', 'maier@maier.example'],
  brand: ['Alpha', 'Beta'],
  mpn: ['ZG-1', 'ZG-2'],
  responsibleName: ['Import Huber', 'Import Maier'],
  responsibleAddress: ['Kai 1, Hamburg', 'Kai 2, Hamburg'],
  responsibleEmail: ['eu@huber.example', 'eu@maier.example'],
  warnings: ['Nicht für Kinder.', '"Schutzbrille tragen.\nVon Kindern fernhalten."'],
  minimumAge: ['16', 'ab 18'],
  giftVoucher: ['ja', 'nein'],
  tariff: ['8203 20 00', '820320'],
  origin: ['Österreich', 'CN'],
  length: ['160', '180,5'],
  width: ['40', '1.000'],
  height: ['12', '14 mm'],
  weeeNumber: ['DE 12345678', 'DE 87654321'],
  batteryNumber: ['DE 11111111', 'DE 22222222'],
  energyClass: ['B', 'A+'],
  energyScale: ['A–G', 'A+++ - D'],
  eprel: ['123456', '654321'],
  container: ['Einweg', 'MEHRWEG'],
  withdrawalException: ['Maßanfertigung', 'hygiene'],
  guarantee: ['Fünf Jahre auf den Motor, von Alpha.', 'Zwei Jahre'],
  durabilityYears: ['5', '10 Jahre'],
  durabilityBrand: ['Alpha', 'Beta'],
  durabilityModel: ['ZG-1', 'ZG-2'],
  softwareUpdates: ['bis Ende 2030', '5 Jahre'],
  repair: ['Ersatzteile zehn Jahre lang', 'Reparaturindex 8,2'],
  alcohol: ['5,2 % vol', '12'],
  ingredients: ['Wasser, <strong>Gerstenmalz</strong>', 'Wasser, Hopfen'],
  allergens: ['A', 'Milch, Eier | Sellerie'],
  nutritionPer: ['100 g', '100 ml'],
  kilojoules: ['1.500', '1600'],
  kilocalories: ['358', '382'],
  fat: ['3,5', '3,6 g'],
  saturates: ['1', '2'],
  carbohydrate: ['70', '71'],
  sugars: ['4', '5'],
  fibre: ['2', '3'],
  protein: ['11', '12'],
  salt: ['0,01', '0,02'],
  storage: ['Kühl lagern.', 'Trocken lagern.'],
  accessories: ['A-2', 'A-2 | A-3'],
  spareParts: ['A-4', 'A-5'],
  similar: ['A-6', 'A-7'],
  successors: ['A-8', 'A-9'],
  setOf: ['2 x A-10', '3 x A-10 | A-11'],
  pictures: ['zange.png', 'zange.png = Von der Seite'],
  documents: ['zange.pdf', 'zange.pdf = Datenblatt'],
  takeBack: ['Elektrogerät', 'Batterie'],
  keywords: ['Kneifer', 'Kneifer, Beißzange'],
  active: ['nein', 'ja'],
  activeFrom: ['1.12.2026', '01.12.2026 18:00'],
  activeUntil: ['31.12.2026', '2026-12-24T14:00'],
  family: ['zangen', 'werkzeug'],
  familyName: ['Zangen', 'Werkzeug'],
  familyPlace: ['2', '7'],
  unit: ['Paar', 'Satz'],
  deposit: ['0,25', '3,10'],
  priceQuantity: ['100', '10'],
  scales: ['500: 11,90', '500: 11,90 | 5.000: 10,90'],
  listPrice: ['15,90', '16,90'],
  salePrice: ['9,90', '8,90'],
  saleFrom: ['1.11.2026', '2.11.2026'],
  saleUntil: ['30.11.2026', '29.11.2026'],
  content: ['0,25 l', '0,5 l'],
  minAmount: ['5', '10'],
  amountStep: ['5', '10'],
  maxAmount: ['100', '1000'],
  normPrice: ['51,60', '60,00'],
  normUnit: ['kg', 'l'],
  stock: ['7', '8'],
  stockOf: ['A9', 'A8'],
  stockFactor: ['50', '25'],
  backorder: ['ja', 'nein'],
  deliveryDays: ['2–4 Werktage', '3'],
  customerGroup: ['Fachbetrieb', 'Wiederverkäufer'],
};
const groups = ['Fachbetrieb', 'Wiederverkäufer'];
const columns = Object.keys(values) as Optional[];

/** Each column alone, and the columns of each field together. */
const together = [...Object.values(productFields.rows), ...Object.values(conditionFields.rows)]
  .map(({ headings }) => Object.keys(headings).filter((heading): heading is Optional => heading in values))
  .flatMap((some) => (some.length > 1 ? [...some.map((one) => [one]), some] : [some]))
  .filter((some) => some.length > 0);

function table(cells: Readonly<Partial<Record<Column, string>>>): string {
  return `${Object.keys(cells).join(';')}\n${Object.values(cells).join(';')}\n`;
}

/** A file with the first value of each column. The columns in `some` have the second value, none, or no column. */
function fileWith(some: readonly Optional[], cell: 'first' | 'second' | 'empty' | 'no column'): string {
  const cells = columns.flatMap((column) => {
    if (!some.includes(column) || cell === 'first') return [[column, values[column][0]]];
    return cell === 'no column' ? [] : [[column, cell === 'empty' ? '' : values[column][1]]];
  });
  return table({ ...required, ...identity, ...Object.fromEntries(cells) });
}

/** The rows without columns that every change increments. */
async function stored({ read }: Database) {
  const [product] = await read.selectFrom('products').selectAll().execute();
  const [condition] = await read.selectFrom('conditions').selectAll().execute();
  const { version: _version, changed_at: _changedAt, ...fields } = product ?? {};
  return { ...fields, ...condition };
}

describeOnBothEngines('each field of a product and its condition', ({ engine, open }) => {
  /**
   * How a file is read does not depend on the database. PostgreSQL gets all columns at once: a field that it kept
   * differently would be a change when the same file comes again.
   */
  const pieces = engine === 'sqlite' ? together : [columns];

  async function shop() {
    write('zange.pdf', '%PDF-1.7 Zange');
    const database = await open();
    const take = async (name: string, text: string) => {
      const { counts: counted, refused } = await run(database, write(name, text), { groups });
      expect({ name, refused }).toEqual({ name, refused: [] });
      return counted;
    };
    expect(await take('alles.csv', fileWith([], 'first'))).toEqual(counts({ created: 1 }));
    return { database, take, all: await stored(database) };
  }

  test('is stored as a file says it, and the same file again changes nothing', async () => {
    const { database, take, all } = await shop();
    for (const some of pieces) {
      const file = fileWith(some, 'second');
      expect([some, await take('anders.csv', file)]).toEqual([some, counts({ changed: 1 })]);
      const changed = await stored(database);
      expect([some, changed]).not.toEqual([some, all]);
      const version = await currentVersion(database.read);

      expect([some, await take('anders.csv', file)]).toEqual([some, counts({ unchanged: 1 })]);
      expect([some, await stored(database)]).toEqual([some, changed]);
      expect(await currentVersion(database.read)).toBe(version);

      await take('alles.csv', fileWith([], 'first'));
      expect([some, await stored(database)]).toEqual([some, all]);
    }
  });

  test('stays where a table has no column for it', async () => {
    const { database, take, all } = await shop();
    const version = await currentVersion(database.read);
    for (const some of pieces) {
      expect([some, await take('ohne.csv', fileWith(some, 'no column'))]).toEqual([some, counts({ unchanged: 1 })]);
      expect([some, await stored(database)]).toEqual([some, all]);
    }
    expect(await take('nichts.csv', table({ ...required, ...identity }))).toEqual(counts({ unchanged: 1 }));
    expect([await stored(database), await currentVersion(database.read)]).toEqual([all, version]);
  });

  test('is emptied by an empty cell', async () => {
    const { database, take } = await shop();
    const bare = await open();
    await run(bare, write('nichts.csv', table({ ...required, ...identity })));
    for (const some of pieces) await take('leer.csv', fileWith(some, 'empty'));
    await take('leer.csv', fileWith(columns, 'empty'));
    expect(await stored(database)).toEqual(await stored(bare));
  });

  test('is emptied by a product in JSON Lines that does not name it, but for the stock, whether more can be sold, the customer group and when it is on sale', async () => {
    const { database, take, all } = await shop();
    const bare = await open();
    await run(bare, write('nichts.csv', table({ ...required, ...identity })));
    const price = { gross: 12.9, net: 10.75, tax: 2.15, taxRates: [{ rate: 20, amount: 2.15 }] };
    const product = {
      ...{ type: 'product', _id: 'zange', articleNumber: 'A1', name: 'Zange', categoryPath: [{ _id: 'werkzeug' }] },
      conditions: [{ _id: 'zange-1', price }],
    };
    expect(await take('nichts.jsonl', JSON.stringify(product))).toEqual(counts({ changed: 1 }));
    const {
      stock,
      backorder,
      customer_group,
      active,
      active_from,
      active_until,
      deleted,
      next_change_at,
      never_on_sale,
    } = all;
    const onSale = { active, active_from, active_until, deleted, next_change_at, never_on_sale };
    expect(await stored(database)).toEqual({ ...(await stored(bare)), stock, backorder, customer_group, ...onSale });
  });
});
