import type { ShownFrontPage } from '@kontor/contract';
import type { FrontPage } from '@kontor/domain';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { storeCatalogue, testCondition, testProduct } from '../catalogue/testing/catalogue.ts';
import { type CatalogueCalls, serveCatalogue } from '../catalogue/testing/catalogue-calls.ts';
import { createFileService, type NewFile } from '../files/files.service.ts';
import { frontPageRoutes } from './front-page.routes.ts';
import { createFrontPage, type FrontPageService } from './front-page.service.ts';

/** What comes more than a day after the beginning is new; epoch ms. */
const later = 3 * 24 * 3_600_000;

const picture: NewFile = {
  id: 'p'.repeat(27),
  ...{ mimeType: 'image/webp', width: 8, height: 5, bytes: new Uint8Array([1]) },
};

describeOnBothEngines('the start page', ({ open }) => {
  let calls: CatalogueCalls;
  let frontPage: FrontPageService;

  beforeAll(async () => {
    const database = await open();
    calls = await serveCatalogue(database);
    const files = createFileService({ database });
    const { catalogue, configuration } = calls;
    frontPage = createFrontPage({ catalogue, configuration, files, version: calls.version });
    frontPageRoutes(calls.app, frontPage);
    await database.transaction((transaction) => files.store(transaction, [picture], 0));
  });
  afterAll(() => calls.app.close());

  async function write(page: FrontPage): Promise<void> {
    await calls.database.transaction(async (transaction) => {
      const written = await calls.configuration.write(transaction, 'frontPage', page);
      expect(written).toMatchObject({ ok: true });
    });
    await calls.follow();
  }
  const ask = async (): Promise<ShownFrontPage> => (await calls.ask('frontPage')).json();
  const shown = ({ blocks }: ShownFrontPage) =>
    blocks.map(({ kind, products, tiles }) => [
      kind,
      ...(products ?? []).map(({ _id }) => _id),
      ...(tiles ?? []).map(({ _id, count }) => `${_id} ${count}`),
    ]);

  test('of a shop that decided nothing has its categories and its best products, and says how many there are', async () => {
    const page = await ask();
    expect(shown(page)).toEqual([['claim'], ['categories', 'screws 1', 'tools 2'], ['products', 'hammer', 'mallet']]);
    expect(page.count).toBe(3);
    expect(page.blocks.map(({ title }) => title)).toEqual(['', 'Sortiment', 'Wir empfehlen']);
  });

  test('has the blocks of the operator in their order, without a picture that nobody stored', async () => {
    await write({
      blocks: [
        { kind: 'text', title: 'Über uns', text: 'Seit 1952.', picture: 'q'.repeat(27), alt: 'Laden' },
        { kind: 'claim', title: 'Werkzeug, das bleibt.', picture: picture.id, alt: 'Werkbank' },
        { kind: 'facts', title: '', facts: [{ title: 'Frei Haus', text: '' }] },
        { kind: 'categories', title: 'Sortiment', categories: ['tools', 'nowhere'] },
      ],
    });
    expect((await ask()).blocks).toEqual([
      { kind: 'text', title: 'Über uns', text: 'Seit 1952.' },
      { kind: 'claim', title: 'Werkzeug, das bleibt.', picture: picture.id, alt: 'Werkbank' },
      { kind: 'facts', title: '', facts: [{ title: 'Frei Haus', text: '' }] },
      { kind: 'categories', title: 'Sortiment', tiles: [{ _id: 'tools', count: 2, picture: 'picture-1' }] },
    ]);
  });

  test('shows chosen products in their order; best ones neither twice nor such as nobody can order', async () => {
    await write({
      blocks: [
        { kind: 'products', title: '', choice: 'chosen', articles: ['A-mallet', 'A-nichts', 'A-bare'] },
        { kind: 'products', title: '', choice: 'best', most: 4 },
      ],
    });
    expect(shown(await ask())).toEqual([
      ['products', 'mallet', 'bare'],
      ['products', 'hammer'],
    ]);
  });

  test('leaves out what has nothing to show; a page that would say the shop’s name alone is none', async () => {
    await write({
      blocks: [
        { kind: 'claim', title: '' },
        { kind: 'offers', title: 'Angebote' },
        { kind: 'products', title: 'Neu', choice: 'new' },
        { kind: 'categories', title: '', categories: ['nowhere'] },
      ],
    });
    expect(await ask()).toEqual({ blocks: [], count: 3 });
    await write({ blocks: [] });
    expect(await ask()).toEqual({ blocks: [], count: 3 });
  });

  test('calls new what came later than the catalogue’s beginning, and shows a new price at once', async () => {
    await write({ blocks: [{ kind: 'products', title: 'Neu', choice: 'new', most: 2 }] });
    expect(shown(await ask())).toEqual([]);
    await storeCatalogue(calls.database, [testProduct('saw'), testProduct('plane', { internalRating: 2 })], {
      now: later,
    });
    await storeCatalogue(calls.database, [testProduct('mallet', { conditions: [testCondition('mallet-1', 500)] })], {
      now: later + 1,
    });
    await calls.follow();
    expect(shown(await frontPage.shown(null))).toEqual([['products', 'plane', 'saw']]);
    await storeCatalogue(calls.database, [testProduct('saw', { conditions: [testCondition('saw-1', 777)] })], {
      now: later + 2,
    });
    await calls.follow();
    const [block] = (await frontPage.shown(null)).blocks;
    expect(block?.products?.map(({ _id, conditions }) => [_id, conditions[0]?.price.gross])).toEqual([
      ['plane', 10],
      ['saw', 7.77],
    ]);
  });

  test('shows of a family that came one member that can be ordered, in its place', async () => {
    const shoe = (id: string, stockStatus: 'red' | 'green') =>
      testProduct(id, {
        ...{ familyKey: 'shoe', familyName: 'Schuh', familyValues: [{ name: 'Größe', value: id }], stockStatus },
      });
    const sizes = Array.from({ length: 30 }, (_, i) => shoe(`shoe-${i + 10}`, i < 6 ? 'red' : 'green'));
    await storeCatalogue(calls.database, sizes, { now: later + 3 });
    await calls.follow();
    await write({ blocks: [{ kind: 'products', title: 'Neu', choice: 'new', most: 4 }] });
    expect(shown(await ask())).toEqual([['products', 'shoe-16', 'plane', 'saw']]);
  });

  test.each([
    ['everybody', [null, 'Profis']],
    ['a group', ['Profis', null]],
  ])('has each visitor’s own prices when %s asks first', async (_, order) => {
    await calls.database.transaction(async (transaction) => {
      const groups = [{ name: 'Profis', priceDeclaration: 'gross' }];
      expect(await calls.configuration.write(transaction, 'customerGroups', groups)).toMatchObject({ ok: true });
    });
    const conditions = [testCondition('saw-1', 777), testCondition('saw-2', 555, { customerGroup: 'Profis' })];
    await storeCatalogue(calls.database, [testProduct('saw', { conditions })], { now: later + 4 });
    await write({ blocks: [{ kind: 'products', title: `${order}`, choice: 'chosen', articles: ['A-saw'] }] });
    const prices: Record<string, unknown> = {};
    for (const group of order) {
      const [block] = (await frontPage.shown(group)).blocks;
      prices[`${group}`] = block?.products?.[0]?.conditions.map(({ price }) => price.gross);
    }
    expect(prices).toEqual({ null: [7.77], Profis: [5.55] });
  });

  test('says what search engines are to read of the whole shop', async () => {
    expect(await ask()).not.toHaveProperty('metaTitle');
    const category = vi.spyOn(calls.catalogue, 'category');
    category.mockResolvedValue({ metaTitle: 'Werkzeug seit 1952', metaDescription: 'Aus Eisenau.' });
    const preview = await frontPage.preview({ blocks: [{ kind: 'text', title: 'Probe' }] });
    expect(preview).toMatchObject({ metaTitle: 'Werkzeug seit 1952', metaDescription: 'Aus Eisenau.' });
    category.mockRestore();
  });

  describe('a preview', () => {
    test('shows another page, and stores nothing', async () => {
      const before = await ask();
      const preview = await frontPage.preview({ blocks: [{ kind: 'text', title: 'Probe' }] });
      expect(preview.blocks).toEqual([{ kind: 'text', title: 'Probe' }]);
      expect(await ask()).toEqual(before);
    });
  });
});
