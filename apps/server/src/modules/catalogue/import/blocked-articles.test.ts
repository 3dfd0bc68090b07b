import { expect, test } from 'vitest';
import type { Database } from '../../../database/database.ts';
import { describeOnBothEngines } from '../../../database/testing/databases.ts';
import { proposeMapping } from './propose-mapping.ts';
import { counts, importFolder } from './testing/import-folder.ts';
import { importingShop } from './testing/importing-shop.ts';

const { write, run } = importFolder();
const head = 'Artikelnummer;Bezeichnung;WG;VK;MwSt';

/** The numbers of the articles on sale. */
async function onSale({ read }: Database): Promise<string[]> {
  const products = await read.selectFrom('products').select(['article_number', 'deleted']).orderBy('id').execute();
  return products.filter(({ deleted }) => !deleted).map(({ article_number }) => article_number);
}

describeOnBothEngines('articles that an ERP has blocked', ({ open }) => {
  test.each(['Sperrkennzeichen', 'Gesperrt', 'Artikel gesperrt', 'Löschkennzeichen', 'Sperre (J/N)'])(
    'below „%s“ come in, and are not sold',
    async (heading) => {
      const database = await open();
      const marks = ['', 'J', '1', 'X', 'gesperrt', 'ja', 'N', '0', 'nein', 'frei'];
      const rows = marks.map((mark, i) => `A${i};Zange ${i};K;5,00;20;${mark}\n`).join('');
      const result = await run(database, write('erp.csv', `${head};${heading}\n${rows}`));
      expect([result.counts, result.warnings]).toEqual([counts({ created: 10 }), []]);
      expect(await onSale(database)).toEqual(['A0', 'A6', 'A7', 'A8', 'A9']);
    },
  );

  test('by a mark that nobody knows are not sold either, and the import says so', async () => {
    const database = await open();
    const result = await run(database, write('marke.csv', `${head};Sperrkennzeichen\nA;Zange;K;5,00;20;V\n`));
    expect(result.warnings).toEqual([
      [2, 'A', 'Gesperrt: „V“ ist weder ja noch nein. Der Artikel kommt nicht in den Verkauf.'],
    ]);
    expect(await onSale(database)).toEqual([]);
  });

  test('are blocked whatever a column Aktiv says, which counts for the others', async () => {
    const database = await open();
    const rows = 'A;Zange;K;5,00;20;ja;J\nB;Säge;K;5,00;20;ja;N\nC;Feile;K;5,00;20;nein;\n';
    await run(database, write('beide.csv', `${head};Aktiv;Gesperrt\n${rows}`));
    expect(await onSale(database)).toEqual(['B']);
  });

  test('come back once they are free again, and stay as they are in a file without such a column', async () => {
    const database = await open();
    await run(database, write('neu.csv', `${head};Gesperrt\nA;Zange;K;5,00;20;J\nB;Säge;K;5,00;20;\n`));
    await run(database, write('preis.csv', 'Artikelnummer;VK\nA;6,00\nB;6,00\n'));
    expect(await onSale(database)).toEqual(['B']);
    const later = await run(database, write('frei.csv', 'Artikelnummer;Gesperrt\nA;\nB;X\n'));
    expect(later.counts).toEqual(counts({ changed: 2 }));
    expect(await onSale(database)).toEqual(['A']);
  });
});

describeOnBothEngines('a column that says of some articles that they are blocked, by another name', ({ open }) => {
  test('is asked about, and not guessed', async () => {
    const database = await open();
    const file = write('status.csv', `${head};Status\nA;Zange;K;5,00;20;lieferbar\nB;Säge;K;5,00;20;gesperrt\n`);
    await expect(run(database, file, { dryRun: true })).rejects.toThrow(
      '„Status“ sagt „gesperrt“ und wird nicht gelesen: So ein Artikel käme in den Verkauf.',
    );
    await run(database, file, { mapping: { columns: { Status: 'Gesperrt' } } });
    expect(await onSale(database)).toEqual(['A']);
    await run(database, file, { mapping: { columns: { Status: null } } });
    expect(await onSale(database)).toEqual(['A']);
  });

  test('is not, where it is an attribute of the articles', async () => {
    const database = await open();
    await run(database, write('attribut.csv', `${head};Attribut: Klappe\nA;Zange;K;5,00;20;gesperrt\n`));
    expect(await onSale(database)).toEqual(['A']);
  });
});

test('a proposed mapping has the column', async () => {
  const file = write('liste.csv', `${head};Sperrkennz.\nA;Zange;K;5,00;20;J\nB;Säge;K;6,00;20;\n`);
  expect((await proposeMapping(file, importingShop)).columns).toMatchObject({ 'Sperrkennz.': 'Gesperrt' });
});
