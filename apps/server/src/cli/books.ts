import { existsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInMemoryIndex } from '@kontor/search';
import { pino } from 'pino';
import { systemClock } from '../clock.ts';
import type { Refused } from '../http/refused.ts';
import { isRefused } from '../http/send-refusal.ts';
import { refusalSentence } from '../http/texts/refusals.de.ts';
import { type BooksService, quartersOf } from '../modules/books/books.service.ts';
import { type BooksFile, type BooksFormat, type BooksMonth, booksFormats } from '../modules/books/types.ts';
import type { DocumentsService } from '../modules/documents/documents.service.ts';
import { createServices } from '../services.ts';
import { type Command, CommandRefused, workCalled } from './command.ts';
import { commandOptions } from './command-options.ts';
import { booksTexts as texts } from './texts/books.de.ts';
import { withShop } from './with-database.ts';

type Work = (books: BooksService, documents: DocumentsService) => Promise<void>;

/** `kontor books`: the journal by months, their files, and closing them. The shop may be serving. */
export const booksCommand: Command = {
  summary: texts.summary,
  help: texts.help,
  async run([what = 'list', ...parameters]) {
    const work = workCalled(works, what, texts.unknown)(parameters);
    await withShop(async (database, config) => {
      const [index, logger] = [createInMemoryIndex(), pino({ level: 'silent' })];
      const services = createServices({ config, database, index, clock: systemClock, logger });
      try {
        await work(services.books, services.documents);
      } finally {
        await services.close();
      }
    });
    return 0;
  },
};

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

/** Parses the parameters of each subcommand, before the database is opened. */
const works: Readonly<Record<string, (parameters: readonly string[]) => Work>> = {
  list(parameters) {
    placesOf(parameters, 0, {});
    return async (books) => {
      const months = await books.months();
      console.log(months.length === 0 ? texts.none : months.map(linesOf).join('\n'));
    };
  },
  export(parameters) {
    const { places, values } = placesOf(parameters, 2, { format: text, documents: flag });
    const [month = '', target = '.'] = places;
    if (month === '') throw new CommandRefused(texts.wantsMonth('export'));
    const format = formatOf(values.format ?? 'datev');
    if (values.documents && !isFolder(target)) throw new CommandRefused(texts.wantsFolder);
    return async (books, documents) => {
      handOut(accepted(await books.file(month, format)), target);
      if (values.documents) await handOutDocuments(documents, accepted(await books.documentsOf(month)), target);
    };
  },
  quarters(parameters) {
    placesOf(parameters, 0, {});
    return async (books) => {
      for (const quarter of quartersOf(await books.months()))
        console.log([texts.quarter(quarter), ...quarter.turnover.map(texts.turnover)].join('\n'));
    };
  },
  close(parameters) {
    const [month = ''] = placesOf(parameters, 1, {}).places;
    if (month === '') throw new CommandRefused(texts.wantsMonth('close'));
    return async (books) => console.log(linesOf(accepted(await books.close(month, null))));
  },
  oss(parameters) {
    const { places, values } = placesOf(parameters, 2, { bzst: flag });
    const [quarter = '', target] = places;
    const format = values.bzst ? 'bzst' : 'csv';
    if (quarter === '') throw new CommandRefused(texts.wantsQuarter);
    if (target !== undefined) return async (books) => handOut(accepted(await books.ossFile(quarter, format)), target);
    return async (books) => {
      const { report, isClosed } = accepted(await books.oss(quarter));
      for (const line of report.lines) console.log(texts.ossLine(line));
      for (const correction of report.corrections) console.log(texts.ossCorrection(correction));
      console.log(texts.ossSum(report.vat, isClosed));
    };
  },
};

function placesOf<Options extends Readonly<Record<string, typeof text | typeof flag>>>(
  parameters: readonly string[],
  most: number,
  options: Options,
) {
  const { values, positionals } = commandOptions(parameters, { options, allowPositionals: true }, texts.wrongOptions);
  if (positionals.length > most) throw new CommandRefused(texts.wrongOptions(texts.tooMuch(positionals[most] ?? '')));
  return { places: positionals, values };
}

function formatOf(written: string): BooksFormat {
  const format = booksFormats.find((one) => one === written);
  if (format === undefined) throw new CommandRefused(texts.noFormat(written));
  return format;
}

function accepted<Answer extends object>(answer: Answer | Refused): Answer {
  if (isRefused(answer)) throw new CommandRefused(answer.msg ?? refusalSentence(answer.code));
  return answer;
}

/** Writes a file, into a folder under its own name; what is there already is not replaced. */
function handOut({ filename, bytes }: BooksFile, target: string): void {
  const path = isFolder(target) ? join(target, filename) : target;
  if (existsSync(path)) throw new CommandRefused(texts.fileThere(path));
  writeFileSync(path, bytes, { flag: 'wx' });
  console.log(texts.written(path));
}

function isFolder(target: string): boolean {
  return existsSync(target) && statSync(target).isDirectory();
}

/** Writes the PDFs of documents into a folder. A file that is there already stays: issued documents never change. */
async function handOutDocuments(documents: DocumentsService, numbers: readonly string[], folder: string) {
  for (const number of numbers) {
    const { filename, bytes } = accepted(await documents.file(number, 'pdf'));
    const path = join(folder, filename);
    if (!existsSync(path)) writeFileSync(path, bytes, { flag: 'wx' });
  }
  console.log(texts.documentsWritten(numbers.length));
}

/** A month: a line of its own, and one for each way in which its turnover is taxed. */
function linesOf(month: BooksMonth): string {
  return [texts.month(month), ...month.turnover.map(texts.turnover)].join('\n');
}
