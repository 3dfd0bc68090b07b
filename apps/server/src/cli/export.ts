import { open, rename, rm } from 'node:fs/promises';
import { extname } from 'node:path';
import { systemClock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { exportCatalogue, type ProductFilter } from '../modules/catalogue/export/catalogue-export.service.ts';
import { yesOrNo } from '../modules/catalogue/yes-or-no.ts';
import { createConfigurationService } from '../modules/configuration/configuration.service.ts';
import { exportCustomers } from '../modules/customer-import/export-customers.ts';
import { exportOrders } from '../modules/orders/order-export.ts';
import { exportVouchers } from '../modules/vouchers/voucher-export.ts';
import { createVouchersService } from '../modules/vouchers/vouchers.service.ts';
import { startOfDay } from '../tables/german-moment.ts';
import { type Command, CommandRefused } from './command.ts';
import { commandOptions } from './command-options.ts';
import { exportTexts as texts } from './texts/export.de.ts';
import { withShop } from './with-database.ts';

const formats = ['csv', 'jsonl'] as const;
type Format = (typeof formats)[number];

/** What an export is asked for. */
interface Asked {
  readonly database: Database;
  readonly format: Format;
  readonly filter: ProductFilter;
  write(text: string): Promise<void>;
}

/** What can be exported, how, and by what filter. Answers how many were, and says what was left out. */
interface Subject {
  readonly formats: readonly Format[];
  readonly options: readonly string[];
  run(asked: Asked): Promise<number>;
}

const productOptions = ['active', 'category', 'since', 'only'];

function ofCatalogue(subject: 'products' | 'categories' | 'stock' | 'prices'): Subject['run'] {
  return async ({ database, ...asked }) => {
    const { uiSettings } = await createConfigurationService(database, () => 0).current();
    const declaration = uiSettings.priceDeclaration;
    const { exported, leftOut } = await exportCatalogue({ ...asked, database, declaration, subject });
    if (leftOut.length > 0) console.error(texts.withoutCondition(leftOut));
    return exported;
  };
}

const subjects: Readonly<Record<string, Subject>> = {
  products: { formats, options: productOptions, run: ofCatalogue('products') },
  categories: { formats, options: [], run: ofCatalogue('categories') },
  stock: { formats: ['csv'], options: productOptions, run: ofCatalogue('stock') },
  prices: { formats: ['csv'], options: productOptions, run: ofCatalogue('prices') },
  customers: { formats, options: [], run: exportCustomers },
  vouchers: {
    ...{ formats, options: [] },
    run({ database, ...asked }) {
      const configuration = createConfigurationService(database, () => 0);
      const vouchers = createVouchersService({ database, configuration, clock: systemClock });
      return exportVouchers({ ...asked, vouchers });
    },
  },
  orders: {
    ...{ formats, options: ['since'] },
    run: ({ filter, ...asked }) => exportOrders({ ...asked, since: filter.since }),
  },
};

/** `kontor export products FILE`: what the shop has, for other programs and for reading in again. */
export const exportCommand: Command = {
  summary: texts.summary,
  help: texts.help,
  async run(parameters) {
    const { run, file, format, filter } = readParameters(parameters);
    const count = await withShop((database) => toFile(file, (write) => run({ database, format, filter, write })));
    console.error(texts.done(count, file));
    return 0;
  },
};

const text = { type: 'string' } as const;
const options = { format: text, active: text, category: text, since: text, only: text };

function readParameters(parameters: readonly string[]) {
  const { values, positionals } = commandOptions(parameters, { options, allowPositionals: true }, texts.wrongOptions);
  const [name = '', file, ...rest] = positionals;
  const subject = Object.hasOwn(subjects, name) ? subjects[name] : undefined;
  if (!subject) throw new CommandRefused(texts.noSubject(name, Object.keys(subjects)));
  if (!file || rest.length > 0) throw new CommandRefused(texts.oneFile(name));
  const { format: written = extname(file).slice(1).toLowerCase() || 'csv', ...filters } = values;
  const format = subject.formats.find((known) => known === written);
  if (!format) throw new CommandRefused(texts.noFormat(name, subject.formats));
  const [wrong] = Object.keys(filters).filter((option) => !subject.options.includes(option));
  if (wrong !== undefined) throw new CommandRefused(texts.noFilter(name, wrong));
  return { run: subject.run, file, format, filter: filterOf(filters) };
}

function filterOf(asked: Partial<Record<Exclude<keyof typeof options, 'format'>, string>>): ProductFilter {
  const isActive = yesOrNo(asked.active);
  if (isActive === null) throw new CommandRefused(texts.noActive);
  const since = asked.since === undefined ? undefined : startOfDay(asked.since);
  if (since === null) throw new CommandRefused(texts.noDay(asked.since ?? ''));
  const named = asked.only?.split(',').map((name) => name.trim());
  return { isActive, category: asked.category, since, named: named?.filter((name) => name !== '') };
}

/**
 * Writes to a file, or to the output (`-`). The file has its name once it is whole: one that breaks off leaves an older
 * one as it is.
 */
async function toFile<Result>(
  file: string,
  work: (write: (text: string) => Promise<void>) => Promise<Result>,
): Promise<Result> {
  if (file === '-') return work((written) => writeTo(process.stdout, written));
  const part = `${file}.part`;
  try {
    const handle = await open(part, 'w');
    const result = await work((written) => handle.appendFile(written)).finally(() => handle.close());
    await rename(part, file);
    return result;
  } catch (error) {
    await rm(part, { force: true });
    const code = error instanceof Error && 'syscall' in error && 'code' in error ? String(error.code) : undefined;
    throw code === undefined ? error : new CommandRefused(texts.unwritable(file, code));
  }
}

function writeTo(stream: NodeJS.WritableStream, written: string): Promise<void> {
  if (written === '') return Promise.resolve();
  return new Promise((done, fail) => stream.write(written, (error) => (error ? fail(error) : done())));
}
