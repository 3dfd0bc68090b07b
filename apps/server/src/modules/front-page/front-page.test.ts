import type { ShownFrontPage } from '@kontor/contract';
import type { FrontPage } from '@kontor/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

  describe('a preview', () => {
    test('shows another page, and stores nothing', async () => {
      const before = await ask();
      const preview = await frontPage.preview({ blocks: [{ kind: 'text', title: 'Probe' }] });
      expect(preview.blocks).toEqual([{ kind: 'text', title: 'Probe' }]);
      expect(await ask()).toEqual(before);
    });
  });
});
