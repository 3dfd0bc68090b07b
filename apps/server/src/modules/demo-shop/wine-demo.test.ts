import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { currentVersion } from '../../database/catalogue-version.ts';
import type { Database } from '../../database/database.ts';
import { describeOnBothEngines, newFolder } from '../../database/testing/databases.ts';
import { type DemoName, demoFolders } from '../../demo-folders.ts';
import { createConfigurationService } from '../configuration/configuration.service.ts';
import { createFileService } from '../files/files.service.ts';
import { readDemoTemplates } from '../go-live/go-live.service.ts';
import { createTemplateService } from '../templates/templates.service.ts';
import { createVouchersService } from '../vouchers/vouchers.service.ts';
import { loadDemoShop } from './demo-shop.ts';
import { setupOf } from './setup.ts';

const root = join(import.meta.dirname, '../../../../..');
const wine = join(root, demoFolders.wein);
const read = (file: string) => readFileSync(join(wine, file), 'utf8');

interface CategoryLine {
  readonly _id: string;
  readonly name: string;
  readonly children: readonly CategoryLine[];
}

interface ProductLine {
  readonly type: string;
  readonly _id: string;
  readonly conditions: readonly { readonly _id: string; readonly price: { readonly gross: number } }[];
}

const [tree = '', ...lines] = read('catalogue.jsonl').trim().split('\n');
const products = lines.map((line): ProductLine => JSON.parse(line)).filter(({ type }) => type === 'product');
const prices = products.flatMap(({ conditions }) =>
  conditions.map(({ _id, price }) => ({ id: _id, price: Math.round(price.gross * 100) })),
);
const namesOf = ({ name, children }: CategoryLine): string[] => [name, ...children.flatMap(namesOf)];
const { customerGroups, ...settings } = JSON.parse(read('configuration.json'));

/** When the shop starts for the first time. */
const now = Date.UTC(2026, 10, 20);
const fortnight = 14 * 24 * 60 * 60 * 1000;

const load = (
  database: Database,
  wanted: DemoName | null,
  folderOf = (demo: DemoName) => join(root, demoFolders[demo]),
) => {
  const configuration = createConfigurationService(database, () => 0);
  const [clock, files] = [() => now, createFileService({ database })];
  return loadDemoShop({
    ...{ database, wanted, folderOf, clock, configuration, files },
    vouchers: createVouchersService({ database, configuration, clock }),
    templates: createTemplateService(database, () => 0),
  });
};

const sorted = (values: readonly string[]) => [...values].sort();
const productIds = async ({ read }: Database) =>
  sorted((await read.selectFrom('products').select('id').execute()).map(({ id }) => id));
const configurationOf = (database: Database) => createConfigurationService(database, () => 1).current();

describeOnBothEngines('the wine shop', ({ open }) => {
  test('fills an empty shop with exactly what its files say, once', async () => {
    const database = await open();
    expect(await load(database, 'wein')).toBe('loaded');
    expect(await productIds(database)).toEqual(sorted(products.map(({ _id }) => _id)));
    const conditions = await database.read.selectFrom('conditions').select(['id', 'price']).execute();
    expect(new Map(conditions.map(({ id, price }) => [id, price]))).toEqual(
      new Map(prices.map(({ id, price }) => [id, price])),
    );
    const categories = await database.read.selectFrom('categories').select('name').execute();
    expect(sorted(categories.map(({ name }) => name))).toEqual(sorted(namesOf(JSON.parse(tree))));
    expect(await configurationOf(database)).toMatchObject(settings);
    expect((await configurationOf(database)).customerGroups).toMatchObject(
      customerGroups.map(({ name }: { readonly name: string }) => ({ name })),
    );
    const vouchers = await database.read.selectFrom('vouchers').select('code').execute();
    expect(sorted(vouchers.map(({ code }) => code))).toEqual(
      sorted(JSON.parse(read('vouchers.json')).map(({ code }: { readonly code: string }) => code)),
    );
    const pictures = globSync(['pictures/*.webp', 'start/*.webp'], { cwd: wine });
    expect(await database.read.selectFrom('files').select('id').execute()).toHaveLength(pictures.length);

    const version = await currentVersion(database.read);
    for (const wanted of ['wein', 'on', null] as const) expect(await load(database, wanted)).toBe('nothing to do');
    expect(await currentVersion(database.read)).toBe(version);
  });

  test('has texts in its own name, also those that it shares with the hardware shop', async () => {
    const database = await open();
    await load(database, 'wein');
    const stored = await database.read.selectFrom('templates').select(['kind', 'name', 'content']).execute();
    const keys = (templates: readonly { kind: string; name: string }[]) =>
      sorted(templates.map(({ kind, name }) => `${kind} ${name}`));
    expect(keys(stored)).toEqual(keys(await readDemoTemplates(wine)));
    expect(stored.filter(({ content }) => /Eisen(hof|au)|Amboß/.test(content)).map(({ name }) => name)).toEqual([]);
    const privacy = stored.find(({ name }) => name === 'datenschutz')?.content.slice(0, 3000);
    expect(privacy).toContain(
      '<address>Vinzhofer Weinhandel GmbH<br />Presshauszeile 12<br />3599 Rebwinkel<br />Österreich</address>',
    );
    expect(privacy).toContain('<a href="tel:+43300000012">+43 3000 000 12</a>');
  });

  test('begins with a sale of a fortnight', async () => {
    const database = await open();
    await load(database, 'wein');
    const sale = await database.read
      .selectFrom('conditions')
      .select(['id', 'sale_price', 'sale_from', 'sale_until'])
      .where('sale_price', 'is not', null)
      .orderBy('id')
      .execute();
    const lasts = { sale_from: now, sale_until: now + fortnight };
    expect(sale).toEqual([
      { id: 'bf-2130-flasche', sale_price: 1250, ...lasts },
      { id: 'gl-7010-rot-6er-karton', sale_price: 7490, ...lasts },
      { id: 'ro-3010-6er-karton', sale_price: 4490, ...lasts },
      { id: 'ro-3010-flasche', sale_price: 790, ...lasts },
      { id: 'sk-3110-075l-flasche', sale_price: 1390, ...lasts },
    ]);
  });

  test('brings nothing into a shop that has a catalogue', async () => {
    const database = await open();
    await database.transaction((transaction) =>
      transaction
        .insertInto('categories')
        .values({ id: 'eigene', parent_id: null, name: 'Shop', position: 0, custom_page: null, version: 0 })
        .execute(),
    );
    expect(await load(database, 'wein')).toBe('nothing to do');
    expect(await productIds(database)).toEqual([]);
    expect(await database.read.selectFrom('templates').select('name').execute()).toEqual([]);
    expect((await configurationOf(database)).title).toBe('Onlineshop');
  });

  test('is finished by the next start, whatever demo that one is told', async () => {
    const broken = newFolder();
    cpSync(wine, join(broken, 'wein'), { recursive: true });
    cpSync(join(root, 'demo/templates'), join(broken, 'templates'), { recursive: true });
    cpSync(join(root, 'demo/configuration.json'), join(broken, 'configuration.json'));
    writeFileSync(join(broken, 'wein/catalogue.jsonl'), '{');
    for (const told of ['on', null] as const) {
      const database = await open();
      await expect(load(database, 'wein', () => join(broken, 'wein'))).rejects.toThrow('catalogue');
      expect(await setupOf(database.read)).toBe('wein');
      expect(await load(database, told)).toBe('loaded');
      expect(await productIds(database)).toHaveLength(products.length);
      expect((await configurationOf(database)).title).toBe('Vinzhofer');
      expect(await setupOf(database.read)).toBe('done');
    }
  });
});
