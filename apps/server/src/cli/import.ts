import { systemClock } from '../clock.ts';
import { FileFetcher } from '../fetching/fetch-file.ts';
import {
  ImportFiles,
  importCatalogue,
  importingShop,
  isTable,
  mappingFrom,
  momentOfCount,
  RemoteFiles,
} from '../modules/catalogue/import/catalogue-import.service.ts';
import { warningFileHeader } from '../modules/catalogue/import/texts/de.ts';
import { createConfigurationService } from '../modules/configuration/configuration.service.ts';
import { createFileService } from '../modules/files/files.service.ts';
import { orderedProducts, orderedSince } from '../modules/orders/orders.service.ts';
import { CommandRefused } from './command.ts';
import { fileImportCommand } from './file-import.ts';
import { texts } from './texts/de.ts';

/** `kontor import FILE`: a catalogue from a file. */
export const importCommand = fileImportCommand({
  ...{ summary: texts.import.summary, help: texts.import.help, warningFileHeader, hasPictures: true },
  errorFileEnding: async (file) => ((await isTable(file)) ? '.csv' : '.jsonl'),
  async run({ database, pictures, missing, mapping, stockAsOf, ...given }) {
    if (missing !== undefined && missing !== 'archive') throw new CommandRefused(texts.import.missing);
    const shop = importingShop(await createConfigurationService(database, () => 0).current());
    const remote = given.dryRun ? null : new RemoteFiles(database, systemClock, new FileFetcher());
    const files = new ImportFiles(createFileService({ database }), pictures, { remote });
    return importCatalogue({
      ...given,
      database,
      clock: systemClock,
      files,
      shop,
      mapping: mapping === undefined ? {} : mappingFrom(mapping),
      ordered: orderedProducts,
      ...{ orderedSince, stockAsOf: stockAsOf === undefined ? undefined : countedAt(stockAsOf) },
      isComplete: missing === 'archive',
    });
  },
});

/** When a stock was counted, epoch ms. */
function countedAt(written: string): number {
  const at = momentOfCount(written, systemClock());
  if (at === null) throw new CommandRefused(texts.import.noMoment(written));
  return at;
}
