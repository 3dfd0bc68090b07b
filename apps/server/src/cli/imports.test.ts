import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '../database/testing/databases.ts';
import { runCommand } from './testing/run-command.ts';

const dataDir = newFolder();
const file = join(dataDir, 'katalog.csv');
const kontor = (...parameters: string[]) => runCommand(dataDir, parameters);
const head = 'Artikelnummer;Name;Kategorie;Preis;Steuersatz;GTIN';
/** Replaces the times in a text. */
const withoutTimes = (text: string) => text.replaceAll(/\d\d\.\d\d\.\d{4}, \d\d:\d\d/g, 'JETZT');

test('lists imports by their numbers', () => {
  expect(kontor('imports').err).toBe('Hier ist kein Shop. Stimmt DATA_DIR oder DATABASE_URL?\n');
  kontor('migrate');
  expect(kontor('imports')).toEqual({ status: 0, out: 'Es gibt noch keinen Import.\n', err: '' });
  writeFileSync(file, `${head}\nA;A;K;1;20;1234\nB;;K;1;20;\nC;C;K;1;20;\n`);
  expect(kontor('import', file, '--dry-run').out).toMatch(/^Kategorie K: neu\nA: neu, /);
  expect(kontor('import', file).status).toBe(2);
  expect(withoutTimes(kontor('imports', 'list').out)).toBe(
    '    1  JETZT  katalog.csv: fertig\n       2 neu, 0 geändert, 0 unverändert, 1 abgelehnt, 1 Hinweis\n',
  );
  expect(kontor('imports', 'list', '--page', '2')).toMatchObject({
    status: 1,
    err: 'Eine Seite "2" gibt es nicht.\n',
  });
  expect(kontor('imports', 'lists').err).toBe('"imports lists" gibt es nicht; "imports --help" erklärt den Befehl.\n');
});

test('shows what an import would change and what it changed, and undoes it once', () => {
  writeFileSync(file, `${head}\nA;Aa;K;2;20;\nC;C;K;1;20;\nD;D;K;1;20;\n`);
  const changes = 'A Aa\n  Name: A → Aa\n  Preis (Stück): 1,00 → 2,00\nD: neu, Kategorie K, Preis (Stück) 1,00\n';
  expect(kontor('import', file, '--dry-run')).toEqual({
    status: 0,
    out: `${changes}Zeilen: 1 neu, 1 geändert, 1 unverändert, 0 abgelehnt.\nProbelauf: es wurde nichts geändert.\n`,
    err: 'Ohne vollständige Angaben zur Produktsicherheit (Hersteller mit Adresse und E-Mail, außerhalb der EU auch der EU-Verantwortliche): 3 Artikel, A, C, D. Mit der Einstellung „safetyData“: „required“ lehnt der Shop solche ab.\n',
  });
  expect(kontor('import', file, '--diff').err).toContain('Die Option --diff gehört zu --dry-run.');
  expect(kontor('import', file).status).toBe(0);
  const line = '    2  JETZT  katalog.csv: fertig\n       1 neu, 1 geändert, 1 unverändert, 0 abgelehnt\n';
  expect(withoutTimes(kontor('imports', 'diff', '2').out)).toBe(line + changes);

  writeFileSync(file, 'Artikelnummer;Preis\nA;3\n');
  expect(kontor('import', file).status).toBe(0);
  const undone =
    'Import 2 ist zurückgenommen, durch Import 4: 1 wie zuvor, 0 wieder da, 1 gelöscht, 0 aus dem Verkauf, 1 blieben.\n';
  const left = 'A Aa: Preis (Stück): seither geändert, bleibt (durch Import 3, katalog.csv)\n';
  const first =
    'Was blieb, haben spätere Importe geändert: 3 (katalog.csv). Soll auch das zurück, dann zuerst diese zurücknehmen und danach noch einmal "imports undo 2".\n';
  expect(kontor('imports', 'undo', '2')).toEqual({ status: 2, out: left + undone + first, err: '' });
  expect(withoutTimes(kontor('imports').out)).toContain(
    '    4  JETZT  nimmt Import 2 zurück (katalog.csv): fertig\n' +
      '       0 neu, 1 geändert, 0 unverändert, 1 gelöscht oder aus dem Verkauf, 1 abgelehnt\n',
  );
  expect(withoutTimes(kontor('imports').out)).toContain('katalog.csv: zurückgenommen durch Import 4\n');
  expect(kontor('imports', 'diff', '4').out).toContain(`\nA\n  Name: Aa → A\nD: gelöscht\n${left}`);
  // The later import first, and then what was left.
  expect(kontor('imports', 'undo', '3').status).toBe(0);
  const rest =
    'Import 2 ist zurückgenommen, durch Import 6: 1 wie zuvor, 0 wieder da, 0 gelöscht, 0 aus dem Verkauf, 0 blieben.\n';
  expect(kontor('imports', 'undo', '2')).toEqual({ status: 0, out: rest, err: '' });
  expect(kontor('imports', 'diff', '6').out).toContain('\nA\n  Preis (Stück): 2,00 → 1,00\n');
  expect(kontor('imports', 'undo', '2')).toEqual({
    status: 1,
    out: '',
    err: 'Import 2 ist schon zurückgenommen, durch Import 6. Es wurde nichts geändert. Wieder in Kraft setzt ihn "imports undo 6".\n',
  });
  expect(kontor('imports', 'undo', '9').err).toBe('Einen Import 9 gibt es nicht.\n');
  expect(kontor('imports', 'diff').err).toBe(
    'Bitte die Nummer eines Imports angeben, wie "imports" sie nennt: imports diff 7\n',
  );
});
