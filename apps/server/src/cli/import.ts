import { access, constants, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { systemClock } from '../clock.ts';
import { readConfig } from '../config.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/open-database.ts';
import { createConfigurationService } from '../modules/configuration/configuration.service.ts';
import { createFileService } from '../modules/files/files.service.ts';
import { type ImportCounts, importCatalogue } from '../modules/import/import-catalogue.ts';
import { ImportFiles } from '../modules/import/import-files.ts';
import { ImportImpossible } from '../modules/import/import-record.ts';
import { RefusedRowsFile } from '../modules/import/refused-rows.ts';
import { type Command, CommandRefused } from './command.ts';
import { texts } from './texts/de.ts';

/** `kontor import FILE`: a catalogue from a file, while the shop may be serving. */
export const importCommand: Command = {
  summary: texts.import.summary,
  help: texts.import.help,
  async run(parameters) {
    const { file, errors, pictures, dryRun } = await readParameters(parameters);
    const refusedRows = new RefusedRowsFile(errors);
    const counts = await runImport(file, pictures, dryRun, refusedRows).catch(refuse);
    await refusedRows.close().catch(refuse);
    console.log(texts.import.summaryOf(counts));
    if (counts.refused > 0) console.log(texts.import.errorFile(errors));
    if (dryRun) console.log(texts.import.dryRun);
    return counts.refused > 0 ? 2 : 0;
  },
};

function refuse(error: unknown): never {
  throw error instanceof ImportImpossible ? new CommandRefused(error.message) : error;
}

async function readParameters(parameters: readonly string[]) {
  const options = { 'dry-run': { type: 'boolean' }, pictures: { type: 'string' }, errors: { type: 'string' } } as const;
  const { values, positionals } = parsed(parameters, options);
  const [file] = positionals;
  if (!file || positionals.length !== 1) throw new CommandRefused(texts.import.oneFile);
  const isReadable = await access(file, constants.R_OK).then(
    async () => (await stat(file)).isFile(),
    () => false,
  );
  if (!isReadable) throw new CommandRefused(texts.import.unreadable(file));
  return {
    file,
    errors: values.errors ?? `${file}.errors.csv`,
    pictures: values.pictures ?? dirname(file),
    dryRun: values['dry-run'] ?? false,
  };
}

function parsed<Options extends NonNullable<Parameters<typeof parseArgs>[0]>['options']>(
  parameters: readonly string[],
  options: Options & object,
) {
  try {
    return parseArgs({ args: [...parameters], options, allowPositionals: true });
  } catch (error) {
    throw new CommandRefused(error instanceof Error ? error.message : String(error));
  }
}

async function runImport(
  file: string,
  pictures: string,
  dryRun: boolean,
  refusedRows: RefusedRowsFile,
): Promise<ImportCounts> {
  const database = await openDatabase(readConfig(process.env));
  try {
    await migrate(database);
    const { uiSettings } = await createConfigurationService(database, () => 0).current();
    return await importCatalogue({
      database,
      clock: systemClock,
      files: new ImportFiles(createFileService({ database }), pictures),
      file,
      declaration: uiSettings.priceDeclaration,
      dryRun,
      onRefused: (refused) => refusedRows.add(refused),
      onProgress: progressReporter(),
      onNote: (note) => console.error(note),
    });
  } finally {
    await database.close();
  }
}

/** Tells once a second how far the import is, on the error stream, so that the summary can be piped. */
function progressReporter() {
  const started = performance.now();
  let last = started;
  return ({ bytes, of, counts }: { bytes: number; of: number; counts: ImportCounts }) => {
    const now = performance.now();
    if (now - last < 1000) return;
    last = now;
    const rows = counts.created + counts.changed + counts.unchanged + counts.refused;
    console.error(texts.import.progress(of === 0 ? 1 : bytes / of, rows, Math.round((rows * 1000) / (now - started))));
  };
}
