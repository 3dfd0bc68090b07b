import { expect, test } from 'vitest';
import type { Database } from '../../../database/database.ts';
import { describeOnBothEngines } from '../../../database/testing/databases.ts';
import { counts, importFolder } from './testing/import-folder.ts';

const { run, write } = importFolder();
const whole =
  'Artikelnummer;Name;Kategorie;Preis;Steuersatz;UVP;Aktionspreis;Aktion ab;Aktion bis;Preismenge;Inhalt;Grundpreis;Grundpreiseinheit\n';
const rows = {
  oil: 'O1;Öl;K;19,90;20;24,90;14,90;22.11.2026;30.11.2026 18:00;;0,75 l;;\n',
  screws: 'S1;Schraube;K;3,45;20;;2,95;22.11.2026;;100;;;\n',
};
const part = 'Artikelnummer;Aktionspreis;Aktion ab;Aktion bis\n';
const [begin, end] = [Date.parse('2026-11-21T23:00:00Z'), Date.parse('2026-11-30T17:00:00Z')];

async function salesOf({ read }: Database) {
  const some = await read.selectFrom('conditions').selectAll().orderBy('id').execute();
  return some.map((row) => [row.price, row.list_price, row.sale_price, row.sale_from, row.sale_until]);
}

async function historyOf({ read }: Database) {
  const entries = await read
    .selectFrom('price_history')
    .selectAll()
    .orderBy('condition_id')
    .orderBy('valid_from')
    .execute();
  return entries.map((row) => [row.valid_from, row.price, row.sale_price, row.sale_from, row.sale_until]);
}

describeOnBothEngines('list prices and sales', ({ open }) => {
  async function shop(...lines: string[]) {
    const database = await open();
    const outcome = await run(database, write('erst.csv', whole + lines.join('')));
    return { database, ...outcome };
  }

  test('are kept with the price and its history; a sale without an end is taken, and said', async () => {
    const { database, refused, warnings } = await shop(rows.oil, rows.screws);
    expect(refused).toEqual([]);
    expect(warnings.map(([line, , reason]) => [line, reason])).toEqual([
      [3, 'Aktion bis: ohne Ende. Der Aktionspreis gilt, bis eine Datei ihn ändert.'],
    ]);
    expect(await salesOf(database)).toEqual([
      [1990, 2490, 1490, begin, end],
      [345, null, 295, begin, null],
    ]);
    expect(await historyOf(database)).toEqual([
      [1000, 1990, 1490, begin, end],
      [1000, 345, 295, begin, null],
    ]);
  });

  test('that come with new articles and run at once are said once, because no former price is shown beside them', async () => {
    const database = await open();
    const during = { now: Date.parse('2026-11-25T12:00:00Z') };
    const file = write(
      'umzug.csv',
      `${whole}${rows.oil}${rows.screws}P1;Pinsel;K;4,90;20;;3,90;1.12.2026;24.12.2026;;;;\nP2;Pinsel;K;4,90;20;;;;;;;;\n`,
    );
    const note =
      'Neu im Shop und gleich in Aktion: 2 Artikel, O1, S1. Der Aktionspreis gilt, aber ohne durchgestrichenen Preis: Daneben darf nur stehen, was der Shop in den 30 Tagen davor selbst verlangt hat.';
    expect((await run(database, file, { ...during, dryRun: true })).notes).toContain(note);
    expect((await run(database, file, during)).notes).toEqual([note]);
    expect((await run(database, file, during)).notes).toEqual([]);
    const later = write('sale.csv', `${part}P2;3,90;20.11.2026;24.12.2026\n`);
    expect((await run(database, later, during)).notes).toEqual([]);
  });

  test('a season’s sale is a file of article numbers and sales alone, and its end another', async () => {
    const { database } = await shop(rows.oil, 'P1;Pinsel;K;4,90;20;;;;;;;;\n');
    const season = write('winter.csv', `${part}O1;12,90;1.12.2026;24.12.2026\nP1;3,90;1.12.2026;24.12.2026\n`);
    const taken = await run(database, season, { now: 2000 });
    expect([taken.counts, taken.refused]).toEqual([counts({ changed: 2 }), []]);
    const [from, until] = [Date.parse('2026-11-30T23:00:00Z'), Date.parse('2026-12-24T23:00:00Z')];
    expect(await salesOf(database)).toEqual([
      [1990, 2490, 1290, from, until],
      [490, null, 390, from, until],
    ]);
    expect((await run(database, season, { now: 3000 })).counts).toEqual(counts({ unchanged: 2 }));
    const endless = await run(database, write('endlos.csv', `${part}P1;3,90;1.12.2026;\n`), { dryRun: true });
    expect(endless.warnings.map(([line, , reason]) => [line, reason])).toEqual([
      [2, 'Aktion bis: ohne Ende. Der Aktionspreis gilt, bis eine Datei ihn ändert.'],
    ]);
    await run(database, write('ende.csv', `${part}O1;;;\nP1;;;\n`), { now: 4000 });
    expect(await salesOf(database)).toEqual([
      [1990, 2490, null, null, null],
      [490, null, null, null, null],
    ]);
    expect((await historyOf(database)).map(([at, , sale]) => [at, sale])).toEqual([
      [1000, 1490],
      [2000, 1290],
      [4000, null],
      [1000, null],
      [2000, 390],
      [4000, null],
    ]);
  });

  test('a price list leaves the sale; one that comes down to the sale price says that it counts no more', async () => {
    const { database } = await shop(rows.oil);
    const list = await run(database, write('liste.csv', 'Artikelnummer;Preis\nO1;18,90\n'), { now: 2000 });
    expect(list.notes).toEqual([]);
    expect(await salesOf(database)).toEqual([[1890, 2490, 1490, begin, end]]);
    const low = await run(database, write('billig.csv', 'Artikelnummer;Preis\nO1;13,90\n'), { now: 3000 });
    expect(low.notes).toEqual(['Der Aktionspreis liegt nicht unter dem Preis und gilt nicht: O1.']);
    expect(await salesOf(database)).toEqual([[1390, 2490, 1490, begin, end]]);
    const again = await run(database, write('billig2.csv', 'Artikelnummer;Preis\nO1;13,90\n'), { now: 4000 });
    expect([again.counts, again.notes]).toEqual([counts({ unchanged: 1 }), []]);
    const above = await run(database, write('hoch.csv', `${part}O1;15,00;22.11.2026;30.11.2026\n`), { now: 5000 });
    expect([above.refused, above.notes]).toEqual([[], low.notes]);
  });

  test.each([
    ['14,90;30.11.2026;22.11.2026', 'Aktion bis: Das Ende muss nach dem Beginn liegen.'],
    ['14,90;22.11.2026 18:00;22.11.2026 18:00', 'Aktion bis: Das Ende muss nach dem Beginn liegen.'],
    ['14,90;bald;', 'Aktion ab: muss ein Tag oder ein Zeitpunkt sein, wie 01.12.2026 oder 01.12.2026 18:00.'],
    ['teuer;;', 'Aktionspreis: muss ein Betrag von 0 bis 1.000.000 Euro mit höchstens zwei Nachkommastellen sein.'],
  ])('%s is refused with its product, in a whole file and in a part', async (sale, reason) => {
    const { database, refused } = await shop(`O1;Öl;K;19,90;20;;${sale};;;;\n`);
    expect(refused.map((row) => row.reason)).toEqual([reason]);
    expect(await salesOf(database)).toEqual([]);
    await run(database, write('ohne.csv', `${whole}O1;Öl;K;19,90;20;;;;;;;;\n`));
    const again = await run(database, write('teil.csv', `${part}O1;${sale}\n`));
    expect(again.refused.map((row) => row.reason)).toEqual([reason]);
    expect(await salesOf(database)).toEqual([[1990, null, null, null, null]]);
  });

  test('what does not harm is taken with a warning: no reduction, a low list price, an hour that comes twice or never', async () => {
    const { warnings, refused } = await shop(
      'A1;A;K;10,00;20;9,00;10,00;;;;;;\n',
      'A2;B;K;10,00;20;;8,00;25.10.2026 02:30;26.10.2026;;;;\n',
      'A4;D;K;10,00;20;;8,00;28.03.2027 02:30;29.03.2027;;;;\n',
      'A3;C;K;10,00;20;;10,01;1.11.2026;2.11.2026;;;;\n',
    );
    expect(refused).toEqual([]);
    expect(warnings.map(([, name, reason]) => [name, reason])).toEqual([
      ['A1', 'Aktionspreis: Er liegt nicht unter dem Preis. Solange das so ist, gilt er nicht.'],
      ['A1', 'UVP: Sie liegt nicht über dem Preis und wird nicht angezeigt.'],
      [
        'A2',
        'Aktion ab: Diese Uhrzeit gibt es an dem Tag wegen der Zeitumstellung zweimal. Es gilt 25.10.2026, 02:30 Uhr (2026-10-25T00:30:00.000Z).',
      ],
      [
        'A4',
        'Aktion ab: Diese Uhrzeit gibt es an dem Tag wegen der Zeitumstellung nicht. Es gilt 28.03.2027, 03:30 Uhr (2027-03-28T01:30:00.000Z).',
      ],
      ['A3', 'Aktionspreis: Er liegt nicht unter dem Preis. Solange das so ist, gilt er nicht.'],
    ]);
  });

  test('of a price for a hundred pieces say what they are for', async () => {
    const { database } = await shop(rows.screws);
    const unclear = await run(database, write('unklar.csv', `${part}S1;2,50;;\n`));
    expect(unclear.refused.map(({ reason }) => reason)).toEqual([
      'Preis: Bisher gilt er für 100 Einheiten (so führt der Shop auch Preise mit Bruchteilen eines Cents), und die Datei sagt nicht, für wie viele ihrer gilt. Bitte die Spalte Preismenge ergänzen: 1, wenn ihr Preis für eine Einheit gilt, 100, wenn er für 100 gilt.',
    ]);
    const named = 'Artikelnummer;Aktionspreis;Preismenge\n';
    await run(database, write('je-hundert.csv', `${named}S1;2,50;100\n`));
    expect((await salesOf(database))[0]?.[2]).toBe(250);
    await run(database, write('je-stueck.csv', `${part}S1;0,0245;22.11.2026;30.11.2026\n`));
    expect(await salesOf(database)).toEqual([[345, null, 245, begin, Date.parse('2026-11-30T23:00:00Z')]]);
    const gone = await run(database, write('menge.csv', 'Artikelnummer;Preis;Preismenge\nS1;0,40;1\n'));
    expect(gone.notes).toEqual([
      'Mit neuer Preismenge ohne UVP und Aktionspreis, die alten gelten nicht mehr: S1. Bitte neu einlesen.',
    ]);
    expect(await salesOf(database)).toEqual([[40, null, null, begin, Date.parse('2026-11-30T23:00:00Z')]]);
  });

  test('a stated unit price is checked against the content, and one that no content has is left out', async () => {
    const { database, warnings, refused } = await shop(
      'A1;A;K;14,90;20;;;;;;0,75 l;19,87;1 l\n',
      'A2;B;K;14,90;20;;;;;;0,75 l;19,90;l\n',
      'A3;C;K;14,90;20;;;;;;eine Dose;;\n',
      'A4;D;K;14,90;20;;;;;;0,75 l;;Dose\n',
      'A5;E;K;14,90;20;;;;;;50 ml;;keine\n',
    );
    expect(refused).toEqual([]);
    expect(warnings.map(([, name, reason]) => [name, reason])).toEqual([
      ['A2', 'Grundpreis: 19,90\u00a0€ passt nicht zu Preis und Inhalt. Angezeigt werden 19,87\u00a0€ je 1 l.'],
      ['A3', 'Inhalt: muss eine Menge wie 0,75 l, 250 g, 40 m oder 6 × 0,33 l sein, nicht übernommen.'],
      [
        'A4',
        'Grundpreiseinheit: „Dose“ ist keine Menge wie 1 l oder 100 g. Der Grundpreis gilt für 1 kg, l, m, m² oder m³.',
      ],
    ]);
    const contents = await database.read.selectFrom('conditions').select('content').orderBy('id').execute();
    expect(contents.map(({ content }) => content)).toEqual(['0,75 l', '0,75 l', null, '0,75 l', '50 ml']);
    await run(database, write('schlecht.csv', 'Artikelnummer;Inhalt\nA1;viel\n'));
    expect((await database.read.selectFrom('conditions').select('content').orderBy('id').execute())[0]).toEqual({
      content: '0,75 l',
    });
  });

  test('in JSON Lines are amounts or prices, and times with a zone', async () => {
    const database = await open();
    const price = { gross: 20, net: 16.67, tax: 3.33, taxRates: [{ rate: 20, amount: 3.33 }] };
    const sale = { salePrice: 15, saleFrom: '2026-11-22T00:00:00+01:00', saleUntil: '2026-11-30T17:00:00Z' };
    const line = {
      ...{ type: 'product', _id: 'p', articleNumber: 'P', name: 'P', categoryPath: [{ _id: 'k' }] },
      conditions: [{ price, listPrice: { gross: 25 }, ...sale }],
    };
    const tree = { type: 'category', _id: 'shop', name: 'Shop', isRoot: true, children: [{ _id: 'k', name: 'K' }] };
    const file = write('alles.jsonl', `${JSON.stringify({ ...tree })}\n${JSON.stringify(line)}\n`);
    expect((await run(database, file)).refused).toEqual([]);
    expect(await salesOf(database)).toEqual([[2000, 2500, 1500, begin, end]]);
  });
});
