import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultStockRules } from '@kontor/domain';
import sharp from 'sharp';
import { afterAll, beforeAll } from 'vitest';
import { currentVersion } from '../../../../database/catalogue-version.ts';
import type { Database } from '../../../../database/database.ts';
import type { ImportCounts } from '../../../../tables/import-listener.ts';
import type { RefusedRows } from '../../../../tables/refused-rows.ts';
import type { SafetyDataRule } from '../../../configuration/types.ts';
import { createFileService } from '../../../files/files.service.ts';
import { type ImportOptions, importCatalogue } from '../catalogue-import.service.ts';
import { ImportFiles } from '../import-files.ts';
import type { Mapping } from '../mapping/mapping.ts';
import type { RemoteFiles } from '../remote-files.ts';

/** What a test may change of an import. */
interface ImportTerms {
  declaration?: 'gross' | 'net';
  taxRates?: number[];
  soldRates?: ImportOptions['shop']['soldRates'];
  classRates?: ImportOptions['shop']['classRates'];
  mapping?: Mapping;
  now?: number;
  dryRun?: boolean;
  groups?: string[];
  isComplete?: boolean;
  ordered?: string[];
  isAgain?: boolean;
  safetyData?: SafetyDataRule;
  remote?: RemoteFiles;
  onChanges?: ImportOptions['onChanges'];
}

/** A folder of files to import, with a picture and a file that is none. It exists while the tests of a file run. */
export function importFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-import-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  beforeAll(async () => {
    const plain = { create: { width: 40, height: 30, channels: 3, background: '#b85' } } as const;
    await sharp(plain).png().toFile(join(folder, 'zange.png'));
    writeFileSync(join(folder, 'kein-bild.png'), 'PNG? nein');
  });

  function write(name: string, content: string | Uint8Array): string {
    const file = join(folder, name);
    writeFileSync(file, content);
    return file;
  }

  async function run(database: Database, file: string, more: ImportTerms = {}) {
    const refused: RefusedRows[] = [];
    const notes: string[] = [];
    const warnings: [line: number, name: string, reason: string][] = [];
    const counts = await importCatalogue({
      ...{
        database,
        file,
        shop: {
          declaration: more.declaration ?? 'gross',
          groups: more.groups ?? [],
          taxRates: more.taxRates ?? [0, 490, 1000, 2000],
          countries: ['AT', 'DE'],
          ...(more.soldRates && { soldRates: more.soldRates }),
          ...(more.classRates && { classRates: more.classRates }),
          brandAttribute: 'Marke',
          safetyData: more.safetyData ?? 'ignored',
          stockRules: defaultStockRules,
        },
        mapping: more.mapping ?? {},
        dryRun: more.dryRun ?? false,
        clock: () => more.now ?? 1000,
        isComplete: more.isComplete ?? false,
        isAgain: more.isAgain ?? false,
        ordered: async () => new Set(more.ordered),
        orderedSince: async () => new Map(),
      },
      ...(more.onChanges && { onChanges: more.onChanges }),
      files: new ImportFiles(createFileService({ database }), folder, { remote: more.remote ?? null }),
      onRefused: async (rows) => void refused.push(rows),
      onWarning: async ({ line, name, reason }) => void warnings.push([line, name, reason]),
      onProgress: () => undefined,
      onNote: (note) => void notes.push(note),
    });
    return { counts, refused, notes, warnings };
  }

  return { folder, write, run };
}

/** Counts of an import, 0 by default. */
export const counts = (some: Partial<ImportCounts>) => ({ created: 0, changed: 0, unchanged: 0, refused: 0, ...some });
export const head = 'Artikelnummer;Name;Kategorie;Preis;Steuersatz;Einheit;Bilder\n';
export const pliers = 'A1;Zange;Werkzeug > Zangen;12,90;20;Stück;zange.png\nA1;;;110,00;20;10er-Pack;\n';
export const saw = 'B2;Säge;Werkzeug > Sägen;9,50;20;;\n';

/** The catalogue after an import. */
export async function contents({ read }: Database) {
  return {
    categories: await read.selectFrom('categories').select(['id', 'parent_id', 'name']).orderBy('id').execute(),
    products: await read.selectFrom('products').select(['id', 'name', 'category_id']).orderBy('id').execute(),
    conditions: await read
      .selectFrom('conditions')
      .select(['id', 'product_id', 'price', 'unit'])
      .orderBy('id')
      .execute(),
    prices: await read
      .selectFrom('price_history')
      .select(['condition_id', 'price', 'valid_from'])
      .orderBy('condition_id')
      .orderBy('valid_from')
      .execute(),
    files: await read.selectFrom('files').select(['mime_type', 'width', 'height']).execute(),
    version: await currentVersion(read),
  };
}
