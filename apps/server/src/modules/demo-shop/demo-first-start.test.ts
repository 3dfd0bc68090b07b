import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { describeOnBothEngines, newFolder } from '../../database/testing/databases.ts';
import { createConfigurationService } from '../configuration/configuration.service.ts';
import type { ShopConfiguration } from '../configuration/types.ts';
import { createFileService } from '../files/files.service.ts';
import { createTemplateService, type Template } from '../templates/templates.service.ts';
import { createVouchersService } from '../vouchers/vouchers.service.ts';
import { loadDemoShop } from './demo-shop.ts';
import { setupOf } from './setup.ts';

/** The demo of this release with three of its articles. An operator's settings were written before the first start. */
const folder = newFolder();
const shipped = join(import.meta.dirname, '../../../../../demo');
beforeAll(() => {
  for (const name of ['templates', 'configuration.json', 'vouchers.json'])
    symlinkSync(join(shipped, name), join(folder, name));
  const lines = readFileSync(join(shipped, 'catalogue.jsonl'), 'utf8').trim().split('\n');
  const records = lines.map((line) => JSON.parse(line));
  const taxedAt = (rate: number) =>
    records.find(({ type, conditions }) => type === 'product' && conditions[0].price.taxRates[0].rate === rate);
  const products = [20, 10, 4.9].map((rate) => ({ ...taxedAt(rate), files: [], documents: [] }));
  const kept = [...records.filter(({ type }) => type !== 'product'), ...products];
  const withoutPictures = (field: string, value: unknown) => (field === 'picture' ? undefined : value);
  const written = kept.map((record) => JSON.stringify(record, withoutPictures));
  writeFileSync(join(folder, 'catalogue.jsonl'), written.join('\n'));
});

const load = (database: Database, isWanted = true) => {
  const wanted = isWanted ? ('on' as const) : null;
  const configuration = createConfigurationService(database, () => 0);
  const clock = () => 1;
  return loadDemoShop({
    ...{ database, wanted, clock, configuration, folderOf: () => folder, files: createFileService({ database }) },
    vouchers: createVouchersService({ database, configuration, clock }),
    templates: createTemplateService(database, () => 0),
  });
};

const settings = (database: Database) => createConfigurationService(database, () => 0);

/** Writes an operator's settings with `configure` and `templates`, which must accept them, and then starts the shop. */
async function startAfter(database: Database, values: Partial<ShopConfiguration>, texts: readonly Template[] = []) {
  await database.transaction(async (transaction) => {
    for (const text of texts) await createTemplateService(database, () => 0).write(transaction, text);
    expect(await settings(database).writeAll(transaction, values)).toMatchObject({ ok: true });
  });
  expect(await load(database)).toBe('loaded');
  const current = await settings(database).current();
  expect(current).toMatchObject(values);
  expect(await settings(database).judge(database.read)).toEqual({ refused: [], warnings: [] });
  expect(await load(database)).toBe('nothing to do');
  return current;
}

const empty = (kind: 'text' | 'page', name: string): Template => ({ kind, name, content: '' });

describeOnBothEngines('the first start after what the operator brought', ({ open }) => {
  describe('one setting that the demo’s others do not go with', () => {
    test('shipping rules for a carrier of one’s own: it is the one that is offered', async () => {
      const shippingRules = [{ countries: '*', carriers: ['Post'], cost: 590 } as const];
      const current = await startAfter(await open(), { shippingRules });
      expect(current.carrier).toEqual(['Post']);
      expect(current.countries.map(({ shortName }) => shortName)).toEqual(['AT', 'DE', 'CH', 'LI', 'IT']);
      expect(current.title).toBe('Eisenhof');
    });

    test('shipping rules for some countries and any carrier: the others are not offered', async () => {
      const current = await startAfter(await open(), { shippingRules: [{ countries: ['AT', 'DE'], cost: 590 }] });
      expect(current.countries.map(({ shortName }) => shortName)).toEqual(['AT', 'DE']);
      expect(current.carrier).toEqual(['Paketpost', 'Spedition']);
    });

    test('carriers: the rules serve them', async () => {
      const current = await startAfter(await open(), { carrier: [] });
      expect(current.shippingRules[0]).toEqual({ countries: ['AT'], toWeight: 2000, cost: 490, freeFrom: 9000 });
    });

    test('countries: the rules of the demo’s own serve those that it does not know', async () => {
      const countries = [
        { shortName: 'FR', name: 'Frankreich' },
        { shortName: 'DE', name: 'Deutschland' },
      ];
      const { shippingRules } = await startAfter(await open(), { countries });
      expect(shippingRules[0]).toMatchObject({ countries: ['AT', 'FR'], carriers: ['Paketpost'], cost: 490 });
      expect(shippingRules.some((rule) => rule.countries.includes('DE'))).toBe(true);
    });

    test('countries with shipping rules, and carriers with a menu and a start page', async () => {
      const shippingRules = [{ countries: ['FR'], cost: 590 }];
      await startAfter(await open(), { countries: [{ shortName: 'FR', name: 'Frankreich' }], shippingRules });
      await startAfter(await open(), {
        ...{ carrier: ['Bote'], shippingRules: [{ countries: ['AT'], carriers: ['Bote'], cost: 500 }] },
        ...{ mainMenu: [{ name: 'Alles', uri: '/shop' }], startpage: '/shop' },
      });
    });

    test('tax rates: articles of others stay out', async () => {
      const database = await open();
      await startAfter(database, { taxRates: [{ country: 'AT', rates: [10] }] });
      const rates = await database.read.selectFrom('conditions').select('tax_rate').distinct().execute();
      expect(rates).toEqual([{ tax_rate: 1000 }]);
    });
  });

  test('pages without text: the menu leads to none of them, and one with entries below to the first', async () => {
    const texts = [empty('text', 'altgeraete'), empty('page', 'ueber-uns'), empty('text', 'shippingCosts')];
    const { mainMenu } = await startAfter(await open(), {}, texts);
    expect(mainMenu.at(-1)).toEqual({
      ...{ name: 'Service', uri: '/contact' },
      items: [
        { name: 'Kontakt', uri: '/contact' },
        { name: 'Werkstattkurse', uri: 'https://werkstattkurse.example/' },
      ],
    });
  });

  test('that could not be written remembers nothing: without the demo the next one begins empty', async () => {
    const database = await open();
    const broken = {
      ...createConfigurationService(database, () => 0),
      writeFitting: () => Promise.reject(new Error('x')),
    };
    const vouchers = createVouchersService({ database, configuration: broken, clock: () => 1 });
    const from = { wanted: 'on' as const, folderOf: () => folder };
    const sources = { database, ...from, clock: () => 1, files: createFileService({ database }) };
    const templates = createTemplateService(database, () => 0);
    await expect(loadDemoShop({ ...sources, configuration: broken, vouchers, templates })).rejects.toThrow('x');
    expect(await setupOf(database.read)).toBeUndefined();
    expect(await load(database, false)).toBe('nothing to do');
    expect(await database.read.selectFrom('templates').select('name').execute()).toEqual([]);
    expect(await database.read.selectFrom('vouchers').select('code').execute()).toEqual([]);
  });
});
