import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeOnBothEngines, newFolder } from '../database/testing/databases.ts';
import { runCommand } from './testing/run-command.ts';

const folder = newFolder();
const file = (name: string) => join(folder, name);
const catalogue =
  'Artikelnummer;Name;Kategorie;Preis;Steuersatz;Einheit;Bestand;Attribut: Farbe\n' +
  "A1;'=Zange;Werkzeug > Zangen;12,90;20;;5;rot | blau\nA1;;;110;20;10er-Pack;;\nB2;Säge;Werkzeug;9,50;20;;;\n";

describeOnBothEngines('an export', ({ place }) => {
  test('writes a file that can be imported unchanged, and keeps the older file if writing fails', async () => {
    const shop = await place();
    const kontor = (...parameters: string[]) => runCommand(shop, parameters);
    writeFileSync(file('katalog.csv'), catalogue);
    expect(kontor('import', file('katalog.csv')).status).toBe(0);
    for (const name of ['products.csv', 'products.jsonl', 'stock.csv', 'prices.csv']) {
      const [subject = ''] = name.split('.');
      expect(kontor('export', subject, file(name))).toEqual({
        ...{ status: 0, out: '' },
        err: `2 geschrieben: ${file(name)}\n`,
      });
      expect(existsSync(`${file(name)}.part`)).toBe(false);
      expect(kontor('import', file(name)).out).toContain('0 neu, 0 geändert');
    }
    expect(kontor('export', 'products', file('katalog.xml'), '--format', 'bmecat').err).toContain('2 geschrieben');
    expect(kontor('import', file('katalog.xml')).out).toContain('0 neu, 0 geändert');
    expect(kontor('export', 'products', file('feed.xml'), '--format', 'google')).toMatchObject({
      ...{ status: 1, err: expect.stringContaining('PUBLIC_URL') },
    });
    expect(existsSync(file('feed.xml'))).toBe(false);
    const { out } = kontor('export', 'stock', '-', '--only', 'B2', '--format', 'csv');
    expect(out).toBe('\uFEFFArtikelnummer;Produkt-ID;Einheit;Kundengruppe;Konditions-ID;Bestand\nB2;b2;;;b2-1;\n');
    expect(kontor('export', 'categories', '-').out).toBe(
      '\uFEFFKategorie;Kategorie-ID;Eigene Seite;Text;Text unten;Bild;Meta-Titel;Meta-Beschreibung;Versteckt\n' +
        'Shop;shop;;;;;;;nein\nWerkzeug;werkzeug;;;;;;;nein\nWerkzeug > Zangen;werkzeug-zangen;;;;;;;nein\n',
    );
    expect(kontor('export', 'products', join(folder, 'nirgends', 'x.csv'))).toMatchObject({
      status: 1,
      err: `Die Datei "${join(folder, 'nirgends', 'x.csv')}" kann nicht geschrieben werden (ENOENT).\n`,
    });
  });

  test('of customers, vouchers and orders has no key and no password', async () => {
    const shop = await place();
    const kontor = (...parameters: string[]) => runCommand(shop, parameters);
    writeFileSync(
      file('kunden.csv'),
      'E-Mail;Passwort-Hash;Kundennummer;Vorname;Name;Straße;PLZ;Ort;Land\n' +
        'ada@kunde.example;$2y$10$abcdefghijklmnopqrstuvCwiIRIyGX4Jdf7ooCQ4fYpdUUOcgHJG;K-1;Ada;=Lang;Gasse 1;1010;Wien;AT\n',
    );
    expect(kontor('import-customers', file('kunden.csv')).out).toContain('1 neu');
    expect(kontor('export', 'customers', file('wieder.csv')).status).toBe(0);
    const text = readFileSync(file('wieder.csv'), 'utf8');
    expect(text.split('\n')[1]).toBe("ada@kunde.example;K-1;;Ada;'=Lang;;Gasse 1;1010;Wien;AT;;;;;;;");
    expect(kontor('import-customers', file('wieder.csv')).out).toContain('0 neu, 0 geändert, 1 unverändert');
    kontor('voucher', 'create', '--code', 'HOF10', '--percent', '10');
    expect(kontor('export', 'vouchers', '-').out.split('\n')[1]).toMatch(/^HOF10;Prozent;10,00;0,00;/);
    expect(kontor('export', 'orders', '-').out.split('\n')).toEqual([expect.stringContaining('Bestellnummer;'), '']);
  });
});

test.each([
  [['bilder', 'x'], /"export bilder" gibt es nicht. Möglich sind: products, categories.*, pictures\./],
  [['pictures'], /Bitte genau einen Ordner angeben/],
  [['pictures', '-'], /Bitte genau einen Ordner angeben/],
  [['pictures', 'x', '--since', '2026-01-01'], /Diese Angaben sind nicht möglich/],
  [['products'], /Bitte genau eine Datei angeben/],
  [['products', 'x.xlsx'], /schreibt nur: csv, jsonl, bmecat, google/],
  [['stock', 'x.jsonl'], /schreibt nur: csv/],
  [['customers', 'x.csv', '--since', '2026-01-01'], /Die Option --since gibt es bei "export customers" nicht/],
  [['products', 'x.csv', '--since', 'gestern'], /"gestern" ist kein Tag/],
  [['products', 'x.csv', '--active', 'vielleicht'], /--active: muss ja oder nein sein/],
  [['products', 'x.csv', '--in-stock', 'vielleicht'], /--in-stock: muss ja oder nein sein/],
  [['stock', 'x.xml', '--format', 'bmecat'], /schreibt nur: csv/],
])('export %j is refused before anything is opened', (parameters, sentence) => {
  const ended = runCommand(join(folder, 'kein-shop'), ['export', ...parameters]);
  expect(ended).toMatchObject({ status: 1, out: '', err: expect.stringMatching(sentence) });
});
