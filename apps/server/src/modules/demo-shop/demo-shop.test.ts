import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { currentVersion } from '../../database/catalogue-version.ts';
import type { Database } from '../../database/database.ts';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { createConfigurationService } from '../configuration/configuration.service.ts';
import { createFileService } from '../files/files.service.ts';
import { createTemplateService } from '../templates/templates.service.ts';
import { createVouchersService } from '../vouchers/vouchers.service.ts';
import { loadDemoShop } from './demo-shop.ts';
import { setupOf } from './setup.ts';

const folder = mkdtempSync(join(tmpdir(), 'kontor-demo-'));
const catalogue = [
  { type: 'category', _id: 'shop', name: 'Shop', isRoot: true, children: [] },
  { type: 'product', _id: 'p', articleNumber: 'P', name: 'Ding', categoryPath: [{ _id: 'shop' }], conditions: [] },
]
  .map((line) => JSON.stringify(line))
  .join('\n');
afterAll(() => rmSync(folder, { recursive: true }));
beforeAll(() => {
  for (const sub of ['templates/texts', 'templates/pages']) mkdirSync(join(folder, sub), { recursive: true });
  writeFileSync(join(folder, 'templates/texts/siteNotice.html'), '<h1>Impressum</h1>');
  writeFileSync(join(folder, 'templates/pages/aktionen.html'), '<h1>Aktionen</h1>');
  writeFileSync(join(folder, 'templates/custom.css'), ':root {}');
  writeFileSync(
    join(folder, 'configuration.json'),
    JSON.stringify({ title: 'Werkhof', mainMenu: [{ name: 'Ding', uri: '/shop/ding' }] }),
  );
  writeFileSync(
    join(folder, 'vouchers.json'),
    JSON.stringify([{ code: 'HOF10', value: { kind: 'percent', share: 1000 } }]),
  );
  writeFileSync(join(folder, 'catalogue.jsonl'), catalogue);
});

const load = (database: Database, clock = () => 1, isWanted = true) => {
  const wanted = isWanted ? ('on' as const) : null;
  const configuration = createConfigurationService(database, () => 0);
  return loadDemoShop({
    ...{ database, wanted, clock, configuration, folderOf: () => folder, files: createFileService({ database }) },
    vouchers: createVouchersService({ database, configuration, clock }),
    templates: createTemplateService(database, () => 0),
  });
};

const voucherCodes = async ({ read }: Database) =>
  (await read.selectFrom('vouchers').select('code').execute()).map(({ code }) => code);

const productIds = async ({ read }: Database) =>
  (await read.selectFrom('products').select('id').orderBy('id').execute()).map(({ id }) => id);

describeOnBothEngines('the demo shop', ({ open }) => {
  test('fills an empty shop once', async () => {
    const database = await open();
    expect(await load(database)).toBe('loaded');
    expect(await productIds(database)).toEqual(['p']);
    expect(await voucherCodes(database)).toEqual(['HOF10']);
    expect(await database.read.selectFrom('templates').select(['kind', 'name']).orderBy('name').execute()).toEqual([
      { kind: 'page', name: 'aktionen' },
      { kind: 'style', name: 'custom.css' },
      { kind: 'text', name: 'siteNotice' },
    ]);
    const version = await currentVersion(database.read);
    expect(await load(database)).toBe('nothing to do');
    expect(await currentVersion(database.read)).toBe(version);
  });

  const expectNothingOfIt = async (database: Database) => {
    expect(await productIds(database)).toEqual([]);
    expect(await voucherCodes(database)).toEqual([]);
    expect(await database.read.selectFrom('templates').select('name').execute()).toEqual([]);
    expect(await createConfigurationService(database, () => 0).decidedKeys(database.read)).toEqual(new Set(['setup']));
    expect(await setupOf(database.read)).toBe('done');
  };

  test('brings nothing into a shop that has a catalogue: its seller and its texts would be taken for the operator’s', async () => {
    const database = await open();
    await database.transaction((transaction) =>
      transaction
        .insertInto('categories')
        .values({ id: 'eigene', parent_id: null, name: 'Shop', position: 0, custom_page: null, version: 0 })
        .execute(),
    );
    expect(await load(database)).toBe('nothing to do');
    await expectNothingOfIt(database);
  });

  test('brings nothing into a shop that is started without it, nor later when it is wanted after all', async () => {
    const database = await open();
    expect(await load(database, () => 1, false)).toBe('nothing to do');
    expect(await load(database)).toBe('nothing to do');
    await expectNothingOfIt(database);
  });

  test('leaves the templates alone that were written before the first start', async () => {
    const database = await open();
    const templates = createTemplateService(database, () => 0);
    await database.transaction((transaction) =>
      templates.write(transaction, { kind: 'page', name: 'aktionen', content: '<h1>Weinfest</h1>' }),
    );
    expect(await load(database)).toBe('loaded');
    expect(await createTemplateService(database, () => 1).content('aktionen')).toBe('<h1>Weinfest</h1>');
  });

  test('leaves the settings alone that were decided before the first start', async () => {
    const database = await open();
    const own = { title: 'Weinkeller', paymentConditions: [{ name: 'bar', title: 'Bar bei Abholung' }] };
    await database.transaction((transaction) =>
      createConfigurationService(database, () => 0).writeAll(transaction, own),
    );
    expect(await load(database)).toBe('loaded');
    expect(await createConfigurationService(database, () => 1).current()).toMatchObject({
      ...own,
      mainMenu: [{ name: 'Ding', uri: '/shop/ding' }],
    });
  });

  test('two first starts at once load it once, with one entry of the price history', async () => {
    const database = await open();
    const price = { gross: 1, taxRates: [{ rate: 20 }] };
    const priced = catalogue.replace('"conditions":[]', `"conditions":[${JSON.stringify({ _id: 'c', price })}]`);
    writeFileSync(join(folder, 'catalogue.jsonl'), priced);
    let now = 0;
    await Promise.all([load(database, () => ++now), load(database, () => ++now)]);
    writeFileSync(join(folder, 'catalogue.jsonl'), catalogue);
    expect(await productIds(database)).toEqual(['p']);
    expect(await database.read.selectFrom('price_history').select(['condition_id', 'price']).execute()).toEqual([
      { condition_id: 'c', price: 100 },
    ]);
    expect(await setupOf(database.read)).toBe('done');
  });

  test('is taken up again after a start that died in the middle', async () => {
    const database = await open();
    rmSync(join(folder, 'catalogue.jsonl'), { force: true });
    await expect(load(database)).rejects.toThrow('catalogue.jsonl');
    writeFileSync(join(folder, 'catalogue.jsonl'), catalogue);
    expect(await load(database)).toBe('loaded');
    expect(await load(database)).toBe('nothing to do');
  });
});
