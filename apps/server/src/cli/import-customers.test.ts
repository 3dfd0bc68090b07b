import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '../database/opening/open-database.ts';
import { newFolder } from '../database/testing/databases.ts';
import { runCommand } from './testing/run-command.ts';

const dataDir = newFolder();
const file = join(dataDir, 'kunden.csv');
const kontor = (...parameters: string[]) => runCommand(dataDir, ['import-customers', ...parameters]);

async function stored() {
  const database = await openDatabase({ dataDir });
  const rows = await database.read.selectFrom('customers').select(['email', 'password_hash']).execute();
  await database.close();
  return rows;
}

test('takes over customers, tells what became of the rows, and writes refused ones into a file', async () => {
  writeFileSync(file, 'E-Mail;Passwort-Hash\nanna@example.at;374996a5e8a5e57fd97d893f7df79824:36\nbert@example;\n');
  const summary = 'Zeilen: 1 neu, 0 geändert, 0 unverändert, 1 abgelehnt.\n';
  const errors = `Abgelehnte Zeilen mit Gründen: ${file}.errors.csv\n`;
  expect(kontor(file, '--dry-run')).toEqual({
    status: 2,
    out: `${summary}${errors}Probelauf: es wurde nichts geändert.\n`,
    err: '',
  });
  expect(await stored()).toEqual([]);
  expect(kontor(file)).toEqual({ status: 2, out: summary + errors, err: '' });
  expect(await stored()).toEqual([{ email: 'anna@example.at', password_hash: '374996a5e8a5e57fd97d893f7df79824:36' }]);
  expect(readFileSync(`${file}.errors.csv`, 'utf8')).toBe(
    '\uFEFFZeile;E-Mail;Grund\n3;bert@example;E-Mail: keine gültige Adresse.\n',
  );
});

test('explains itself, and refuses what it cannot do', () => {
  expect(kontor('--help')).toMatchObject({ status: 0, out: expect.stringContaining('import-customers DATEI') });
  expect(kontor()).toEqual({ status: 1, out: '', err: 'Bitte genau eine Datei angeben.\n' });
  expect(kontor(file, '--pictures', dataDir)).toEqual({
    status: 1,
    out: '',
    err: 'Die Option --pictures gibt es bei diesem Befehl nicht.\n',
  });
});
