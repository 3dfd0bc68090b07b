import { expect, test } from 'vitest';
import { currentVersion } from '../../../database/catalogue-version.ts';
import type { Database } from '../../../database/database.ts';
import { describeOnBothEngines } from '../../../database/testing/databases.ts';
import { counts, importFolder } from './testing/import-folder.ts';

const { run, write } = importFolder();
const head =
  'Artikelnummer;Name;Kategorie;Preis;Steuersatz;Familie;Familienname;Eigenschaft: Farbe;Eigenschaft: Größe\n';
const redS = 'H-1;Hemd;Hemden;19,90;20;hemd;Arbeitshemd;rot;S\n';
const redM = 'H-2;Hemd;Hemden;19,90;20;hemd;Arbeitshemd;rot;M\n';
const blueM = 'H-3;Hemd;Hemden;21,90;20;hemd;Arbeitshemd;blau;M\n';

async function members({ read }: Database) {
  const rows = await read
    .selectFrom('products')
    .select(['article_number', 'family_id', 'family_values', 'family_place'])
    .orderBy('article_number')
    .execute();
  return rows.map(({ article_number, family_id, family_values, family_place }) => [
    article_number,
    family_id,
    ...(JSON.parse(family_values ?? '[]') as { name: string; value: string }[]).map(({ value }) => value),
    family_place,
  ]);
}

async function families({ read }: Database) {
  const rows = await read.selectFrom('families').selectAll().orderBy('id').execute();
  return rows.map(({ id, name, properties }) => [id, name, ...(JSON.parse(properties) as string[])]);
}

describeOnBothEngines('families', ({ open }) => {
  async function shop() {
    const database = await open();
    const take = (text: string, name = 'hemden.csv') => run(database, write(name, text));
    expect((await take(head + redS + redM + blueM)).counts).toEqual(counts({ created: 3 }));
    return { database, take };
  }
  const asStored = [
    ['H-1', 'hemd', 'rot', 'S', 1],
    ['H-2', 'hemd', 'rot', 'M', 2],
    ['H-3', 'hemd', 'blau', 'M', 3],
  ];

  test('come from a column of their key and one for each property, and the same file again changes nothing', async () => {
    const { database, take } = await shop();
    expect(await members(database)).toEqual(asStored);
    expect(await families(database)).toEqual([['hemd', 'Arbeitshemd', 'Farbe', 'Größe']]);
    const version = await currentVersion(database.read);

    const again = await take(head + redS + redM + blueM);
    expect([again.counts, again.warnings]).toEqual([counts({ unchanged: 3 }), []]);
    expect(await currentVersion(database.read)).toBe(version);
  });

  test('come from JSON Lines likewise', async () => {
    const { database, take } = await shop();
    const line = (articleNumber: string, place: number, ...values: string[]) =>
      JSON.stringify({
        ...{ type: 'product', articleNumber, name: 'Hemd', categoryPath: [{ _id: 'hemden' }] },
        family: {
          ...{ _id: 'hemd', name: 'Arbeitshemd', place },
          values: values.map((value, i) => ({ name: ['Farbe', 'Größe'][i], value })),
        },
        conditions: [{ price: { gross: 19.9, taxRates: [{ rate: 20, amount: 3.32 }] } }],
      });
    expect((await take(`${line('H-1', 1, 'rot', 'S')}\n`, 'hemden.jsonl')).counts).toEqual(counts({ unchanged: 1 }));
    const more = await take(`${line('H-2', 9, 'grün', 'L')}\n`, 'hemden.jsonl');
    expect([more.counts, more.warnings]).toEqual([counts({ changed: 1 }), []]);
    expect(await members(database)).toEqual([asStored[0], ['H-2', 'hemd', 'grün', 'L', 9], asStored[2]]);
  });

  test('are kept by a file that does not name them, and left by an empty cell', async () => {
    const { database, take } = await shop();
    await take('Artikelnummer;Preis\nH-1;20,90\n');
    expect(await members(database)).toEqual(asStored);
    expect((await take('Artikelnummer;Familie\nH-1;\n')).counts).toEqual(counts({ changed: 1 }));
    expect(await members(database)).toEqual([['H-1', null, null], ...asStored.slice(1)]);
  });

  test('take in what a part names: a value, a family, a name', async () => {
    const { database, take } = await shop();
    expect((await take('Artikelnummer;Eigenschaft: Größe\nH-1;XS\n')).counts).toEqual(counts({ changed: 1 }));
    expect(await members(database)).toEqual([['H-1', 'hemd', 'rot', 'XS', 1], ...asStored.slice(1)]);
    expect((await take('Artikelnummer;Familie;Familienname\nH-1;hemd;Hemd\n')).counts).toEqual(counts({ changed: 1 }));
    expect(await families(database)).toEqual([['hemd', 'Hemd', 'Farbe', 'Größe']]);
    expect((await take('Artikelnummer;Familie;Familienplatz\nH-3;kittel;4\n')).counts).toEqual(counts({ changed: 1 }));
    expect((await members(database))[2]).toEqual(['H-3', 'kittel', 'blau', 'M', 4]);
    expect(await families(database)).toEqual([
      ['hemd', 'Hemd', 'Farbe', 'Größe'],
      ['kittel', null, 'Farbe', 'Größe'],
    ]);
  });

  test('have their properties in the order of the file that names them all', async () => {
    const { database, take } = await shop();
    const turned = 'Artikelnummer;Eigenschaft: Größe;Eigenschaft: Farbe\nH-1;S;rot\nH-2;M;rot\nH-3;M;blau\n';
    await take(turned);
    expect(await families(database)).toEqual([['hemd', 'Arbeitshemd', 'Größe', 'Farbe']]);
    await take('Artikelnummer;Eigenschaft: Farbe\nH-1;gelb\n');
    expect(await families(database)).toEqual([['hemd', 'Arbeitshemd', 'Größe', 'Farbe']]);
  });

  test('have no two members with the same values: the second is sold without, with a warning', async () => {
    const { database, take } = await shop();
    const twin = 'H-4;Hemd;Hemden;19,90;20;hemd;Arbeitshemd;Rot;s\n';
    for (const outcome of ['created', 'unchanged']) {
      const { counts: counted, warnings, refused } = await take(head + twin);
      expect([counted, refused]).toEqual([counts({ [outcome]: 1 }), []]);
      expect(warnings).toEqual([
        [2, 'H-4', 'Familie: H-1 hat schon dieselben Eigenschaften; der Artikel wird ohne Familie verkauft.'],
      ]);
    }
    expect(await members(database)).toEqual([...asStored, ['H-4', null, null]]);
  });

  test('let two members exchange their values in one file', async () => {
    const { database, take } = await shop();
    const { warnings } = await take('Artikelnummer;Eigenschaft: Größe\nH-1;M\nH-2;S\n');
    expect(warnings).toEqual([]);
    expect((await members(database)).slice(0, 2)).toEqual([
      ['H-1', 'hemd', 'rot', 'M', 1],
      ['H-2', 'hemd', 'rot', 'S', 2],
    ]);
  });

  test('take a value again whose member is not on sale any more', async () => {
    const { database, take } = await shop();
    await take('Artikelnummer;Aktiv\nH-1;nein\n');
    expect((await take(head + redS.replace('H-1', 'H-9'))).warnings).toEqual([]);
    expect((await members(database))[3]).toEqual(['H-9', 'hemd', 'rot', 'S', 4]);
    const back = await take('Artikelnummer;Aktiv\nH-1;ja\n');
    expect(back.warnings.map(([, name]) => name)).toEqual(['H-1']);
    expect((await members(database))[0]).toEqual(['H-1', null, null]);
  });

  test('have three properties at most', async () => {
    const { database, take } = await shop();
    const { counts: counted, warnings } = await take(
      'Artikelnummer;Eigenschaft: Farbe;Eigenschaft: Größe;Eigenschaft: Länge;Eigenschaft: Stoff\nH-1;rot;S;kurz;Leinen\n',
    );
    expect(counted).toEqual(counts({ changed: 1 }));
    expect(warnings).toEqual([
      [2, 'H-1', 'Familie: sie hat höchstens 3 Eigenschaften; der Artikel wird ohne Familie verkauft.'],
    ]);
    expect((await members(database))[0]).toEqual(['H-1', null, null]);
  });

  test('do not take an article that names two of them, or a property without one', async () => {
    const { database, take } = await shop();
    const two = 'Artikelnummer;Einheit;Preis;Steuersatz;Familie\nH-1;Stück;19,90;20;hemd\nH-1;Paar;35,00;20;kittel\n';
    const twice = await take(two);
    expect([twice.counts.refused, twice.warnings]).toEqual([
      0,
      [[2, 'H-1', 'Familie: ein Artikel kann nur in einer sein, und hier stehen mehrere; nicht übernommen.']],
    ]);
    expect(await members(database)).toEqual(asStored);
    const bare = await take(`${head}H-5;Hose;Hosen;30;20;;;;L\n`);
    expect(bare.warnings).toEqual([[2, 'H-5', 'Eigenschaft: ohne Familie nicht übernommen.']]);
    expect((await members(database))[3]).toEqual(['H-5', null, null]);
  });

  test('name a member that has no name of its own', async () => {
    const { database, take } = await shop();
    const { refused } = await take(`${head}H-6;;Hemden;19,90;20;hemd;Arbeitshemd;grün;L\n`);
    expect(refused).toEqual([]);
    const named = await database.read
      .selectFrom('products')
      .select(['name', 'name_suffix'])
      .where('article_number', '=', 'H-6')
      .executeTakeFirstOrThrow();
    expect(named).toEqual({ name: 'Arbeitshemd', name_suffix: 'grün, L' });
  });

  test('tell their members apart by the second line of the name, where that says nothing', async () => {
    const { database, take } = await shop();
    await take('Artikelnummer;Name\nH-2;Hemd in M\n');
    const rows = await database.read.selectFrom('products').select('name_suffix').orderBy('id').execute();
    expect(rows.map(({ name_suffix }) => name_suffix)).toEqual(['rot, S', 'rot, M', 'blau, M']);
    const named = await take('Artikelnummer;Name;Zusatz\nH-2;Hemd in M;\nH-3;Hemd;aus Leinen\n');
    expect(named.counts).toEqual(counts({ changed: 2 }));
    const after = await database.read.selectFrom('products').select('name_suffix').orderBy('id').execute();
    expect(after.map(({ name_suffix }) => name_suffix)).toEqual(['rot, S', 'rot', 'aus Leinen']);
  });

  test('stay as they are in a dry run', async () => {
    const { database } = await shop();
    const file = write('probe.csv', 'Artikelnummer;Familie;Familienname\nH-1;neu;Neu\n');
    expect((await run(database, file, { dryRun: true })).counts).toEqual(counts({ changed: 1 }));
    expect([await members(database), (await families(database)).length]).toEqual([asStored, 1]);
  });

  test('lose a member that is deleted', async () => {
    const { database, take } = await shop();
    await take('Artikelnummer;Löschen\nH-1;ja\n');
    expect((await members(database))[0]).toEqual(['H-1', null, null]);
  });
});
