import { expect, test } from 'vitest';
import { currentVersion } from '../../../database/catalogue-version.ts';
import type { Database } from '../../../database/database.ts';
import { describeOnBothEngines } from '../../../database/testing/databases.ts';
import { goneProduct } from '../catalogue.repository.ts';
import { changeByTime } from '../changes-by-time.ts';
import { contents, counts, importFolder } from './testing/import-folder.ts';

const { run, write } = importFolder();
const columns = 'Artikelnummer;Name;Kategorie;Preis;Steuersatz\n';
const whole = `${columns}A;Axt;K;1;20\nB;Beil;K;2;20\nC;Säge;K;3;20\n`;

/** Whether each product is on sale, and its prices. */
async function range({ read }: Database) {
  const products = await read.selectFrom('products').select(['id', 'deleted']).orderBy('id').execute();
  const conditions = await read.selectFrom('conditions').select('product_id').execute();
  const counted = (id: string) => conditions.filter(({ product_id }) => product_id === id).length;
  return Object.fromEntries(products.map(({ id, deleted }) => [id, deleted ? `hidden, ${counted(id)}` : 'on sale']));
}

describeOnBothEngines('products that leave', ({ open }) => {
  async function shop() {
    const database = await open();
    await run(database, write('ganz.csv', whole));
    const take = (text: string, more = {}) => run(database, write('weg.csv', text), { now: 2000, ...more });
    return { database, take };
  }

  test('go off sale by a word and come back by one, with all they had', async () => {
    const { database, take } = await shop();
    const before = await contents(database);
    expect((await take('Artikelnummer;Aktiv\nA;nein\nB;Ja\n')).counts).toEqual(counts({ changed: 1, unchanged: 1 }));
    expect(await range(database)).toEqual({ a: 'hidden, 1', b: 'on sale', c: 'on sale' });
    // A file without the column keeps the value.
    expect((await take('Artikelnummer;Preis\nA;1,50\n')).counts).toEqual(counts({ changed: 1 }));
    expect((await take(whole)).counts).toEqual(counts({ changed: 1, unchanged: 2 }));
    expect(await range(database)).toMatchObject({ a: 'hidden, 1' });
    const refused = await take('Artikelnummer;Aktiv\nA;vielleicht\n');
    expect(refused.refused).toMatchObject([{ reason: 'Aktiv: muss ja oder nein sein.' }]);
    await take('Artikelnummer;Aktiv\nA;ja\n');
    expect(await range(database)).toMatchObject({ a: 'on sale' });
    expect((await contents(database)).conditions).toEqual(before.conditions);
  });

  test('that never were on sale are not gone, and what was is, also by time', async () => {
    const { database, take } = await shop();
    const gone = async () =>
      Promise.all(['a', 'd', 'e'].map(async (id) => (await goneProduct(database.read, id))?.name ?? null));
    const drafts = `${columns.trim()};Aktiv;Aktiv ab;Aktiv bis\nD;Feile;K;1;20;nein;;\nE;Eisen;K;1;20;ja;2.12.2026;4.12.2026\n`;
    await take(`Artikelnummer;Aktiv\nA;nein\n`);
    expect((await take(drafts)).counts).toEqual(counts({ created: 2 }));
    expect(await gone()).toEqual(['Axt', null, null]);
    expect((await take(drafts)).counts).toEqual(counts({ unchanged: 2 }));
    expect((await take('Artikelnummer;Preis\nD;2\n')).counts).toEqual(counts({ changed: 1 }));
    expect(await gone()).toEqual(['Axt', null, null]);
    const [begin, end] = [Date.UTC(2026, 11, 2), Date.UTC(2026, 11, 6)];
    await changeByTime(database, begin);
    await changeByTime(database, end);
    expect(await gone()).toEqual(['Axt', null, 'Eisen']);
    await take('Artikelnummer;Aktiv\nD;ja\n', { now: end });
    expect(await gone()).toEqual(['Axt', null, 'Eisen']);
    await take('Artikelnummer;Aktiv\nD;nein\n', { now: end });
    expect(await gone()).toEqual(['Axt', 'Feile', 'Eisen']);
    // What comes back in a season of its own keeps its address until then.
    await take('Artikelnummer;Aktiv;Aktiv ab\nA;ja;1.5.2027\n', { now: end });
    expect(await gone()).toEqual(['Axt', 'Feile', 'Eisen']);
  });

  test('come and go by time, and a file that names one end alone keeps the other', async () => {
    const { database, take } = await shop();
    const winter = { from: '1.12.2026', until: '24.12.2026' };
    const [december, christmas] = [Date.UTC(2026, 10, 30, 23), Date.UTC(2026, 11, 24, 23)];
    const times = (id: string) =>
      database.read
        .selectFrom('products')
        .select(['active', 'active_from', 'active_until', 'deleted', 'next_change_at'])
        .where('id', '=', id)
        .executeTakeFirst();
    const file = `Artikelnummer;Aktiv ab;Aktiv bis\nA;${winter.from};${winter.until}\n`;
    expect((await take(file)).counts).toEqual(counts({ changed: 1 }));
    const expected = {
      active: 1,
      active_from: december,
      active_until: christmas,
      deleted: 1,
      next_change_at: december,
    };
    expect(await times('a')).toEqual(expected);
    expect((await take(whole, { now: 3000, dryRun: true })).counts).toEqual(counts({ unchanged: 3 }));
    expect((await take(whole, { now: 3000 })).counts).toEqual(counts({ unchanged: 3 }));

    const refused = await take('Artikelnummer;Aktiv bis\nA;30.11.2026\n');
    expect(refused.refused).toMatchObject([{ name: 'A', reason: 'Aktiv bis: muss nach Aktiv ab liegen.' }]);
    const unread = await take('Artikelnummer;Aktiv ab\nA;bald\nB;46000\n');
    const reason = 'Aktiv ab: muss ein Tag oder ein Zeitpunkt sein, wie 01.12.2026 oder 01.12.2026 18:00.';
    expect(unread.refused).toMatchObject([{ reason }, { reason }]);
    expect(await times('a')).toEqual(expected);

    // A single word puts a product back on sale.
    await take('Artikelnummer;Aktiv\nA;nein\n');
    expect(await times('a')).toEqual({ ...expected, active: 0, next_change_at: null });
    await take('Artikelnummer;Aktiv\nA;ja\n', { now: december });
    expect(await times('a')).toEqual({ ...expected, deleted: 0, next_change_at: christmas });
    await take('Artikelnummer;Aktiv ab;Aktiv bis\nA;;\n', { now: christmas });
    const always = { active: 1, active_from: null, active_until: null, deleted: 0, next_change_at: null };
    expect(await times('a')).toEqual(always);
  });

  test('of a whole range are those too whose time has not come', async () => {
    const { database, take } = await shop();
    await take('Artikelnummer;Aktiv ab\nA;1.12.2026\n');
    const rest = `${columns}B;Beil;K;2;20\nC;Säge;K;3;20\n`;
    const { notes } = await take(rest, { isComplete: true });
    expect(notes).toEqual(['Ein Artikel, den die Datei nicht nennt, ist nicht mehr im Verkauf.']);
    const stored = database.read.selectFrom('products').select(['active', 'next_change_at']).where('id', '=', 'a');
    expect(await stored.execute()).toEqual([{ active: 0, next_change_at: null }]);
    expect((await take(rest, { isComplete: true })).notes).toEqual([]);
  });

  test('are deleted, or only hidden where they were ordered', async () => {
    const { database, take } = await shop();
    await take('Artikelnummer;Gewicht;Bewertung;Zusatz\nA;500;7;lang\n');
    const file = 'Artikelnummer;Löschen\nA;ja\nB;ja\nC;\nX;ja\n';
    expect((await take(file, { ordered: ['b'], dryRun: true })).counts).toEqual(counts({ changed: 2, unchanged: 2 }));
    expect(await range(database)).toEqual({ a: 'on sale', b: 'on sale', c: 'on sale' });
    expect((await take(file, { ordered: ['b'] })).counts).toEqual(counts({ changed: 2, unchanged: 2 }));
    expect(await range(database)).toEqual({ a: 'hidden, 0', b: 'hidden, 1', c: 'on sale' });
    const erased = database.read.selectFrom('products').where('id', '=', 'a');
    expect(await erased.select(['weight_grams', 'internal_rating', 'name_suffix']).execute()).toEqual([
      { weight_grams: 0, internal_rating: 0, name_suffix: null },
    ]);
    const version = await currentVersion(database.read);
    expect((await take(file, { ordered: ['b'] })).counts).toEqual(counts({ unchanged: 4 }));
    expect(await currentVersion(database.read)).toBe(version);

    expect((await take('Artikelnummer;Preis\nA;5\n')).refused).toMatchObject([{ name: 'A' }]);
    expect((await take(`${columns}A;Axt;K;4;20\n`, { now: 3000 })).counts).toEqual(counts({ created: 1 }));
    const { conditions, prices } = await contents(database);
    expect(await range(database)).toMatchObject({ a: 'on sale' });
    expect(conditions[0]).toMatchObject({ id: 'a-1', price: 400 });
    const ofAxe = prices.filter(({ condition_id }) => condition_id === 'a-1');
    expect(ofAxe.map(({ price }) => price)).toEqual([100, 400]);
  });

  test('say so in JSON Lines too', async () => {
    const { database, take } = await shop();
    const price = { gross: 1, taxRates: [{ rate: 20 }] };
    const product = { type: 'product', articleNumber: 'A', name: 'Axt', categoryPath: [{ _id: 'k' }] };
    const lines = [
      { ...product, active: false, conditions: [{ price }] },
      { type: 'product', articleNumber: 'B', delete: true },
    ];
    const file = write('weg.jsonl', lines.map((line) => JSON.stringify(line)).join('\n'));
    expect((await run(database, file)).counts).toEqual(counts({ changed: 2 }));
    expect(await range(database)).toEqual({ a: 'hidden, 1', b: 'hidden, 0', c: 'on sale' });
    const wrong = await take('Artikelnummer;Löschen\nC;weg\n');
    expect(wrong.refused).toMatchObject([{ reason: 'Löschen: muss ja oder nein sein.' }]);
  });

  test('go where a complete file does not name them, and come back where it does', async () => {
    const { database, take } = await shop();
    const file = `${columns}A;Axt;K;1;20\nB;Beil;K;zwei;20\n`;
    const trial = await take(file, { isComplete: true, dryRun: true });
    expect(trial.notes).toEqual(['Ein Artikel, den die Datei nicht nennt, ist nicht mehr im Verkauf.']);
    expect(await range(database)).toMatchObject({ c: 'on sale' });
    expect((await take(file, { isComplete: true })).counts).toEqual(counts({ unchanged: 1, refused: 1 }));
    expect(await range(database)).toEqual({ a: 'on sale', b: 'on sale', c: 'hidden, 1' });
    await take(whole, { isComplete: true });
    expect(await range(database)).toMatchObject({ c: 'on sale' });
    await take('Artikelnummer;Aktiv\nA;ja\nB;nein\nC;ja\n', { isComplete: true });
    expect(await range(database)).toEqual({ a: 'on sale', b: 'hidden, 1', c: 'on sale' });
  });

  test.each([
    ['breaks off', `${columns}A;Axt;K;1;20\n"`],
    ['breaks off in a row', `${columns}A;Axt;K;1;20\nB;Be`],
    ['breaks off in a row of a known article', `${columns}A;Axt;K;1;20\nB;Beil;K`],
    ['is empty', columns],
  ])('stay where the file %s', async (_how, text) => {
    const { database, take } = await shop();
    expect((await take(text, { isComplete: true })).notes).toEqual([
      'Was die Datei nicht nennt, bleibt im Verkauf: sie ist leer, oder nicht alle ihre Zeilen waren lesbar.',
    ]);
    expect(await range(database)).toEqual({ a: 'on sale', b: 'on sale', c: 'on sale' });
  });
});
