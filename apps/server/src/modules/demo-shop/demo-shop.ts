import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Transaction } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import type { DemoName } from '../../demo-folders.ts';
import { ImportFiles, importCatalogue, importingShop } from '../catalogue/import/catalogue-import.service.ts';
import type { ConfigurationService } from '../configuration/configuration.service.ts';
import type { ShopConfiguration } from '../configuration/types.ts';
import type { FileService, NewFile } from '../files/files.service.ts';
import { noteDemo, readDemoTemplates } from '../go-live/go-live.service.ts';
import type { Template, TemplateService } from '../templates/templates.service.ts';
import type { NewVoucher, VouchersService } from '../vouchers/vouchers.service.ts';
import { beginSetup, endSetup, type Setup, setupOf } from './setup.ts';

/** Dependencies of loading the demo shop. */
export interface DemoShopSources {
  readonly database: Database;
  readonly clock: Clock;
  readonly files: FileService;
  readonly configuration: ConfigurationService;
  readonly templates: TemplateService;
  readonly vouchers: Pick<VouchersService, 'create'>;
  /** The demo that the operator wants in an empty shop (DEMO); null for none. */
  readonly wanted: DemoName | null;
  /** Where a demo is: `demo/` of the project, or a folder in it. */
  folderOf(demo: DemoName): string;
}

/** What one demo is loaded from. */
interface LoadedDemo extends DemoShopSources {
  readonly folder: string;
}

/**
 * Fills an empty shop with the demo: texts, configuration, vouchers, catalogue (DESIGN §3). A shop that is started
 * without demo, or has a catalogue before its first start, gets nothing: no foreign name, number or promise. If a start
 * dies in the middle, the next one continues. After it is done it is never repeated, whatever the operator deletes.
 */
export async function loadDemoShop(sources: DemoShopSources): Promise<'loaded' | 'nothing to do'> {
  const { database, wanted } = sources;
  const noted = await setupOf(database.read);
  if (noted === 'done') return 'nothing to do';
  const demo = noted ?? wanted;
  const setup = await (demo === null
    ? database.transaction((transaction) => beginSetup(transaction, 'done'))
    : loadDemo(demo, { ...sources, folder: sources.folderOf(demo) }));
  if (setup === 'done') return 'nothing to do';
  // Another one: another server with another DEMO began at the same time, so this one continues with that.
  return setup === demo ? 'loaded' : loadDemoShop(sources);
}

/** Loads a demo unless the shop is filled otherwise. Returns what it is filled with. */
async function loadDemo(demo: DemoName, sources: LoadedDemo): Promise<Setup> {
  const { database, folder } = sources;
  const templates = await readDemoTemplates(folder);
  const pictures = await readPictures(sources);
  const decided = JSON.parse(await readFile(join(folder, 'configuration.json'), 'utf8'));
  // Groups name categories, so they are written after the catalogue.
  const { customerGroups = [], ...configuration } = decided;
  const setup = await database.transaction(async (transaction) => {
    const begun = await begin(transaction, demo);
    if (begun === demo) {
      await sources.files.store(transaction, pictures, sources.clock());
      await writeTexts(transaction, sources, templates, configuration);
    }
    return begun;
  });
  if (setup !== demo) return setup;
  await loadVouchers(sources);
  await loadCatalogue(sources, configuration);
  await database.transaction((transaction) => writeValues(transaction, sources, { customerGroups }));
  await database.transaction(endSetup);
  return demo;
}

/**
 * Decides once whether the demo is loaded, and stores the decision together with the first demo data. If that write
 * fails, the next start decides anew.
 */
async function begin(transaction: Transaction<Schema>, demo: DemoName): Promise<Setup> {
  const category = await transaction.selectFrom('categories').select('id').limit(1).executeTakeFirst();
  return beginSetup(transaction, category === undefined ? demo : 'done');
}

/** The pictures of the demo's start page. A demo without any has none. */
async function readPictures({ files, folder }: LoadedDemo): Promise<NewFile[]> {
  const names = await readdir(join(folder, 'start')).catch((failure) => unlessMissing(failure) ?? []);
  const read: NewFile[] = [];
  for (const name of names.toSorted()) {
    const inspected = await files.inspect(await readFile(join(folder, 'start', name)), 'picture', 'header');
    if (!inspected.ok) throw new Error(`The demo has a wrong picture: ${name}`);
    read.push(inspected.file);
  }
  return read;
}

/** Writes the demo's texts and settings. The operator's own from before the first start stay. */
async function writeTexts(
  transaction: Transaction<Schema>,
  sources: LoadedDemo,
  texts: readonly Template[],
  values: Partial<ShopConfiguration>,
): Promise<void> {
  const loaded: Template[] = [];
  for (const text of texts) {
    if (await sources.templates.isWritten(transaction, text.kind, text.name)) continue;
    const written = await sources.templates.write(transaction, text);
    if (!written.ok) throw new Error(`The demo has a template of a wrong name: ${text.name}`);
    loaded.push(text);
  }
  await noteDemo(transaction, loaded, {});
  await writeValues(transaction, sources, values);
}

async function writeValues(
  transaction: Transaction<Schema>,
  { configuration }: Pick<DemoShopSources, 'configuration'>,
  values: Partial<ShopConfiguration>,
): Promise<void> {
  await noteDemo(transaction, [], await configuration.writeFitting(transaction, values));
}

/**
 * Loads the vouchers. A condition that `vouchers.json` does not name is not set: any number of uses, at any time,
 * for any cart.
 */
async function loadVouchers({ database, vouchers, folder }: LoadedDemo): Promise<void> {
  const unconditional = { minimum: 0, validFrom: null, validTo: null, usesAllowed: null };
  const stored = JSON.parse(await readFile(join(folder, 'vouchers.json'), 'utf8')) as Partial<NewVoucher>[];
  await database.transaction(async (transaction) => {
    for (const voucher of stored) {
      const refusal = await vouchers.create(transaction, { ...unconditional, ...voucher } as NewVoucher);
      if (refusal !== null && refusal !== 'code-taken') {
        throw new Error(`The demo has a wrong voucher: ${voucher.code}: ${refusal}`);
      }
    }
  });
}

/**
 * How long the demo's prices have been valid when its sale begins, so that the lowest price of 30 days is known (LAW
 * P7).
 */
const pricesKnownFor = 40 * 24 * 60 * 60 * 1000;
const saleLasts = 14 * 24 * 60 * 60 * 1000;

/** Loads the catalogue, and a sale that begins with the first start. */
async function loadCatalogue(sources: LoadedDemo, values: Partial<ShopConfiguration>): Promise<void> {
  const { clock, folder } = sources;
  const now = clock();
  await importDemo(sources, values, join(folder, 'catalogue.jsonl'), now - pricesKnownFor);
  const sale = await readFile(join(folder, 'sale.csv'), 'utf8').catch(unlessMissing);
  if (sale === null) return;
  const days = [now, now + saleLasts].map((moment) => new Date(moment).toISOString());
  const [header, ...rows] = sale.trim().split('\n');
  const lines = [[header, 'Aktion ab', 'Aktion bis'], ...rows.map((row) => [row, ...days])];
  const temporary = await mkdtemp(join(tmpdir(), 'kontor-demo-'));
  try {
    const file = join(temporary, 'sale.csv');
    await writeFile(file, lines.map((line) => line.join(';')).join('\n'));
    await importDemo(sources, values, file, now);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

function unlessMissing(failure: NodeJS.ErrnoException): null {
  if (failure.code !== 'ENOENT') throw failure;
  return null;
}

async function importDemo(
  { database, files, configuration, folder }: LoadedDemo,
  { taxRates }: Partial<ShopConfiguration>,
  file: string,
  now: number,
): Promise<void> {
  const current = await configuration.current();
  const shop = importingShop(current);
  const isTaxedAsDemo = taxRates === undefined || JSON.stringify(current.taxRates) === JSON.stringify(taxRates);
  await importCatalogue({
    ...{ database, clock: () => now, shop, file, dryRun: false },
    // Only headers are read. The demo's own tests decode its thousand pictures, and doing it here would double the
    // first start's time.
    files: new ImportFiles(files, folder, { inspection: 'header' }),
    onRefused: async ({ line, reason }) => {
      // Articles of the demo with tax rates that the operator does not have are left out.
      if (isTaxedAsDemo) throw new Error(`The demo’s catalogue is wrong in line ${line}: ${reason}`);
    },
    ordered: async () => new Set(),
    orderedSince: async () => new Map<string, number>(),
    onWarning: async ({ line, reason }) => {
      throw new Error(`The demo’s catalogue is not whole in line ${line}: ${reason}`);
    },
    onProgress: () => undefined,
    onNote: () => undefined,
  });
}
