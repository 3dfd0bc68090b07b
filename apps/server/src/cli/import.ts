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
  warningFileHeader,
} from '../modules/catalogue/import/catalogue-import.service.ts';
import { ChangeTeller } from '../modules/catalogue/import-review/import-review.service.ts';
import { createConfigurationService } from '../modules/configuration/configuration.service.ts';
import { createFileService } from '../modules/files/files.service.ts';
import { countingOrdered, orderedProducts } from '../modules/orders/orders.service.ts';
import { ChangesShown } from './changes-shown.ts';
import { type Command, CommandRefused } from './command.ts';
import { fileImportCommand } from './file-import.ts';
import { printProposedMapping } from './propose-mapping.ts';
import { texts } from './texts/commands.de.ts';

const importOfFile = fileImportCommand({
  ...{ summary: texts.import.summary, help: texts.import.help, warningFileHeader, hasPictures: true },
  errorFileEnding: async (file) => ((await isTable(file)) ? '.csv' : '.jsonl'),
  async run({ database, pictures, missing, mapping, stockAsOf, ...given }) {
    if (missing !== undefined && missing !== 'archive') throw new CommandRefused(texts.import.missing);
    const shop = importingShop(await createConfigurationService(database, () => 0).current());
    const remote = given.dryRun ? null : new RemoteFiles(database, systemClock, new FileFetcher());
    const files = new ImportFiles(createFileService({ database }), pictures, { remote });
    const teller = given.dryRun ? await ChangeTeller.read(database.read) : null;
    const shown = new ChangesShown(given.changesShown);
    const counts = await importCatalogue({
      ...given,
      database,
      clock: systemClock,
      files,
      shop,
      mapping: mapping === undefined ? {} : mappingFrom(mapping),
      ordered: orderedProducts,
      ...{ orderedSince: countingOrdered(), stockAsOf: stockAsOf === undefined ? undefined : countedAt(stockAsOf) },
      isComplete: missing === 'archive',
      onChanges: (changes) => teller && shown.show(teller.tellAll(changes)),
    });
    if (shown.more > 0) console.log(texts.import.moreChanges(shown.more));
    return counts;
  },
});

/** `kontor import FILE`: imports a catalogue from a file, or proposes the mapping for it. */
export const importCommand: Command = {
  ...importOfFile,
  run: (parameters) =>
    parameters.includes('--propose-mapping') ? printProposedMapping(parameters) : importOfFile.run(parameters),
};

/** The time when a stock was counted, in epoch ms. */
function countedAt(written: string): number {
  const at = momentOfCount(written, systemClock());
  if (at === null) throw new CommandRefused(texts.import.noMoment(written));
  return at;
}
