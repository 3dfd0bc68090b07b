import { expect, test } from 'vitest';
import { currentVersion } from '../../../database/catalogue-version.ts';
import type { Database } from '../../../database/database.ts';
import { describeOnBothEngines } from '../../../database/testing/databases.ts';
import { contents, counts, importFolder } from './testing/import-folder.ts';

const { run, write } = importFolder();
const header = 'Kategorie;Text;Text unten;Bild;Meta-Titel;Meta-Beschreibung;Versteckt\n';
const nothing = { html_above: '', html_below: '', picture: null, meta_title: null, meta_description: null, hidden: 0 };

async function categories({ read }: Database) {
  const rows = await read.selectFrom('categories').selectAll().orderBy('id').execute();
  return Object.fromEntries(
    rows.map(({ id, html_above, html_below, picture, meta_title, meta_description, hidden }) => {
      return [id, { html_above, html_below, picture, meta_title, meta_description, hidden }];
    }),
  );
}

const furtherOf = async ({ read }: Database) => {
  const rows = await read.selectFrom('products').select(['id', 'further_categories']).orderBy('id').execute();
  return Object.fromEntries(rows.map(({ id, further_categories }) => [id, further_categories]));
};

describeOnBothEngines('pages of categories', ({ open }) => {
  async function shop() {
    const database = await open();
    const products = 'Artikelnummer;Name;Kategorie;Preis;Steuersatz\nA;A;Werkzeug > Zangen;1;20\n';
    await run(database, write('artikel.csv', products));
    const take = (text: string, more = {}) => run(database, write('kategorien.csv', text), { now: 2000, ...more });
    return { database, take };
  }

  test('come by a table of their own, which tells itself by what it names', async () => {
    const { database, take } = await shop();
    const file = `${header}Werkzeug;<p>Gut <script>x</script></p>;;zange.png;Werkzeug kaufen;Alles für Hände;\nWerkzeug > Zangen;;<p>Unten</p>;;;;ja\nNeu > Darunter;;;;;;\n`;
    expect((await take(file, { dryRun: true })).counts).toEqual(counts({ created: 1, changed: 2 }));
    expect(Object.keys(await categories(database))).toEqual(['shop', 'werkzeug', 'werkzeug-zangen']);

    const taken = await take(file);
    expect([taken.counts, taken.warnings, taken.notes]).toEqual([counts({ created: 1, changed: 2 }), [], []]);
    const [picture] = (await database.read.selectFrom('files').select('id').execute()).map(({ id }) => id);
    const tools = {
      ...nothing,
      ...{ html_above: '<p>Gut </p>', picture, meta_title: 'Werkzeug kaufen', meta_description: 'Alles für Hände' },
    };
    const pliers = { ...nothing, html_below: '<p>Unten</p>', hidden: 1 };
    expect(await categories(database)).toEqual({
      ...{ shop: nothing, werkzeug: tools, 'werkzeug-zangen': pliers, neu: nothing, 'neu-darunter': nothing },
    });
    const version = await currentVersion(database.read);
    expect((await take(file)).counts).toEqual(counts({ unchanged: 3 }));
    expect(await currentVersion(database.read)).toBe(version);

    // Missing columns keep the stored values, empty cells clear them.
    await take('Kategorie;Versteckt;Text\nwerkzeug > ZANGEN;nein;\nWerkzeug;;\n');
    expect(await categories(database)).toMatchObject({
      ...{ werkzeug: { ...tools, html_above: '' }, 'werkzeug-zangen': { ...pliers, hidden: 0 } },
    });
    // An import of products keeps all of it.
    await run(database, write('mehr.csv', 'Artikelnummer;Name;Kategorie;Preis;Steuersatz\nB;B;Werkzeug;1;20\n'));
    expect(await categories(database)).toMatchObject({ werkzeug: { picture } });
  });

  test('rows that cannot be taken change nothing; a picture that cannot be is left out', async () => {
    const { database, take } = await shop();
    await take(`${header}Werkzeug;;;zange.png;;;\n`);
    const before = await categories(database);
    const refused = await take(
      `${header}Werkzeug;neu;;;;;vielleicht\nC;;;;;;\n;Text;;;;;\nShop;;;;;;ja\nWerkzeug;zu;wenig`,
    );
    expect(refused.refused.map(({ line, name, reason }) => [line, name, reason])).toEqual([
      [2, 'Werkzeug', 'Versteckt: muss ja oder nein sein.'],
      [3, 'C', 'Kategorie: C und P sind als Namen nicht erlaubt.'],
      [4, '', 'Kategorie: fehlt.'],
      [5, 'Shop', 'Versteckt: Die Wurzelkategorie lässt sich nicht verstecken.'],
      [6, 'Werkzeug', expect.stringContaining('Zeile 6')],
    ]);
    expect(await categories(database)).toEqual(before);

    const warned = await take(`${header}Werkzeug;<p>Neu</p>;;fehlt.png;;;\n`);
    expect(warned.warnings).toEqual([[2, 'Werkzeug', 'Die Datei "fehlt.png" wurde nicht gefunden.']]);
    expect(await categories(database)).toMatchObject({ werkzeug: { ...before.werkzeug, html_above: '<p>Neu</p>' } });
  });

  test('come in JSON Lines with the tree, which keeps what it does not name', async () => {
    const { database } = await shop();
    const take = (fields: object) => {
      const children = [{ _id: 'werkzeug', name: 'Werkzeug', ...fields }];
      return run(
        database,
        write('baum.jsonl', JSON.stringify({ type: 'category', _id: 'shop', name: 'Shop', children })),
      );
    };
    const said = { htmlAbove: '<p>Oben</p>', picture: 'zange.png', metaTitle: 'T', hidden: true };
    expect((await take(said)).counts).toEqual(counts({ changed: 1 }));
    const { werkzeug } = await categories(database);
    expect(werkzeug).toMatchObject({
      html_above: '<p>Oben</p>',
      picture: expect.any(String),
      meta_title: 'T',
      hidden: 1,
    });
    expect((await take({})).counts).toEqual(counts({ unchanged: 1 }));
    expect((await take({ hidden: false, picture: null, metaTitle: '' })).counts).toEqual(counts({ changed: 1 }));
    expect((await categories(database)).werkzeug).toEqual({ ...nothing, html_above: '<p>Oben</p>' });
    expect((await take({ hidden: 'vielleicht' })).refused).toMatchObject([
      { reason: 'Versteckt: muss ja oder nein sein.' },
    ]);
    const [warning] = (await take({ picture: 'fehlt.png', metaTitle: 'U' })).warnings;
    expect(warning).toEqual([1, 'fehlt.png', 'Die Datei "fehlt.png" wurde nicht gefunden.']);
    expect((await categories(database)).werkzeug).toMatchObject({ picture: null, meta_title: 'U' });
  });

  test('a product is in further categories, created like its main one', async () => {
    const { database } = await shop();
    const take = (text: string) => run(database, write('weitere.csv', text));
    const cells = 'Herbst > Laub | werkzeug > zangen | Aktion | Herbst > Laub';
    expect((await take(`Artikelnummer;Weitere Kategorien\nA;${cells}\n`)).counts).toEqual(counts({ changed: 1 }));
    // The file does not say which one is its main category. The index counts each once in any case.
    expect(await furtherOf(database)).toEqual({ a: '["herbst-laub","werkzeug-zangen","aktion"]' });
    const ids = (await contents(database)).categories.map(({ id }) => id);
    expect(ids).toEqual(['aktion', 'herbst', 'herbst-laub', 'shop', 'werkzeug', 'werkzeug-zangen']);

    const wrong = await take('Artikelnummer;Weitere Kategorien\nA;Aktion | P\n');
    const reason = 'Weitere Kategorien: Kategorie: C und P sind als Namen nicht erlaubt. Nicht übernommen.';
    expect([wrong.counts, wrong.warnings]).toEqual([counts({ changed: 1 }), [[2, 'A', reason]]]);
    expect(await furtherOf(database)).toEqual({ a: '["aktion"]' });
    // If none is usable, the stored ones are kept.
    expect((await take('Artikelnummer;Weitere Kategorien\nA;P\n')).counts).toEqual(counts({ unchanged: 1 }));
    expect(await furtherOf(database)).toEqual({ a: '["aktion"]' });

    const line = (further: unknown) => ({
      ...{ type: 'product', articleNumber: 'A', name: 'A', categoryPath: [{ _id: 'werkzeug' }] },
      ...{ furtherCategories: further, conditions: [] },
    });
    const json = await run(
      database,
      write('weitere.jsonl', JSON.stringify(line(['herbst', { _id: 'aktion' }, 'gibts-nicht']))),
    );
    expect(json.warnings).toEqual([
      [1, 'A', 'Weitere Kategorien: Die Kategorie „gibts-nicht“ gibt es nicht. Nicht übernommen.'],
    ]);
    expect(await furtherOf(database)).toEqual({ a: '["herbst","aktion"]' });
    await run(database, write('weitere.jsonl', JSON.stringify(line(undefined))));
    expect(await furtherOf(database)).toEqual({ a: null });
  });
});
