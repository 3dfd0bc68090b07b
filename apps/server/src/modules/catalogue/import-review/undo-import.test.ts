import { defaultStockRules } from '@kontor/domain';
import { describe, expect, test } from 'vitest';
import type { Database } from '../../../database/database.ts';
import { describeOnBothEngines } from '../../../database/testing/databases.ts';
import { importFolder } from '../import/testing/import-folder.ts';
import type { Change, Left } from '../import-log/change.ts';
import { forgetOldChanges, listImports } from '../import-log/import-log.service.ts';
import { ChangeTeller, changesTold, type ToldChange } from './import-review.service.ts';
import { undoImport } from './undo-import.ts';

const { run, write } = importFolder();

interface Orders {
  /** Ids of products that were ordered. */
  readonly products?: readonly string[];
  /** Pieces by the ids of conditions. */
  readonly pieces?: Readonly<Record<string, number>>;
}

async function undo(database: Database, number: number, { products = [], pieces = {} }: Orders = {}) {
  const left: string[] = [];
  const undone = await undoImport({
    ...{ database, number, clock: () => 9000, rules: defaultStockRules, onNote: () => undefined },
    ordered: async (_, ids) => new Set(ids.filter((id) => products.includes(id))),
    orderedSince: async () => new Map(Object.entries(pieces)),
    onChanges: (changes) =>
      void left.push(
        ...changes
          .filter((change): change is Left => change.of === 'left')
          .map(({ name, field, why }) => [name, field, why].join(' / ')),
      ),
  });
  return { undone, left };
}

/** The catalogue as customers see it, and the price history. */
async function everything({ read }: Database) {
  const without = <Row extends object>(rows: Row[]) =>
    rows.map((row) => ({ ...row, version: 0, changed_at: 0, light_of_stock: null }));
  return {
    products: without(await read.selectFrom('products').selectAll().where('deleted', '=', 0).orderBy('id').execute()),
    conditions: await read.selectFrom('conditions').selectAll().orderBy('id').execute(),
    categories: without(await read.selectFrom('categories').selectAll().orderBy('id').execute()),
    families: await read.selectFrom('families').selectAll().orderBy('id').execute(),
  };
}

async function diff(database: Database, number: number) {
  const told: string[][] = [];
  for await (const some of changesTold(database.read, number)) told.push(...some.map(line));
  return told;
}

const lines = (changes: readonly Change[], teller: ChangeTeller) => changes.map((change) => line(teller.tell(change)));
const line = ({ kind, name, told, fields, why }: ToldChange) => [
  `${kind} ${name}: ${why ?? told}`,
  ...fields.map(({ field, of, before, after }) => `${field}${of ? ` (${of})` : ''}: ${before} → ${after}`),
];

const columns =
  'Artikelnummer;Name;Kategorie;Preis;Steuersatz;Einheit;Bestand;Marke;Staffelpreise;Familie;Eigenschaft: Größe';
const first = `${columns}
A1;Zange;Werkzeug > Zangen;12,90;20;Stück;10;Huber;100: 11,90;;
A1;;;110,00;20;Karton;;;;;
B2;Säge;Werkzeug > Sägen;9,50;20;;;;;;
S-M;Hemd M;Hemden;20;20;;3;;;hemd;M
S-L;Hemd L;Hemden;20;20;;3;;;hemd;L
`;
const second = `${columns}
A1;Kombizange;Werkzeug > Zangen;13,90;20;Stück;25;;;;
A1;;;0,50;20;Meter;;;;;
C3;Feile;Werkzeug > Feilen;4;20;;7;;;;
S-M;Hemd M;Hemden > Alt;20;20;;3;;;hemd;XL
`;

const secondTold = [
  ['category Werkzeug > Feilen: created'],
  ['category Hemden > Alt: created'],
  [
    'product A1 Kombizange: changed',
    'Name: Zange → Kombizange',
    'Marke: Huber → ',
    'Preis (Stück): 12,90 → 13,90',
    'Staffelpreise (Stück): 100: 11,90 → ',
    'Bestand (Stück): 10 → 25',
    'Preis (Meter):  → 0,50',
    'Steuersatz (Meter):  → 20',
    'Einheit (Meter):  → Meter',
    'Preis (Karton): 110,00 → ',
    'Steuersatz (Karton): 20 → ',
    'Einheit (Karton): Karton → ',
  ],
  ['product C3 Feile: created', 'Kategorie:  → Werkzeug > Feilen', 'Preis (Stück):  → 4,00'],
  ['product S-M Hemd M: changed', 'Zusatz:  → XL', 'Kategorie: Hemden → Hemden > Alt', 'Eigenschaft: Größe: M → XL'],
];

describeOnBothEngines('an import', ({ open }) => {
  async function imported(...texts: string[]) {
    const database = await open();
    for (const [i, text] of texts.entries())
      await run(database, write(`${i + 1}.csv`, text), { now: 1000 * (i + 1), ordered: ['B2'] });
    return database;
  }

  test('says field by field what it changed, and a dry run the same', async () => {
    const database = await imported(first);
    const planned: Change[] = [];
    const file = write('2.csv', second);
    await run(database, file, { now: 2000, dryRun: true, onChanges: (changes) => void planned.push(...changes) });
    expect(lines(planned, await ChangeTeller.read(database.read))).toEqual(secondTold);
    await run(database, file, { now: 2000 });
    expect(await diff(database, 2)).toEqual(secondTold);
    await run(database, file, { now: 3000 });
    expect(await diff(database, 3)).toEqual([]);
  });

  test('names the later import of what it leaves, also where only what goes with it was changed, and finishes then', async () => {
    const database = await imported(first);
    const before = await everything(database);
    await run(database, write('preise.csv', 'Artikelnummer;Preis\nB2;8,50\nC3;4\n'), { now: 2000 });
    const sale = 'Artikelnummer;Aktionspreis;Aktion ab;Aktion bis\nB2;7,90;01.11.2026;31.12.2026\n';
    await run(database, write('sale.csv', sale), { now: 3000 });
    const price = ['product B2 Säge: Preis (Stück): seither geändert, bleibt (durch Import 3, sale.csv)'];
    expect((await undo(database, 2)).undone).toMatchObject({ number: 4, counts: { changed: 0, refused: 1 } });
    expect(await diff(database, 4)).toEqual([price]);
    await undo(database, 3);
    expect(await undo(database, 2)).toMatchObject({
      undone: { number: 6, counts: { changed: 1, refused: 0 } },
      left: [],
    });
    expect((await everything(database)).conditions).toEqual(before.conditions);
    expect((await undo(database, 2)).undone).toEqual({ code: 'undone-before', by: 6 });
    await undo(database, 6);
    expect((await undo(database, 2)).undone).toMatchObject({ number: 8, counts: { changed: 1 } });
    expect((await everything(database)).conditions).toEqual(before.conditions);
  });

  test('names the later file of stocks of what it had made, and finishes once that is undone', async () => {
    const database = await imported(first);
    const before = await everything(database);
    const made = `${columns}\nQ1;Probe;Proben;2,50;20;Stück;5;;;;\nQ1;;;25,00;20;Karton;5;;;;\nQ2;Muster;Proben;3;20;;5;;;;\n`;
    await run(database, write('q1.csv', made), { now: 2000 });
    await run(database, write('nacht.csv', 'Artikelnummer;Einheit;Bestand\nQ1;Stück;0\nQ1;Karton;8\nQ2;;8\n'), {
      now: 3000,
    });
    await undo(database, 2);
    const by = 'seither geändert, bleibt (durch Import 3, nacht.csv)';
    expect(await diff(database, 4)).toEqual([
      [`product Q1 Probe: Bestand (Stück): ${by}`],
      [`product Q1 Probe: Bestand (Karton): ${by}`],
      [`product Q2 Muster: Bestand (Stück): ${by}`],
      ['product Proben: wird noch gebraucht, bleibt'],
    ]);
    await undo(database, 3);
    expect((await undo(database, 2)).left).toEqual([]);
    expect(await everything(database)).toEqual(before);
  });

  test('goes back whole, is undone once, and its undoing can be undone', async () => {
    const database = await imported(first);
    const before = await everything(database);
    await run(database, write('2.csv', second), { now: 2000 });
    await run(database, write('3.csv', 'Artikelnummer;Löschen\nB2;ja\n'), { now: 3000 });
    const after = await everything(database);
    expect(after.products.map(({ id }) => id)).toEqual(['a1', 'c3', 's-l', 's-m']);

    expect((await undo(database, 3)).undone).toMatchObject({
      number: 4,
      counts: { created: 1, changed: 0, refused: 0 },
    });
    const { undone, left } = await undo(database, 2);
    expect([undone, left]).toMatchObject([{ number: 5, counts: { archived: 1, refused: 0 } }, []]);
    expect(await everything(database)).toEqual(before);
    const version = async () => (await database.read.selectFrom('catalogue_version').selectAll().execute())[0]?.version;
    const stands = await version();
    expect((await undo(database, 2)).undone).toEqual({ code: 'undone-before', by: 5 });
    expect((await undo(database, 7)).undone).toEqual({ code: 'no-import' });
    expect(await version()).toBe(stands);
    const list = await listImports(database.read, { now: 9000, limit: 3 });
    expect(list.map(({ number, kind, undoes, state, undoneBy }) => [number, kind, undoes, state, undoneBy])).toEqual([
      [5, 'undo', 2, 'finished', null],
      [4, 'undo', 3, 'finished', null],
      [3, 'file', null, 'undone', 4],
    ]);
    expect((await diff(database, 5)).map(([line]) => line)).toEqual([
      'product A1 Zange: changed',
      'product S-M Hemd M: changed',
      'product C3 Feile: removed',
      'category Alt: removed',
      'category Feilen: removed',
    ]);

    await undo(database, 4);
    await undo(database, 5);
    expect(await everything(database)).toEqual(after);
    // The prices of the meantime stay in the history (LAW P7).
    const prices = await database.read
      .selectFrom('price_history')
      .select(['price', 'valid_from'])
      .where('condition_id', '=', 'a1-1')
      .orderBy('valid_from')
      .execute();
    expect(prices).toEqual([
      { price: 1290, valid_from: 1000 },
      { price: 1390, valid_from: 2000 },
      { price: 1390, valid_from: 9000 },
    ]);
  });

  test('leaves what a later one changed, and says what', async () => {
    const database = await imported(
      first,
      second,
      `Artikelnummer;Name;Preis\nC3;Flachfeile;4\n`,
      `Artikelnummer;Einheit;Preis;Marke\nA1;Stück;15;Meier\n`,
    );
    const { undone, left } = await undo(database, 2);
    expect(left.toSorted()).toEqual([
      'A1 Kombizange / Marke / changed',
      'A1 Kombizange / Preis (Stück) / changed',
      'A1 Kombizange / Staffelpreise (Stück) / changed',
      'C3 Feile /  / changed',
      'Feilen /  / in-use',
    ]);
    expect(undone).toMatchObject({ counts: { refused: 5 } });
    const { products, conditions } = await everything(database);
    expect(products.map(({ id, name, brand }) => [id, name, brand])).toEqual([
      ['a1', 'Zange', 'Meier'],
      ['b2', 'Säge', null],
      ['c3', 'Flachfeile', null],
      ['s-l', 'Hemd L', null],
      ['s-m', 'Hemd M', null],
    ]);
    expect(conditions.map(({ id, price, stock, scales }) => [id, price, stock, scales])).toEqual([
      ['a1-1', 1500, 10, null],
      ['a1-2', 11000, null, null],
      ['b2-1', 950, null, null],
      ['c3-1', 400, 7, null],
      ['s-l-1', 2000, 3, null],
      ['s-m-1', 2000, 3, null],
    ]);
  });

  describe('after orders', () => {
    const sell = (database: Database, id: string, amount: number) =>
      database.transaction((transaction) =>
        transaction
          .updateTable('conditions')
          .set((row) => ({ stock: row('stock', '-', amount) }))
          .where('id', '=', id)
          .execute(),
      );
    const stocks = async ({ read }: Database) =>
      Object.fromEntries(
        (await read.selectFrom('conditions').select(['id', 'stock']).execute()).map(({ id, stock }) => [id, stock]),
      );

    test('sold stock stays sold, and ordered products are only taken off sale', async () => {
      const database = await imported(first, second);
      await sell(database, 'a1-1', 4);
      await sell(database, 'c3-1', 2);
      const { left } = await undo(database, 2, { products: ['c3'], pieces: { 'a1-1': 4, 'c3-1': 2 } });
      expect(left).toEqual(['Feilen /  / in-use']);
      expect(await stocks(database)).toMatchObject({ 'a1-1': 6, 'c3-1': 5 });
      const row = await database.read.selectFrom('products').selectAll().where('id', '=', 'c3').executeTakeFirst();
      expect([row?.active, row?.deleted]).toEqual([0, 1]);
    });

    test('added pieces are removed again, as far as they are in stock', async () => {
      const database = await imported(first, 'Artikelnummer;Einheit;Bestand\nA1;Stück;+5\nS-M;;-9\nS-L;;+1\n');
      expect(await stocks(database)).toMatchObject({ 'a1-1': 15, 's-m-1': 0, 's-l-1': 4 });
      await sell(database, 'a1-1', 12);
      const { left } = await undo(database, 2, { pieces: { 'a1-1': 12, 's-l-1': 2 } });
      // Two of S-L were ordered, and its stock is unchanged. So somebody counted it.
      expect(left).toEqual(['S-L Hemd L / Bestand (Stück) / changed']);
      expect(await stocks(database)).toMatchObject({ 'a1-1': 0, 's-m-1': 3, 's-l-1': 4 });
    });
  });

  test('products that a complete file took off sale are on sale again', async () => {
    const database = await imported(first);
    const before = await everything(database);
    await run(database, write('neu.csv', 'Artikelnummer;Preis\nB2;9,50\n'), { isComplete: true, now: 2000 });
    expect((await everything(database)).products.map(({ id }) => id)).toEqual(['b2']);
    expect((await undo(database, 2)).undone).toMatchObject({ counts: { changed: 3 } });
    expect(await everything(database)).toEqual(before);
  });

  describe('of definitions of attributes', () => {
    const definitions = async ({ read }: Database) =>
      (await read.selectFrom('attribute_definitions').selectAll().orderBy('position').execute()).map((row) =>
        [row.position, row.name, row.unit, row.internal === 1 && 'intern'].filter(Boolean).join(' '),
      );
    const old = 'Attribut;Einheit;Intern\nLänge;mm;nein\nLeistung;W;nein\nFarbe;;nein\n';
    const next = 'Attribut;Einheit;Intern;Löschen\nFarbe;;ja;\nGewicht;kg;nein;\nLänge;cm;nein;\nLeistung;;;ja\n';

    test('goes back whole, with their order, and forth again', async () => {
      const database = await imported(old);
      const before = await definitions(database);
      const planned: Change[] = [];
      const file = write('2.csv', next);
      await run(database, file, { dryRun: true, onChanges: (changes) => void planned.push(...changes) });
      expect(await definitions(database)).toEqual(before);
      await run(database, file, { now: 2000 });
      const after = await definitions(database);
      expect([before, after]).toEqual([
        ['Länge mm', '1 Leistung W', '2 Farbe'],
        ['Farbe intern', '1 Gewicht kg', '2 Länge cm'],
      ]);
      const told = [
        ['attribute Farbe: changed', 'Intern: nein → ja', 'Platz: 3 → 1'],
        ['attribute Gewicht: created'],
        ['attribute Länge: changed', 'Einheit: mm → cm', 'Platz: 1 → 3'],
        ['attribute Leistung: removed'],
      ];
      expect(lines(planned, await ChangeTeller.read(database.read))).toEqual(told);
      expect(await diff(database, 2)).toEqual(told);
      expect((await undo(database, 2)).left).toEqual([]);
      expect(await definitions(database)).toEqual(before);
      await undo(database, 3);
      expect(await definitions(database)).toEqual(after);
    });

    test('leaves what a later one said of them, and says what', async () => {
      const database = await imported(
        old,
        next,
        'Attribut;Einheit;Filter\nLänge;m;\nGewicht;;nein\nLeistung;kW;\n',
        'Attribut;Löschen\nFarbe;ja\n',
      );
      const { undone, left } = await undo(database, 2);
      expect(left.toSorted()).toEqual([
        'Farbe /  / gone',
        'Gewicht /  / changed',
        'Leistung /  / there-again',
        'Länge / Einheit / changed',
      ]);
      expect(undone).toMatchObject({ counts: { refused: 4 } });
      expect((await definitions(database)).map((line) => line.replace(/^\d /, '')).toSorted()).toEqual([
        'Gewicht',
        'Leistung kW',
        'Länge m',
      ]);
    });
  });

  test('is forgotten after thirty days, and stays in the list', async () => {
    const database = await imported(first, second);
    const days = 24 * 3_600_000;
    await forgetOldChanges(database, 30 * days + 1000);
    expect((await diff(database, 1)).length).toBe(9);
    await forgetOldChanges(database, 30 * days + 1001);
    expect([(await diff(database, 1)).length, (await diff(database, 2)).length]).toEqual([0, 5]);
    expect((await undo(database, 1)).undone).toEqual({ code: 'forgotten' });
    expect((await undo(database, 2)).undone).toMatchObject({ number: 3 });
    expect((await listImports(database.read, { now: 9000, limit: 3 })).map(({ state }) => state)).toEqual([
      'finished',
      'undone',
      'finished',
    ]);
  });

  test('an undoing that breaks off is finished by undoing again', async () => {
    const rows = (price: string) =>
      `${columns}\n${Array.from({ length: 1200 }, (_, i) => `N${i};Name;K;${price};20;;10;;;;`).join('\n')}\n`;
    const database = await imported(rows('1'), rows('2').replaceAll(';10;', ';30;'));
    const own = database.transaction.bind(database);
    let batches = 0;
    const dying: Database = Object.create(database, {
      transaction: {
        value: (work: Parameters<typeof own>[0]) => {
          // The first transaction takes the turn, the second is a batch.
          if (batches++ > 1) throw new Error('the process dies');
          return own(work);
        },
      },
    });
    await expect(undo(dying, 2)).rejects.toThrow('the process dies');
    const prices = async () =>
      (
        await database.read
          .selectFrom('conditions')
          .select(['price', 'stock', ({ fn }) => fn.countAll<number>().as('count')])
          .groupBy(['price', 'stock'])
          .orderBy('price')
          .execute()
      ).map(({ price, stock, count }) => [price, stock, Number(count)]);
    expect(await prices()).toEqual([
      [100, 10, 200],
      [200, 30, 1000],
    ]);
    expect((await undo(database, 2)).undone).toMatchObject({ number: 4, counts: { changed: 1000 } });
    expect(await prices()).toEqual([[100, 10, 1200]]);
    expect((await listImports(database.read, { now: 9000, limit: 2 })).map(({ state }) => state)).toEqual([
      'finished',
      'interrupted',
    ]);
  });
});
