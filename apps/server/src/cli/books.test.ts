import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import type { DatabasePlace } from '../database/opening/open-database.ts';
import { describeOnBothEngines, newFolder } from '../database/testing/databases.ts';
import { testBooks } from '../modules/books/testing/books.ts';
import { storeExample } from '../modules/orders/testing/stored-order.ts';
import { runCommand } from './testing/run-command.ts';

const january = Date.UTC(2026, 0, 20, 12);
const buy = [{ name: 'Kappe', amount: 3, unitPrice: 2000, taxRate: 2000 }];

/** Issues an invoice in January for each of some orders. */
async function invoices(database: Database, count: number) {
  const books = testBooks(database);
  books.time.now = january;
  for (let number = 1; number <= count; number++) {
    await storeExample(database, number, { buy, shipping: 0, taxedIn: { country: 'DE', sentence: '' } });
    await books.documents.issueInvoice({ number: `2026-${String(number).padStart(6, '0')}` }, null);
  }
  return books;
}

describeOnBothEngines('kontor books', ({ open, place: newPlace }) => {
  let place: DatabasePlace;
  const folder = newFolder();
  const kontor = (...parameters: string[]) => {
    const { status, out, err } = runCommand(place, ['books', ...parameters]);
    return { status, out: out.replaceAll('\u00a0', ' '), err };
  };

  beforeAll(async () => {
    place = await newPlace();
    await invoices(await open(place), 2);
  });

  test('lists the months, hands out their files, and replaces none', () => {
    const month = '2026-01  offen  2 Buchungen\n  OSS DE 20 %: netto 100,00 €, Umsatzsteuer 20,00 €\n';
    expect(kontor()).toEqual({ status: 0, out: month, err: '' });
    const file = join(folder, 'EXTF_Buchungsstapel_2026-01.csv');
    expect(kontor('export', '2026-01', folder)).toEqual({ status: 0, out: `Geschrieben: ${file}\n`, err: '' });
    const [head, , first] = new TextDecoder('windows-1252').decode(readFileSync(file)).split('\r\n');
    expect(head).toContain(';20260101;4;20260101;20260131;"Kontor 2026-01";"";1;0;0;"EUR"');
    expect(first).toContain(
      '60,00;"S";"EUR";;;"";20003;4190;"240";2001;"RE2026-000001";"";;"Rechnung 2026-000001, Jörg Müller-?ukasz"',
    );
    expect(kontor('export', '2026-01', folder).err).toBe(`${file} gibt es schon. Es wurde nichts geschrieben.\n`);
    expect(kontor('quarters').out).toBe('2026-Q1  offen\n  OSS DE 20 %: netto 100,00 €, Umsatzsteuer 20,00 €\n');
    const table = join(folder, 'bmd.csv');
    expect(kontor('export', '2026-01', table, '--format', 'bmd').status).toBe(0);
    expect(readFileSync(table, 'latin1')).toContain(
      '0;20003;4190;RE2026-000001;2026-000001;20260120;20260120;AR;1;20;;60,00;-10,00;',
    );
  });

  test('hands out the documents of a month beside its file', () => {
    const other = newFolder();
    const { status, out } = kontor('export', '2026-01', other, '--format', 'csv', '--documents');
    expect([status, out.split('\n')[1]]).toEqual([0, '2 Belege als PDF']);
    const pdf = readFileSync(join(other, 'Rechnung-RE2026-000002.pdf'));
    expect([pdf.subarray(0, 5).toString(), existsSync(join(other, 'Rechnung-RE2026-000001.pdf'))]).toEqual([
      '%PDF-',
      true,
    ]);
    expect(kontor('export', '2026-01', join(other, 'x.csv'), '--documents').err).toContain('in einen Ordner');
  });

  test('says what is missing or wrong, and closes nothing', () => {
    for (const [parameters, err] of [
      [['close'], 'Es fehlt der Monat: books close 2026-10\n'],
      [['export'], 'Es fehlt der Monat: books export 2026-10\n'],
      [['oss'], 'Es fehlt das Quartal: books oss 2026-Q4\n'],
      [['close', '2026'], 'Diesen Monat gibt es nicht. Ein Monat wird so geschrieben: 2026-10.\n'],
      [['close', '2099-01'], 'Dieser Monat ist noch nicht vorbei.\n'],
      [['export', '2026-01', '--format', 'xls'], 'Das Format „xls“ gibt es nicht. Möglich sind: datev, bmd, csv.\n'],
      [['open'], '„books open“ gibt es nicht. Möglich sind: list, quarters, export, close, oss.\n'],
    ] as const)
      expect(kontor(...parameters)).toEqual({ status: 1, out: '', err });
    expect(kontor().out).toContain('offen');
    expect(existsSync(join(folder, 'Buchungen_2026-01.csv'))).toBe(false);
  });

  test('reports a quarter for the one-stop shop, and closes its month', () => {
    const line = 'DE  REDUCED  20,00 %  netto 100,00 €, Umsatzsteuer 20,00 €\n';
    const sum = 'Umsatzsteuer zusammen: 20,00 €';
    expect(kontor('oss', '2026-Q1').out).toBe(`${line}${sum} (das Quartal ist noch nicht ganz abgeschlossen)\n`);
    expect(kontor('close', '2026-01').out).toMatch(
      /^2026-01 {2}abgeschlossen am \d\d\.\d\d\.\d{4} \(Shop\) {2}2 Buchungen\n/,
    );
    expect(kontor('close', '2026-01').err).toBe('Dieser Monat ist schon abgeschlossen.\n');
    const report = join(folder, 'oss.csv');
    expect(kontor('oss', '2026-Q1', report).status).toBe(0);
    expect(readFileSync(report, 'utf8')).toContain('Waren;2026-Q1;DE;REDUCED;20,00;100,00;20,00\n');
  });
});

/** More than one batch. */
const many = 210;

describeOnBothEngines('closing a month', ({ open, place }) => {
  test('that is killed has closed nothing or all; of two at once one closes, and every document is booked once', async () => {
    const at = await place();
    const database = await open(at);
    const books = await invoices(database, many);
    const booked = async () => (await books.journal('2026-01')).length;
    const closed = async () => {
      const [months, files] = await Promise.all([
        database.read.selectFrom('closed_months').select('month').execute(),
        database.read.selectFrom('closed_month_files').select('format').execute(),
      ]);
      return [months.length, files.length];
    };
    const env = { ...process.env, DATA_DIR: at.dataDir, DATABASE_URL: at.databaseUrl ?? '' };
    const close = () =>
      spawn(process.execPath, [join(import.meta.dirname, 'kontor.ts'), 'books', 'close', '2026-01'], { env });

    const killed = close();
    const end = once(killed, 'exit');
    while (killed.exitCode === null && (await booked()) === 0);
    killed.kill('SIGKILL');
    await end;
    expect(await booked()).toBeGreaterThanOrEqual(200);
    expect([
      [0, 0],
      [1, 3],
    ]).toContainEqual(await closed());

    const ends = await Promise.all([close(), close()].map((one) => once(one, 'exit')));
    const [left] = [(await closed())[0]];
    expect([left, await closed()]).toEqual([1, [1, 3]]);
    expect(ends.filter(([code]) => code === 0).length).toBeLessThanOrEqual(1);
    const numbers = (await books.journal('2026-01')).map((line) => line.split(' ')[2]);
    expect([numbers.length, new Set(numbers).size]).toEqual([many, many]);
    const file = await books.books.file('2026-01', 'csv');
    expect('bytes' in file && new TextDecoder().decode(file.bytes).trimEnd().split('\n').length).toBe(many + 1);
  }, 240_000);
});
