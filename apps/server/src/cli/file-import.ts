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

/** The parameters of an import: its file, the operator's options, and listeners. */
export interface FileToImport extends ImportListener {
  readonly database: Database;
  readonly file: string;
  readonly dryRun: boolean;
  /** The folder of files that the imported file names: its own folder by default. */
  readonly pictures: string;
  /** What to do with entries that the file does not contain. */
  readonly missing?: string | undefined;
  /** When the stock in the file was counted, as typed by the operator. */
  readonly stockAsOf?: string | undefined;
  /** Whether relative stock changes count again although the file was imported before. */
  readonly isAgain?: boolean;
  /** The operator's mapping for this file, as JSON. */
  readonly mapping?: string | undefined;
  /** Receives what was left out of accepted rows. */
  readonly onWarning: (warned: RefusedRows) => Promise<void>;
  /** The maximum number of changes that a dry run shows. */
  readonly changesShown: number;
  /** Receives the import's number, if it has one. */
  readonly onNumber: (number: number) => void;
}

/** A command that imports a file. The shop may be serving. */
interface FileImport {
  readonly summary: string;
  readonly help: string;
  /** The headings of an error file that does not repeat the rows. */
  readonly errorFileHeader?: readonly string[];
  /** The extension of the error file for a file; `.csv` by default. */
  readonly errorFileEnding?: (file: string) => Promise<string>;
  /** The headings of the file of warnings, if the import has warnings. */
  readonly warningFileHeader?: readonly string[];
  /** Whether the file names other files, so that the operator may give their folder. */
  readonly hasPictures: boolean;
  run(given: FileToImport): Promise<ImportCounts>;
}

/** Creates the command of an import. Parameters, progress, summary and error file are the same for all. */
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

/** The maximum number of reasons counted. A reason for which most rows are refused is among the first. */
const reasonsCounted = 1000;

function countReason(reasons: Map<string, number>, { reason, rows }: RefusedRows): void {
  if (reasons.has(reason) || reasons.size < reasonsCounted) reasons.set(reason, (reasons.get(reason) ?? 0) + rows);
}

/** The reason for which more than half of all rows, and more than one, were refused. */
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

/** The default number of changes that a dry run shows. */
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

/** Options that only catalogue imports have, with the message if given to another import. */
const optionsOfCatalogues = [
  ['mapping', texts.import.noMapping],
  ['stock-as-of', texts.import.noStock],
  ['again', texts.import.noAgain],
  ['pictures', texts.import.noPictures],
  ['diff', texts.import.noDiff],
] as const;

/** Reports the progress once a second on standard error, so that the summary can be piped. */
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
