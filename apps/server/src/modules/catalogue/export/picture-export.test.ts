import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Database } from '../../../database/database.ts';
import { describeOnBothEngines } from '../../../database/testing/databases.ts';
import { createFileService } from '../../files/files.service.ts';
import { counts, importFolder } from '../import/testing/import-folder.ts';
import { exportCatalogue } from './catalogue-export.service.ts';
import { exportPictures } from './picture-export.ts';

const { run, write } = importFolder();
// Another shop's pictures folder, into which the first one exports.
const other = importFolder();
const scratch = mkdtempSync(join(tmpdir(), 'kontor-pictures-'));
afterAll(() => rmSync(scratch, { recursive: true }));

async function table(database: Database, subject: 'products' | 'categories'): Promise<string> {
  const shop = { declaration: 'gross', title: 'Shop', brandAttribute: 'Marke', publicUrl: undefined, now: 1 } as const;
  const texts: string[] = [];
  const sink = async (text: string) => void texts.push(text);
  await exportCatalogue({ database, ...shop, subject, format: 'csv', filter: {}, write: sink });
  return texts.join('');
}

describeOnBothEngines('pictures and documents for another shop', ({ open }) => {
  test('are written under the names that the tables have, and come in with them', async () => {
    const database = await open();
    write('blatt.pdf', '%PDF-1.4 Blatt');
    const columns = 'Artikelnummer;Name;Kategorie;Preis;Steuersatz;Bilder;Dokumente\n';
    const rows = `${columns}A;Axt;Werkzeug;1;20;zange.png = Von vorn;blatt.pdf = Datenblatt\nB;Beil;Werkzeug;2;20;zange.png;\nC;Säge;Werkzeug;3;20;;\n`;
    await run(database, write('katalog.csv', rows));
    await run(database, write('kategorien.csv', 'Kategorie;Bild\nWerkzeug;zange.png\n'));

    expect(await exportPictures(database, other.folder)).toBe(2);
    const [products, categories] = [await table(database, 'products'), await table(database, 'categories')];
    expect(products).toContain('/blatt.pdf = Datenblatt');
    const empty = await open();
    const result = await other.run(empty, other.write('katalog.csv', products));
    expect([result.counts, result.warnings]).toEqual([counts({ created: 3 }), []]);
    expect((await other.run(empty, other.write('kategorien.csv', categories))).warnings).toEqual([]);
    expect(await table(empty, 'products')).toBe(products);
    expect(await table(empty, 'categories')).toBe(categories);
    const ids = async ({ read }: Database) => read.selectFrom('files').select(['id', 'size']).orderBy('id').execute();
    expect(await ids(empty)).toEqual(await ids(database));
  });

  test('are finished by another export, and whole ones are not written again', async () => {
    const database = await open();
    const columns = 'Artikelnummer;Name;Kategorie;Preis;Steuersatz;Bilder\n';
    await run(database, write('katalog.csv', `${columns}A;Axt;Werkzeug;1;20;zange.png\n`));
    const folder = mkdtempSync(join(scratch, 'folder-'));
    await exportPictures(database, folder);
    const [name = ''] = readdirSync(folder);
    const whole = readFileSync(join(folder, name));
    expect(createFileService({ database }).idOf(whole)).toBe(name);
    writeFileSync(join(folder, name), whole.subarray(1));
    writeFileSync(join(folder, `${name}.part`), 'abgebrochen');
    expect(await exportPictures(database, folder)).toBe(1);
    expect([readdirSync(folder), readFileSync(join(folder, name)).equals(whole)]).toEqual([[name], true]);
    const same = Buffer.alloc(whole.length);
    writeFileSync(join(folder, name), same);
    await exportPictures(database, folder);
    expect(readFileSync(join(folder, name)).equals(same)).toBe(true);
  });
});
