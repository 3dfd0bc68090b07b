import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { ImportImpossible } from '../../../tables/import-impossible.ts';
import type { ImportCounts } from '../../../tables/import-listener.ts';
import { reasons as fileReasons } from '../../../tables/texts/tables.de.ts';
import { ImportTurn } from '../import-log/import-log.service.ts';
import type { ImportOptions } from './import-options.ts';
import { type Counting, ImportRun } from './import-run.ts';
import { openCatalogue } from './open-catalogue.ts';
import type { ImportRecord } from './records/import-record.ts';
import { RelativeStock } from './relative-stock.ts';
import { lengthOf } from './rows-of-record.ts';

export { ImportFiles } from './import-files.ts';
export type { ImportOptions } from './import-options.ts';
export { mappingFrom, questionsIn } from './mapping/mapping.ts';
export { isTable } from './open-catalogue.ts';
export { type ProposedMapping, proposeMapping } from './propose-mapping.ts';
export { importingShop } from './records/importing-shop.ts';
export { RemoteFiles } from './remote-files.ts';
export { momentOfCount } from './table/moment-of-count.ts';
export { warningFileHeader } from './texts/catalogue-file.de.ts';

/** The most records, and characters in them, that are looked up together. */
const lookedUpTogether = { records: 500, characters: 4 * 1024 * 1024 };

/**
 * Imports a catalogue from a file of any size, as a stream (docs/import.md). Products are stored in batches of whole
 * products, each batch in one transaction. If the file or the process breaks off, nothing is half done, and importing
 * the file again continues from there. A refused row refuses its whole product. A wrong value is left out with a
 * warning if the product can be sold correctly without it. Throws {@link ImportImpossible} if the file cannot be read
 * at all (before anything is changed), or cannot be read further.
 */
export async function importCatalogue(options: ImportOptions): Promise<ImportCounts> {
  const counts: ImportCounts = { created: 0, changed: 0, unchanged: 0, refused: 0 };
  const { size, isFile } = await stat(options.file).then((found) => ({ size: found.size, isFile: found.isFile() }));
  if (!isFile) throw new ImportImpossible(fileReasons.notAFile(options.file));
  if (options.dryRun) await importFile(options, size, { counts, turn: null });
  else await importInTurn(options, size, counts);
  return counts;
}

/** Imports as soon as no other import runs, under its own number. */
async function importInTurn(options: ImportOptions, size: number, counts: ImportCounts): Promise<void> {
  const turn = await ImportTurn.take({ ...options, kind: 'file', file: basename(options.file) });
  try {
    options.onNumber?.(turn.number);
    const run = await importFile(options, size, { counts, turn });
    await turn.end(run.kept);
  } catch (failure) {
    await turn.breakOff();
    throw failure;
  }
}

async function importFile(options: ImportOptions, size: number, { counts, turn }: Counting): Promise<ImportRun> {
  let bytes = 0;
  const relativeStock = await RelativeStock.of(options.database, options.file, options.isAgain ?? false);
  const run = await ImportRun.begin(options, { counts, turn }, relativeStock);
  const records = await openCatalogue({
    file: options.file,
    shop: options.shop,
    mapping: options.mapping ?? {},
    now: options.clock(),
    onNote: options.onNote,
    onBytes: (read) => {
      bytes += read;
    },
    onCounted: (at) => run.stockWasCounted(at),
    onUpdate: () => run.fileIsUpdate(),
  });
  for await (const some of groupsOf(records)) {
    await run.lookAhead(some);
    for (const record of some) {
      await run.take(record);
      if (!run.isFull) continue;
      await run.flush();
      options.onProgress({ bytes, of: size, counts });
    }
  }
  await run.flush();
  await run.addFurtherRows();
  await relativeStock.end(options.database, options.clock());
  if (options.isComplete) await run.hideMissing();
  await run.sayNotes();
  options.onProgress({ bytes: size, of: size, counts });
  return run;
}

/** Records in groups. If reading fails, the records before the failure are yielded first. */
async function* groupsOf(records: AsyncIterable<ImportRecord>): AsyncGenerator<ImportRecord[]> {
  let group: ImportRecord[] = [];
  let characters = 0;
  try {
    for await (const record of records) {
      group.push(record);
      characters += lengthOf(record);
      if (group.length < lookedUpTogether.records && characters < lookedUpTogether.characters) continue;
      const full = group;
      [group, characters] = [[], 0];
      yield full;
    }
  } catch (failure) {
    yield group;
    throw failure;
  }
  yield group;
}
