import { expect, test } from 'vitest';
import type { Database } from '../../../database/database.ts';
import { describeOnBothEngines } from '../../../database/testing/databases.ts';
import { contents, counts, importFolder } from './testing/import-folder.ts';

const { run, write } = importFolder();

const whole = `Artikelnummer;Name;Kategorie;Preis;Steuersatz;Einheit;Bestand;Kundengruppe;Beschreibung
A1;Zange;Werkzeug > Zangen;12,90;20;Stück;5;;Gut.
A1;;;110,00;20;10er-Pack;;;
A1;;;11,00;20;Stück;;Fachbetrieb;
B2;Säge;Werkzeug;9,50;20;;7;;
`;
const groups = ['Fachbetrieb'];

/** A shop with two products, and functions for the changes by partial files. */
async function shop(database: Database) {
  await run(database, write('ganz.csv', whole), { groups });
  const rows = async () => ({
    products: await database.read.selectFrom('products').selectAll().orderBy('id').execute(),
    conditions: await database.read.selectFrom('conditions').selectAll().orderBy('id').execute(),
    prices: (await contents(database)).prices,
  });
  const before = await rows();
  const take = (text: string) => run(database, write('teil.csv', text), { groups, now: 2000 });
  return { take, rows, before };
}

const stocks = (conditions: readonly { id: string; stock: number | null }[]) =>
  Object.fromEntries(conditions.map(({ id, stock }) => [id, stock]));

describeOnBothEngines('a file with some columns changes the products that the shop has', ({ open }) => {
  test('only the stock, and nothing else', async () => {
    const { take, rows, before } = await shop(await open());
    const file = 'Artikelnummer;Bestand\nA1;9\nB2;7\n';
    expect(await take(file)).toEqual({
      counts: counts({ changed: 1, unchanged: 1 }),
      refused: [],
      notes: [],
      warnings: [],
    });
    const after = await rows();
    expect(stocks(after.conditions)).toEqual({ 'a1-1': 9, 'a1-2': null, 'a1-fachbetrieb-1': null, 'b2-1': 7 });
    const [pliers, saw] = before.products;
    expect(after.products).toEqual([{ ...pliers, version: expect.any(Number), changed_at: 2000 }, saw]);
    expect(after.conditions.map(({ stock: _, ...rest }) => rest)).toEqual(
      before.conditions.map(({ stock: _, ...rest }) => rest),
    );
    expect(after.prices).toEqual(before.prices);
    expect((await take(file)).counts).toEqual(counts({ unchanged: 2 }));
  });

  test('the price alone: the tax rate, the other units and the groups stay', async () => {
    const { take, rows, before } = await shop(await open());
    expect((await take('Artikelnummer;Preis\nA1;13,90\n')).counts).toEqual(counts({ changed: 1 }));
    const after = await rows();
    expect(after.conditions).toEqual(
      before.conditions.map((row) => (row.id === 'a1-1' ? { ...row, price: 1390 } : row)),
    );
    expect(after.prices).toEqual(
      [...before.prices, { condition_id: 'a1-1', price: 1390, valid_from: 2000 }].toSorted((a, b) =>
        a.condition_id === b.condition_id ? a.valid_from - b.valid_from : a.condition_id < b.condition_id ? -1 : 1,
      ),
    );
  });

  test('one field of the product, and a unit by its name', async () => {
    const { take, rows } = await shop(await open());
    await take('Artikelnummer;Beschreibung\nB2;Scharf.\n');
    await take('Artikelnummer;Einheit;Bestand\nA1;10ER-Pack;3\n');
    const after = await rows();
    expect(after.products.map(({ html_description }) => html_description)).toEqual(['Gut.', 'Scharf.']);
    expect(stocks(after.conditions)).toMatchObject({ 'a1-1': 5, 'a1-2': 3 });
  });

  test('and a new unit with price and tax rate stands behind the others', async () => {
    const { take, rows } = await shop(await open());
    await take('Artikelnummer;Einheit;Preis;Steuersatz\nA1;Karton;900;20\n');
    const added = (await rows()).conditions.filter(({ unit }) => unit === 'Karton');
    expect(added).toMatchObject([{ id: 'a1-3', position: 2, price: 90_000, stock: null }]);
  });

  test('refuses articles and units that the shop does not have, by a sentence', async () => {
    const database = await open();
    const { take, rows, before } = await shop(database);
    const { counts: result, refused } = await take(
      'Artikelnummer;Einheit;Kategorie;Bestand\nX;;Neu;1\nA1;Karton;Neu;1\n',
    );
    expect([result, refused.map(({ line, name, reason }) => [line, name, reason])]).toEqual([
      counts({ refused: 2 }),
      [
        [
          2,
          'X',
          'Den Artikel gibt es im Shop nicht. Für einen neuen fehlen die Spalten "Name", "Preis", "Steuersatz".',
        ],
        [3, 'A1', 'Die Einheit „Karton“ hat der Artikel im Shop nicht. Für eine neue braucht es Preis und Steuersatz.'],
      ],
    ]);
    expect(await rows()).toEqual(before);
    const byId = await take('Artikelnummer;Produkt-ID;Bestand\nX;x;1\nA1;a1;6\n');
    expect([byId.counts, byId.refused.map(({ name }) => name)]).toEqual([counts({ changed: 1, refused: 1 }), ['X']]);
  });

  test('an empty name or price in a column that is there is still refused', async () => {
    const { take } = await shop(await open());
    expect((await take('Artikelnummer;Name\nB2;\n')).refused).toMatchObject([{ reason: 'Name: fehlt.' }]);
    expect((await take('Artikelnummer;Preis\nB2;\n')).refused).toMatchObject([{ reason: 'Preis: fehlt.' }]);
  });

  test('a stock with a sign is what came or went, whatever was sold meanwhile', async () => {
    const database = await open();
    const { take, rows } = await shop(database);
    await database.transaction((transaction) =>
      transaction.updateTable('conditions').set({ stock: 2 }).where('id', '=', 'a1-1').execute(),
    );
    expect((await take('Artikelnummer;Bestand\nA1;+1.000\nB2;-9\n')).counts).toEqual(counts({ changed: 2 }));
    expect(stocks((await rows()).conditions)).toMatchObject({ 'a1-1': 1002, 'b2-1': 0 });
    expect((await take('Artikelnummer;Bestand\nA1;-0\n')).counts).toEqual(counts({ unchanged: 1 }));
    const { refused } = await take('Artikelnummer;Einheit;Bestand\nA1;10er-Pack;+5\nA1;Stück;+x\n');
    expect(refused.map(({ reason }) => reason)).toEqual([
      'Nicht übernommen, weil Zeile 3 desselben Artikels abgelehnt wurde.',
      'Bestand: keine gültige Zahl.',
    ]);
    const uncounted =
      'Bestand: wird bei diesem Artikel nicht gezählt. Bitte zuerst den ganzen Bestand angeben, ohne Vorzeichen.';
    expect((await take('Artikelnummer;Einheit;Bestand\nA1;10er-Pack;+5\n')).refused).toMatchObject([
      { reason: uncounted },
    ]);
  });
});
