import { extname } from 'node:path';
import { systemClock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import {
  exportCatalogue,
  exportPictures,
  type ProductFilter,
} from '../modules/catalogue/export/catalogue-export.service.ts';
import { importingShop } from '../modules/catalogue/import/catalogue-import.service.ts';
import { createConfigurationService, sellerTaxes } from '../modules/configuration/configuration.service.ts';
import { exportCustomers } from '../modules/customer-import/customer-export.service.ts';
import { exportOrders } from '../modules/orders/order-export.service.ts';
import { exportVouchers } from '../modules/vouchers/voucher-export.service.ts';
import { createVouchersService } from '../modules/vouchers/vouchers.service.ts';
import { isOnThisMachine } from '../payment-config.ts';
import { startOfDay } from '../tables/german-moment.ts';
import { yesOrNo } from '../tables/yes-or-no.ts';
import { type Command, CommandRefused } from './command.ts';
import { commandOptions } from './command-options.ts';
import { exportTexts as texts } from './texts/export.de.ts';
import { codeOfSystem, toFile } from './to-file.ts';
import { withShop } from './with-database.ts';

const formats = ['csv', 'jsonl'] as const;
const productFormats = [...formats, 'bmecat', 'google'] as const;
type Format = (typeof productFormats)[number];

/** The parameters of an export. */
interface Asked {
  readonly database: Database;
  readonly config: Pick<Config, 'publicUrl'>;
  readonly format: Format;
  readonly file: string;
  readonly filter: ProductFilter;
  write(text: string): Promise<void>;
}

/**
 * Something that can be exported, with its formats and filter options. `run` returns the number of entries and reports
 * what was left out.
 */
interface Subject {
  readonly formats: readonly Format[];
  readonly options: readonly string[];
  run(asked: Asked): Promise<number>;
}

const productOptions = ['active', 'category', 'since', 'in-stock', 'only'];

function ofCatalogue(subject: 'products' | 'categories' | 'attributes' | 'stock' | 'prices'): Subject['run'] {
  return async ({ database, config, format, file, filter, write }) => {
    const configuration = await createConfigurationService(database, () => 0).current();
    const { declaration, brandAttribute } = importingShop(configuration);
    const { title } = configuration;
    const publicUrl = isOnThisMachine(config.publicUrl) ? undefined : config.publicUrl;
    if (format === 'google' && publicUrl === undefined) throw new CommandRefused(texts.noAddress);
    const now = systemClock();
    const taxes = sellerTaxes(configuration, now);
    const shop = { database, declaration, taxes, brandAttribute, title, publicUrl, now };
    const written = format !== 'google' ? format : /\.(?:tsv|txt)$/i.test(file) ? 'google-table' : 'google-xml';
    const { exported, leftOut } = await exportCatalogue({ ...shop, subject, format: written, filter, write });
    if (leftOut.length > 0)
      console.error((format === 'google' ? texts.withoutPicture : texts.withoutCondition)(leftOut));
    return exported;
  };
}

/** The format of everything but products; other formats have been refused before. */
function ofTables(format: Format): (typeof formats)[number] {
  return format === 'jsonl' ? format : 'csv';
}

const subjects: Readonly<Record<string, Subject>> = {
  products: { formats: productFormats, options: productOptions, run: ofCatalogue('products') },
  categories: { formats, options: [], run: ofCatalogue('categories') },
  attributes: { formats, options: [], run: ofCatalogue('attributes') },
  stock: { formats: ['csv'], options: productOptions, run: ofCatalogue('stock') },
  prices: { formats: ['csv'], options: productOptions, run: ofCatalogue('prices') },
  customers: {
    formats,
    options: [],
    run: ({ format, ...asked }) => exportCustomers({ ...asked, format: ofTables(format) }),
  },
  vouchers: {
    ...{ formats, options: [] },
    run({ database, format, ...asked }) {
      const configuration = createConfigurationService(database, () => 0);
      const vouchers = createVouchersService({ database, configuration, clock: systemClock });
      return exportVouchers({ ...asked, format: ofTables(format), vouchers });
    },
  },
  orders: {
    ...{ formats, options: ['since'] },
    run: ({ filter, format, ...asked }) => exportOrders({ ...asked, format: ofTables(format), since: filter.since }),
  },
};

/** `kontor export products FILE`: the shop's data, for other programs and for a later import. */
export const exportCommand: Command = {
  summary: texts.summary,
  help: texts.help,
  async run(parameters) {
    if (parameters[0] === pictures) return writePictures(parameters.slice(1));
    const { run, file, format, filter } = readParameters(parameters);
    const count = await withShop((database, config) =>
      toFile(file, (write) => run({ database, config, format, file, filter, write })),
    );
    console.error(texts.done(count, file));
    return 0;
  },
};

/** The subject that is written into a folder: a file for each. */
const pictures = 'pictures';

async function writePictures(parameters: readonly string[]): Promise<number> {
  const { positionals } = commandOptions(parameters, { allowPositionals: true }, texts.wrongOptions);
  const [folder, ...rest] = positionals;
  if (!folder || folder === '-' || rest.length > 0) throw new CommandRefused(texts.oneFolder);
  const count = await withShop((database) => exportPictures(database, folder)).catch((error) => {
    const code = codeOfSystem(error);
    throw code === undefined ? error : new CommandRefused(texts.unwritable(folder, code));
  });
  console.error(texts.done(count, folder));
  return 0;
}

const text = { type: 'string' } as const;
const options = { format: text, active: text, category: text, since: text, 'in-stock': text, only: text };

function readParameters(parameters: readonly string[]) {
  const { values, positionals } = commandOptions(parameters, { options, allowPositionals: true }, texts.wrongOptions);
  const [name = '', file, ...rest] = positionals;
  const subject = Object.hasOwn(subjects, name) ? subjects[name] : undefined;
  if (!subject) throw new CommandRefused(texts.noSubject(name, [...Object.keys(subjects), pictures]));
  if (!file || rest.length > 0) throw new CommandRefused(texts.oneFile(name));
  const { format: written = extname(file).slice(1).toLowerCase() || 'csv', ...filters } = values;
  const format = subject.formats.find((known) => known === written);
  if (!format) throw new CommandRefused(texts.noFormat(name, subject.formats));
  const [wrong] = Object.keys(filters).filter((option) => !subject.options.includes(option));
  if (wrong !== undefined) throw new CommandRefused(texts.noFilter(name, wrong));
  return { run: subject.run, file, format, filter: filterOf(filters) };
}

function filterOf(asked: Partial<Record<Exclude<keyof typeof options, 'format'>, string>>): ProductFilter {
  const [isActive, isInStock] = (['active', 'in-stock'] as const).map((option) => {
    const is = yesOrNo(asked[option]);
    if (is === null) throw new CommandRefused(texts.noYesOrNo(option));
    return is;
  });
  const since = asked.since === undefined ? undefined : startOfDay(asked.since);
  if (since === null) throw new CommandRefused(texts.noDay(asked.since ?? ''));
  const named = asked.only?.split(',').map((name) => name.trim());
  return { isActive, isInStock, category: asked.category, since, named: named?.filter((name) => name !== '') };
}
