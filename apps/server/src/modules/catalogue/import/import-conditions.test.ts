import { expect, test } from 'vitest';
import type { Database } from '../../../database/database.ts';
import { describeOnBothEngines } from '../../../database/testing/databases.ts';
import { eraseProducts } from '../leaving-products.ts';
import { counts, importFolder } from './testing/import-folder.ts';

const { run, write } = importFolder();
const columns = 'Artikelnummer;Name;Kategorie;Preis;Steuersatz';
const withUnits = `${columns};Einheit\n`;

async function conditionsOf({ read }: Database) {
  const rows = await read.selectFrom('conditions').selectAll().orderBy('position').execute();
  return rows.map(({ id, price, unit }) => [id, price, unit]);
}

async function historyOf({ read }: Database) {
  const rows = await read
    .selectFrom('price_history')
    .selectAll()
    .orderBy('condition_id')
    .orderBy('valid_from')
    .execute();
  return rows.map(({ condition_id, price, valid_from }) => [condition_id, price, valid_from]);
}

describeOnBothEngines('conditions without an id are known by group and unit', ({ open }) => {
  const piece = 'A1;Zange;K;12;20;Stück\n';
  const pack = 'A1;;;80;20;10er-Pack\n';
  async function shop() {
    const database = await open();
    await run(database, write('erst.csv', withUnits + piece + pack));
    return database;
  }

  test('two rows that have changed places change no price and leave no history of one', async () => {
    const database = await shop();
    const file = write('getauscht.csv', `${withUnits}A1;Zange;K;80;20;10er-Pack\nA1;;;12;20;Stück\n`);
    await run(database, file, { now: 2000 });
    expect(await conditionsOf(database)).toEqual([
      ['a1-2', 8000, '10er-Pack'],
      ['a1-1', 1200, 'Stück'],
    ]);
    expect(await historyOf(database)).toEqual([
      ['a1-1', 1200, 1000],
      ['a1-2', 8000, 1000],
    ]);
    expect((await run(database, file)).counts).toEqual(counts({ unchanged: 2 }));
  });

  test('a row put in front is a new condition, and so is one whose unit has another name', async () => {
    const database = await shop();
    const rows = 'A1;Zange;K;700;20;Karton\nA1;;;11;20;STÜCK\nA1;;;82;20;Zehnerpack\n';
    await run(database, write('davor.csv', withUnits + rows), { now: 2000 });
    expect(await conditionsOf(database)).toEqual([
      ['a1-3', 70_000, 'Karton'],
      ['a1-1', 1100, 'STÜCK'],
      ['a1-4', 8200, 'Zehnerpack'],
    ]);
    expect(await historyOf(database)).toEqual([
      ['a1-1', 1200, 1000],
      ['a1-1', 1100, 2000],
      ['a1-2', 8000, 1000],
      ['a1-3', 70_000, 2000],
      ['a1-4', 8200, 2000],
    ]);
  });

  test('a number that a condition had is never given to another one', async () => {
    const database = await shop();
    await run(database, write('eine.csv', withUnits + piece), { now: 2000 });
    await run(database, write('andere.csv', `${withUnits}${piece}A1;;;5;20;Paar\n`), { now: 3000 });
    expect(await conditionsOf(database)).toEqual([
      ['a1-1', 1200, 'Stück'],
      ['a1-3', 500, 'Paar'],
    ]);
    expect(await historyOf(database)).toContainEqual(['a1-2', 8000, 1000]);
  });

  test('a row that was missing from one file is the same condition again, with the price that it had before [LAW P7]', async () => {
    const database = await shop();
    const withoutPack = write('eine.csv', withUnits + piece);
    await run(database, withoutPack, { now: 2000 });
    await run(database, write('teurer.csv', `${withUnits}${piece}A1;;;90;20;10er-Pack\n`), { now: 3000 });
    expect(await conditionsOf(database)).toEqual([
      ['a1-1', 1200, 'Stück'],
      ['a1-2', 9000, '10er-Pack'],
    ]);
    expect(await historyOf(database)).toEqual([
      ['a1-1', 1200, 1000],
      ['a1-2', 8000, 1000],
      ['a1-2', 9000, 3000],
    ]);
    await run(database, withoutPack, { now: 4000 });
    const asGroup = `${withUnits.trim()};Kundengruppe\n${piece.trim()};\nA1;;;70;20;10er-Pack;Fachbetrieb\n`;
    await run(database, write('gruppe.csv', asGroup), { now: 5000, groups: ['Fachbetrieb'] });
    expect((await conditionsOf(database))[1]?.[0]).toBe('a1-fachbetrieb-1');
    const taken = `${columns};Einheit;Konditions-ID\nB1;Feile;K;5;20;Stück;a1-2\n`;
    await run(database, write('vergeben.csv', taken), { now: 6000 });
    await run(database, write('wieder.csv', `${withUnits}${piece}A1;;;80;20;10er-Pack\n`), { now: 7000 });
    const rows = await database.read.selectFrom('conditions').select(['id', 'product_id']).orderBy('id').execute();
    expect(rows.map(({ id, product_id }) => [id, product_id])).toEqual([
      ['a1-1', 'a1'],
      ['a1-2', 'b1'],
      ['a1-3', 'a1'],
      ['a1-fachbetrieb-1', 'a1'],
    ]);
  });

  test('so is one of an article that was deleted and comes back [LAW P7]', async () => {
    const database = await shop();
    await database.transaction((transaction) => eraseProducts(transaction, ['a1'], 2000));
    await run(database, write('wieder.csv', `${withUnits}A1;Zange;K;90;20;10er-Pack\n`), { now: 3000 });
    expect(await conditionsOf(database)).toEqual([['a1-2', 9000, '10er-Pack']]);
  });

  test('nor one that another product of the file or the shop has', async () => {
    const database = await open();
    const ids = `${columns};Einheit;Konditions-ID\n`;
    await run(database, write('fremd.csv', `${ids}X;X;K;1;20;;a1-1\n`));
    await run(database, write('beide.csv', `${ids}A1;Zange;K;12;20;;\nY;Y;K;2;20;;a1-2\n`));
    const { read } = database;
    const rows = await read.selectFrom('conditions').select(['id', 'product_id']).orderBy('id').execute();
    expect(rows.map(({ id, product_id }) => [id, product_id])).toEqual([
      ['a1-1', 'x'],
      ['a1-2', 'y'],
      ['a1-3', 'a1'],
    ]);
  });

  test('an id that an earlier file gave stays, whatever it reads like', async () => {
    const database = await open();
    await run(database, write('mit.csv', `${columns};Einheit;Konditions-ID\nA1;Zange;K;12;20;Paar;eigene\n`));
    await run(database, write('ohne.csv', `${withUnits}A1;Zange;K;13;20;Paar\n`));
    expect(await conditionsOf(database)).toEqual([['eigene', 1300, 'Paar']]);
  });

  test('a file without units means the only one, or the piece, and is refused where it could mean several', async () => {
    const database = await shop();
    const file = write('ohne-einheit.csv', `${columns}\nA1;Zange;K;13;20\n`);
    await run(database, file, { now: 2000 });
    expect(await conditionsOf(database)).toEqual([['a1-1', 1300, 'Stück']]);
    await run(database, write('paare.csv', `${withUnits}A1;Zange;K;24;20;Paar\nA1;;;80;20;10er-Pack\n`));
    const before = await historyOf(database);
    expect(await run(database, file, { now: 3000 })).toMatchObject({
      counts: counts({ refused: 1 }),
      refused: [
        {
          line: 2,
          name: 'A1',
          reason:
            'Der Artikel hat mehrere Einheiten im Shop, und die Datei sagt nicht, welche gemeint ist. Bitte die Spalte Einheit oder Konditions-ID ergänzen.',
        },
      ],
    });
    expect(await historyOf(database)).toEqual(before);
  });

  test('those of a group are numbered by themselves, and JSON Lines know theirs in the same way', async () => {
    const database = await shop();
    const groups = ['Fachbetrieb'];
    const price = (gross: number) => ({ price: { gross, taxRates: [{ rate: 20 }] } });
    const [{ id: category } = { id: '' }] = await database.read
      .selectFrom('products')
      .select('category_id as id')
      .execute();
    const conditions = [
      { unit: '10er-Pack', ...price(79) },
      { customerGroup: 'Fachbetrieb', ...price(9) },
      { unit: 'Stück', ...price(12) },
    ];
    const product = {
      type: 'product',
      _id: 'a1',
      articleNumber: 'A1',
      name: 'Zange',
      categoryPath: [{ _id: category }],
    };
    const file = write('a1.jsonl', JSON.stringify({ ...product, conditions }));
    expect((await run(database, file, { groups, now: 2000 })).refused).toEqual([]);
    expect((await conditionsOf(database)).toSorted()).toEqual([
      ['a1-1', 1200, 'Stück'],
      ['a1-2', 7900, '10er-Pack'],
      ['a1-fachbetrieb-1', 900, null],
    ]);
    expect((await run(database, file, { groups })).counts).toEqual(counts({ unchanged: 1 }));
  });
});

describeOnBothEngines('a unit that another supplier spells in another way', ({ open }) => {
  const full = `${columns};Preismenge;Einheit;Bestand;Mindestmenge;UVP\n`;
  async function shop() {
    const database = await open();
    const rows = 'U1;Schraube;K;3,75;20;100;Stk;500;100;5,49\nU2;Zange;K;12;20;;Stk;0;;\n';
    await run(database, write('stk.csv', full + rows));
    return database;
  }
  const stored = async ({ read }: Database) =>
    (await read.selectFrom('conditions').selectAll().orderBy('id').execute()).map(
      ({ id, price, price_quantity, unit, stock, min_amount, list_price }) =>
        [id, price, price_quantity, unit, stock, min_amount, list_price] as const,
    );

  test.each(['Stück', 'PCE', 'C62', 'St.', 'pcs', 'Stck'])(
    'is the same: %s keeps stock and amounts, and the price for 100 is not taken for one',
    async (unit) => {
      const database = await shop();
      const file = write(`${unit}.csv`, `${withUnits}U1;Schraube;K;4,00;20;${unit}\nU2;Zange;K;12,50;20;${unit}\n`);
      const { counts: counted, refused } = await run(database, file, { now: 2000 });
      expect(counted).toEqual(counts({ changed: 1, refused: 1 }));
      expect(refused).toMatchObject([{ line: 2, name: 'U1', reason: expect.stringContaining('100') }]);
      expect(await stored(database)).toEqual([
        ['u1-1', 375, 100, 'Stk', 500, 100, 549],
        ['u2-1', 1250, null, unit === 'Stück' ? 'Stück' : 'Stk', 0, null, null],
      ]);
      expect((await run(database, file)).counts).toEqual(counts({ unchanged: 1, refused: 1 }));
    },
  );

  test('is the same in a part of the fields, which adds no second price', async () => {
    const database = await shop();
    const file = write('teil.csv', 'Artikelnummer;ME;Preis;MwSt\nU2;Stück;17,90;20\n');
    await run(database, file, { now: 2000 });
    expect((await stored(database)).map(([id, price]) => [id, price])).toEqual([
      ['u1-1', 375],
      ['u2-1', 1790],
    ]);
  });

  test('names the condition of its own spelling where a shop has both', async () => {
    const database = await shop();
    const ids = `${columns};Einheit;Konditions-ID\n`;
    const both = write('beide.csv', `${ids}U2;Zange;K;12;20;Stk;u2-1\nU2;;;15;20;Stück;u2-2\n`);
    expect((await run(database, both)).refused).toEqual([]);
    await run(database, write('eine.csv', 'Artikelnummer;ME;Preis;MwSt\nU2;Stück;16;20\n'));
    expect((await stored(database)).map(([id, price, , unit]) => [id, price, unit])).toEqual([
      ['u1-1', 375, 'Stk'],
      ['u2-1', 1200, 'Stk'],
      ['u2-2', 1600, 'Stück'],
    ]);
  });

  test('two rows with two spellings are two rows of one unit, and refused', async () => {
    const database = await open();
    const file = write('doppelt.csv', `${withUnits}U3;Haken;K;1;20;Stk\nU3;;;2;20;Stück\n`);
    expect((await run(database, file)).counts).toEqual(counts({ refused: 2 }));
    expect(await stored(database)).toEqual([]);
  });
});

describeOnBothEngines('a price that is changed without its unit price', ({ open }) => {
  const withNorm = `${columns};Einheit;Grundpreis;Grundpreiseinheit\n`;
  const normPricesOf = async ({ read }: Database) => {
    const rows = await read.selectFrom('conditions').selectAll().orderBy('product_id').execute();
    return rows.map(({ product_id, price, norm_price, norm_unit }) => [product_id, price, norm_price, norm_unit]);
  };
  async function shop() {
    const database = await open();
    const rows = 'W1;Wein;K;9,90;20;Flasche;13,20;1 l\nS1;Salz;K;7,89;20;Sack;0,32;1 kg\n';
    await run(database, write('grundpreise.csv', withNorm + rows));
    return database;
  }

  test('has the new unit price where there is only one possible, and none where there are several, which is said [LAW P4]', async () => {
    const database = await shop();
    const file = write('preise.csv', `${columns}\nW1;Wein;K;12,90;20\nS1;Salz;K;9,99;20\n`);
    const { notes } = await run(database, file);
    expect(await normPricesOf(database)).toEqual([
      ['s1', 999, null, '1 kg'],
      ['w1', 1290, 1720, '1 l'],
    ]);
    expect(notes).toEqual([
      'Mit neuem Preis ohne Grundpreis, der alte gilt nicht mehr: S1. Bitte Grundpreis und Grundpreiseinheit einlesen.',
    ]);
    expect(await run(database, file)).toMatchObject({ counts: counts({ unchanged: 2 }), notes: [] });
  });

  test('keeps it where the price is the same', async () => {
    const database = await shop();
    const { notes } = await run(database, write('gleich.csv', `${columns}\nS1;Salz und Pfeffer;K;7,89;20\n`));
    expect(await normPricesOf(database)).toContainEqual(['s1', 789, 32, '1 kg']);
    expect(notes).toEqual([]);
  });

  test('has none where its unit or what it was for is another one', async () => {
    const database = await shop();
    const [{ id } = { id: '' }] = await database.read
      .selectFrom('conditions')
      .select('id')
      .where('product_id', '=', 'w1')
      .execute();
    const rows = `W1;Wein;K;9,90;20;Karton;${id}\n`;
    await run(database, write('karton.csv', `${columns};Einheit;Konditions-ID\n${rows}`));
    await run(database, write('einheit.csv', `${columns};Grundpreiseinheit\nS1;Salz;K;7,89;20;100 g\n`));
    expect(await normPricesOf(database)).toEqual([
      ['s1', 789, null, '100 g'],
      ['w1', 990, null, '1 l'],
    ]);
  });
});
