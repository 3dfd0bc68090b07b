import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '../database/testing/databases.ts';
import { runCommand } from './testing/run-command.ts';

const dataDir = newFolder();
const file = join(dataDir, 'katalog.csv');
const kontor = (...parameters: string[]) => runCommand(dataDir, ['import', ...parameters]);
const head = 'Artikelnummer;Name;Kategorie;Preis;Steuersatz;GTIN';
const withoutMaker = (articles: string) =>
  `Ohne vollständige Angaben zur Produktsicherheit (Hersteller mit Adresse und E-Mail, außerhalb der EU auch der EU-Verantwortliche): ${articles}. Mit der Einstellung „safetyData“: „required“ lehnt der Shop solche ab.\n`;

test('takes what is good, names what it left out, and gives back what it refused', () => {
  writeFileSync(file, `${head}\nA;A;K;1;20;1234\nB;;K;1;20;\nC;C;K;1;20;\n;;;;;\n`);
  const [errors, warnings] = [`${file}.errors.csv`, `${file}.warnings.csv`];
  expect(kontor(file)).toEqual({
    status: 2,
    out:
      'Zeilen: 2 neu, 0 geändert, 0 unverändert, 1 abgelehnt.\n' +
      `Abgelehnte Zeilen mit Gründen: ${errors}\n1 Hinweis zu übernommenen Zeilen: ${warnings}\n` +
      'Das war Import 1: "imports diff 1" zeigt, was er geändert hat, "imports undo 1" nimmt es zurück.\n',
    err: withoutMaker('2 Artikel, A, C'),
  });
  expect(readFileSync(warnings, 'utf8')).toBe(
    '\uFEFFZeile;Artikel;Hinweis\n' +
      '2;A;"GTIN: die Prüfziffer stimmt nicht, oder sie hat nicht 8, 12, 13 oder 14 Ziffern; nicht übernommen."\n',
  );
  expect(readFileSync(errors, 'utf8')).toBe(`\uFEFF${head};Zeile;Ablehnungsgrund\nB;;K;1;20;;3;Name: fehlt.\n`);
  writeFileSync(file, `${head}\nA;A;K;1;20;\n`);
  expect(kontor(file)).toMatchObject({ status: 0, err: withoutMaker('1 Artikel, A') });
  expect([existsSync(errors), existsSync(warnings)]).toEqual([false, false]);
});

test('says once why most rows were refused', () => {
  writeFileSync(file, `${head}\nD;;K;1;20;\nE;;K;1;20;\nF;F;K;1;20;\n`);
  expect(kontor(file, '--dry-run').out).toContain(
    `2 abgelehnt.\nGrund bei 2 der abgelehnten Zeilen: Name: fehlt.\nAbgelehnte Zeilen mit Gründen: ${file}.errors.csv\n`,
  );
  writeFileSync(file, `${head}\nD;;K;1;20;\nE;;K;1;20;\nF;F;K;1;20;\nG;G;K;1;20;\n`);
  expect(kontor(file, '--dry-run').out).not.toContain('Grund bei');
});
