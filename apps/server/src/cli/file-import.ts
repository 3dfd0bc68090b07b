import { access, constants, readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Database } from '../database/database.ts';
import { isDiskFull } from '../sentence-for-operators.ts';
import { ImportImpossible } from '../tables/import-impossible.ts';
import type { ImportCounts, ImportListener } from '../tables/import-listener.ts';
import { type RefusedRows, RefusedRowsFile } from '../tables/refused-rows.ts';
import { type Command, CommandRefused } from './command.ts';
import { commandOptions } from './command-options.ts';
import { texts } from './texts/commands.de.ts';
import { withDatabase } from './with-database.ts';

/** What an import is given: its file, what the operator wants of it, and whom it tells. */
export interface FileToImport extends ImportListener {
  readonly database: Database;
  readonly file: string;
  readonly dryRun: boolean;
  /** Folder of the files that the file names; its own folder, unless the operator says another. */
  readonly pictures: string;
  /** What is to become of what the file does not name. */
  readonly missing?: string | undefined;
  /** When the stock that it names was counted, as the operator wrote it. */
  readonly stockAsOf?: string | undefined;
  /** Stock that came or went counts again, though the file was read before. */
  readonly isAgain?: boolean;
  /** What a file of the operator's says of this one, as JSON. */
  readonly mapping?: string | undefined;
  /** Hears of what was left out of rows that were taken. */
  readonly onWarning: (warned: RefusedRows) => Promise<void>;
  /** How many of the things that a dry run would change it shows. */
  readonly changesShown: number;
  /** Hears the number that the import has; some have none. */
  readonly onNumber: (number: number) => void;
}

/** A command that imports a file while the shop may be serving. */
interface FileImport {
  readonly summary: string;
  readonly help: string;
  /** Headings of an error file that does not repeat the rows. */
  readonly errorFileHeader?: readonly string[];
  /** How the error file ends that goes with a file: `.csv`, unless it says otherwise. */
  readonly errorFileEnding?: (file: string) => Promise<string>;
  /** Headings of the file of warnings, where the import has some. */
  readonly warningFileHeader?: readonly string[];
  /** Whether the file names other files, and the operator may say where they are. */
  readonly hasPictures: boolean;
  run(given: FileToImport): Promise<ImportCounts>;
}

/** Makes the command of an import: parameters, progress, summary and error file are the same for all. */
export function fileImportCommand({
  errorFileHeader = [],
  warningFileHeader = [],
  errorFileEnding = async () => '.csv',
  hasPictures,
  ...command
}: FileImport): Command {
  return {
    summary: command.summary,
    help: command.help,
    async run(parameters) {
      const { errors, warnings, ...given } = await readParameters(parameters, hasPictures, errorFileEnding);
      const { dryRun } = given;
      const refusedRows = new RefusedRowsFile(errors, errorFileHeader);
      const warnedRows = new RefusedRowsFile(warnings, warningFileHeader);
      const reasons = new Map<string, number>();
      let warned = 0;
      let number: number | undefined;
      const counts = await withDatabase((database) =>
        command.run({
          ...{ ...given, database, onProgress: progressReporter() },
          onRefused: (refused) => {
            countReason(reasons, refused);
            return refusedRows.add(refused);
          },
          onWarning: (row) => {
            warned++;
            return warnedRows.add(row);
          },
          onNote: (note) => console.error(note),
          onNumber: (given) => {
            number = given;
          },
        }),
      ).catch(refuse);
      await refusedRows.close().catch(refuse);
      await warnedRows.close().catch(refuse);
      console.log(texts.import.summaryOf(counts));
      for (const [reason, rows] of ofMost(reasons, rowsIn(counts))) console.log(texts.import.mostRefused(rows, reason));
      if (counts.refused > 0) console.log(texts.import.errorFile(errors));
      if (warned > 0) console.log(texts.import.warningFile(warned, warnings));
      if (dryRun) console.log(texts.import.dryRun);
      if (number !== undefined) console.log(texts.import.numbered(number));
      return counts.refused > 0 ? 2 : 0;
    },
  };
}

/** So many reasons are counted: one that most rows are refused for comes among the first. */
const reasonsCounted = 1000;

function countReason(reasons: Map<string, number>, { reason, rows }: RefusedRows): void {
  if (reasons.has(reason) || reasons.size < reasonsCounted) reasons.set(reason, (reasons.get(reason) ?? 0) + rows);
}

/** The reason that more than half of all rows were refused for, if they are several. */
function ofMost(reasons: ReadonlyMap<string, number>, all: number): [reason: string, rows: number][] {
  return [...reasons].filter(([, rows]) => rows > 1 && rows * 2 > all);
}

function rowsIn({ created, changed, unchanged, refused }: ImportCounts): number {
  return created + changed + unchanged + refused;
}

function refuse(error: unknown): never {
  if (isDiskFull(error)) throw new CommandRefused(texts.import.diskFull, { cause: error });
  throw error instanceof ImportImpossible ? new CommandRefused(error.message) : error;
}

async function readParameters(
  parameters: readonly string[],
  hasPictures: boolean,
  errorFileEnding: (file: string) => Promise<string>,
) {
  const { values, positionals } = commandOptions(parameters, { options, allowPositionals: true });
  const unfit = optionsOfCatalogues.find(([option]) => values[option] !== undefined);
  if (unfit !== undefined && !hasPictures) throw new CommandRefused(unfit[1]);
  if (values.diff && !values['dry-run']) throw new CommandRefused(texts.import.noDiff);
  const [file] = positionals;
  if (!file || positionals.length !== 1) throw new CommandRefused(texts.import.oneFile);
  const isReadable = await access(file, constants.R_OK).then(
    async () => (await stat(file)).isFile(),
    () => false,
  );
  if (!isReadable) throw new CommandRefused(texts.import.unreadable(file));
  return {
    file,
    errors: values.errors ?? `${file}.errors${await errorFileEnding(file).catch(refuse)}`,
    warnings: values.warnings ?? `${file}.warnings.csv`,
    pictures: values.pictures ?? dirname(file),
    missing: values.missing,
    mapping: values.mapping === undefined ? undefined : await textOf(values.mapping),
    stockAsOf: values['stock-as-of'],
    isAgain: values.again ?? false,
    dryRun: values['dry-run'] ?? false,
    changesShown: values.diff ? Number.POSITIVE_INFINITY : changesNamed,
  };
}

function textOf(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => {
    throw new CommandRefused(texts.import.unreadable(file));
  });
}

/** How many changes a dry run shows that is not asked for all. */
const changesNamed = 20;

const options = {
  'dry-run': { type: 'boolean' },
  diff: { type: 'boolean' },
  again: { type: 'boolean' },
  'stock-as-of': { type: 'string' },
  errors: { type: 'string' },
  warnings: { type: 'string' },
  mapping: { type: 'string' },
  missing: { type: 'string' },
  pictures: { type: 'string' },
} as const;

/** What only an import of a catalogue knows, and what is said where another is given it. */
const optionsOfCatalogues = [
  ['mapping', texts.import.noMapping],
  ['stock-as-of', texts.import.noStock],
  ['again', texts.import.noAgain],
  ['pictures', texts.import.noPictures],
  ['diff', texts.import.noDiff],
] as const;

/** Tells once a second how far the import is, on the error stream, so that the summary can be piped. */
function progressReporter(): ImportListener['onProgress'] {
  const started = performance.now();
  let last = started;
  return ({ bytes, of, counts }) => {
    const now = performance.now();
    if (now - last < 1000) return;
    last = now;
    const rows = rowsIn(counts);
    console.error(texts.import.progress(of === 0 ? 1 : bytes / of, rows, Math.round((rows * 1000) / (now - started))));
  };
}
