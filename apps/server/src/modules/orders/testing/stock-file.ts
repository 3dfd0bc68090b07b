import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultStockRules } from '@kontor/domain';
import type { Database } from '../../../database/database.ts';
import { ImportFiles, importCatalogue } from '../../catalogue/import/catalogue-import.service.ts';
import { createFileService } from '../../files/files.service.ts';
import { countingOrdered } from '../orders.service.ts';
import { testNow } from './shop.ts';

const nobody = async () => undefined;

/** For tests: imports a stock that was counted at a time (epoch ms), or at the time in its heading. */
export function takeStockFile(database: Database, folder: string, text: string, at?: number) {
  const file = join(folder, 'bestand.csv');
  writeFileSync(file, text);
  return importCatalogue({
    ...{ database, file, dryRun: false, clock: () => (at ?? testNow) + 1000, ordered: async () => new Set<string>() },
    shop: {
      ...{
        declaration: 'gross',
        groups: [],
        taxRates: [2000],
        brandAttribute: 'Marke',
        safetyData: 'ignored',
        countries: ['AT'],
      },
      stockRules: defaultStockRules,
    },
    files: new ImportFiles(createFileService({ database }), folder),
    ...{ stockAsOf: at, orderedSince: countingOrdered() },
    ...{ onRefused: nobody, onWarning: nobody, onProgress: () => undefined, onNote: () => undefined },
  });
}
