import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../../database/testing/databases.ts';
import { counts, importFolder } from './testing/import-folder.ts';

const head = 'Artikelnummer;Name;Kategorie;Preis;Steuersatz;Hersteller;Herstelleradresse;Hersteller-E-Mail;';
const responsible = 'EU-Verantwortlicher;EU-Verantwortlicher Adresse;EU-Verantwortlicher E-Mail\n';
const whole = 'A1;Hammer;Werkzeug;12,90;20;Amboß OG;Eisengasse 1, 1010 Wien, Österreich;info@amboss.example;;;\n';
const nameless = 'A2;Zange;Werkzeug;9,90;20;;;;;;\n';
const addressless = 'A3;Säge;Werkzeug;8,90;20;Zahnreich;;;;;\n';
const chinese = 'A4;Feile;Werkzeug;7,90;20;Wuyi Tools;Road 1, Shenzhen, China;sales@wuyi.example;;;\n';
const imported =
  'A5;Bit;Werkzeug;1,90;20;Wuyi Tools;Road 1, Shenzhen, China;sales@wuyi.example;Import OG;Wien;info@import.example\n';
const file = head + responsible + whole + nameless + addressless + chinese + imported;
const sentence = (headings: string) =>
  `Angaben zur Produktsicherheit fehlen: ${headings}. Ohne sie kommt kein Artikel in den Verkauf (Einstellung safetyData).`;

describeOnBothEngines('an import of articles whose maker nobody could write to', ({ open }) => {
  const { write, run } = importFolder();
  const needed = { safetyData: 'required' } as const;

  test('takes them with a note that counts them, which a shop can do without', async () => {
    const database = await open();
    const path = write('all.csv', file);
    const taken = await run(database, path, { safetyData: 'noted' });
    expect(taken.counts).toMatchObject(counts({ created: 5 }));
    const note =
      'Ohne vollständige Angaben zur Produktsicherheit (Hersteller mit Adresse und E-Mail, außerhalb der EU auch der EU-Verantwortliche): 3 Artikel, A2, A3, A4. Mit der Einstellung „safetyData“: „required“ lehnt der Shop solche ab.';
    expect(taken.notes).toEqual([note]);
    expect((await run(database, path, { safetyData: 'noted' })).notes).toEqual([note]);
    expect((await run(database, path, { safetyData: 'ignored' })).notes).toEqual([]);
  });

  test('says nothing of them where a part of their columns leaves them on sale', async () => {
    const database = await open();
    await run(database, write('all.csv', file), { safetyData: 'noted' });
    const notesOf = async (text: string) =>
      (await run(database, write('teil.csv', text), { safetyData: 'noted' })).notes;
    expect(await notesOf('Artikelnummer;Bestand\nA2;5\nA4;7\n')).toEqual([]);
    expect(await notesOf('Artikelnummer;Aktiv\nA2;nein\n')).toEqual([]);
    expect(await notesOf('Artikelnummer;Aktiv\nA2;ja\n')).toEqual([expect.stringContaining('1 Artikel, A2.')]);
    expect(await notesOf('Artikelnummer;Hersteller\nA2;Amboß OG\n')).toEqual([
      expect.stringContaining('1 Artikel, A2.'),
    ]);
  });

  test('refuses them where the shop asks, each with what is missing, and stores nothing of them [LAW S1]', async () => {
    const database = await open();
    const { counts: counted, refused, notes } = await run(database, write('all.csv', file), needed);
    expect(counted).toMatchObject(counts({ created: 2, refused: 3 }));
    expect(refused.map(({ name, reason }) => [name, reason])).toEqual([
      ['A2', sentence('Hersteller, Herstelleradresse, Hersteller-E-Mail')],
      ['A3', sentence('Herstelleradresse, Hersteller-E-Mail')],
      ['A4', sentence('EU-Verantwortlicher, EU-Verantwortlicher Adresse, EU-Verantwortlicher E-Mail')],
    ]);
    expect(notes).toEqual([]);
    const stored = await database.read.selectFrom('products').select('article_number').orderBy('id').execute();
    expect(stored.map(({ article_number }) => article_number)).toEqual(['A1', 'A5']);
  });

  test('looks at what the shop has kept, and never puts on sale or keeps there what a file takes the data of', async () => {
    const database = await open();
    await run(database, write('all.csv', head + responsible + whole));
    const price = await run(database, write('price.csv', 'Artikelnummer;Preis\nA1;13,90\n'), needed);
    expect(price.counts).toMatchObject(counts({ changed: 1 }));

    const emptied = await run(database, write('empty.csv', 'Artikelnummer;Hersteller-E-Mail\nA1;\n'), needed);
    expect([emptied.counts.refused, emptied.refused[0]?.reason]).toEqual([1, sentence('Hersteller-E-Mail')]);
    const row = await database.read.selectFrom('products').select('manufacturer').executeTakeFirstOrThrow();
    expect(row.manufacturer).toContain('info@amboss.example');
  });

  test('takes what is off sale, refuses to put it on sale, and goes on counting the stock of what is there', async () => {
    const database = await open();
    const off = `Aktiv;${head}${responsible}nein;${nameless}`;
    expect((await run(database, write('off.csv', off), needed)).counts).toMatchObject(counts({ created: 1 }));
    const on = write('on.csv', 'Artikelnummer;Aktiv\nA2;ja\n');
    expect((await run(database, on, needed)).counts.refused).toBe(1);

    expect((await run(database, on)).counts).toMatchObject(counts({ changed: 1 }));
    const stock = await run(database, write('stock.csv', 'Artikelnummer;Bestand\nA2;7\n'), needed);
    expect(stock.counts).toMatchObject(counts({ changed: 1 }));
    expect(stock.notes[0]).toContain('1 Artikel, A2.');
  });
});
