import { createInMemoryIndex } from '@kontor/search';
import { beforeEach, expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { createCatalogueService } from './catalogue.service.ts';
import { storeCategories } from './catalogue-writer.ts';
import type { CategoryToStore } from './product-to-store.ts';
import { storeCatalogue, testCategories } from './testing/catalogue.ts';

describeOnBothEngines('links of categories that were renamed or moved', ({ open }) => {
  let database: Database;

  beforeEach(async () => {
    database = await open();
    await storeCatalogue(database, []);
  });

  /** Stores categories of {@link testCategories} with other names or positions. */
  const change = (...changes: (Partial<CategoryToStore> & { id: string })[]) =>
    database.transaction((transaction) =>
      storeCategories(
        transaction,
        changes.map((wanted) => ({ ...known(wanted.id), ...wanted })),
        2000,
      ),
    );
  const known = (id: string): CategoryToStore =>
    testCategories.find((category) => category.id === id) ?? {
      ...{ id, name: id, position: 9 },
      parentId: 'root',
      customPage: null,
    };

  /** Where paths lead now. A service caches them for one version, so each call uses a new service. */
  async function movedTo(...paths: string[]): Promise<(string | null)[]> {
    const configuration = { current: () => expect.unreachable() };
    const templates = { all: () => expect.unreachable() };
    const sources = { database, configuration, templates, index: createInMemoryIndex(), clock: () => 0 };
    const catalogue = createCatalogueService(sources);
    return Promise.all(paths.map((path) => catalogue.movedTo(path)));
  }
  const remembered = () => database.read.selectFrom('former_category_names').selectAll().orderBy('name').execute();

  test('a renamed category takes along what is below it; one statement more than a name is not remembered', async () => {
    await change({ id: 'tools', name: 'Geräte', position: 7 }, { id: 'deals', name: 'AKTIONEN', customPage: null });
    expect(await movedTo('/shop/werkzeug', '/SHOP/Werkzeug/H%C3%84MMER/', '/shop/werkzeug/sägen')).toEqual([
      '/shop/ger%C3%A4te',
      '/shop/ger%C3%A4te/h%C3%A4mmer',
      null,
    ]);
    expect(await remembered()).toEqual([{ parent_id: 'root', name: 'werkzeug', category_id: 'tools' }]);
  });

  test('several names one after the other lead to the present one in one step', async () => {
    await change({ id: 'tools', name: 'B' });
    await change({ id: 'hammers', name: 'Klopfer' });
    await change({ id: 'tools', name: 'D' });
    const old = ['/shop/werkzeug/hämmer', '/shop/b/hämmer', '/shop/b/klopfer', '/shop/d/hämmer', '/shop/werkzeug'];
    expect(await movedTo(...old)).toEqual([...Array(4).fill('/shop/d/klopfer'), '/shop/d']);
  });

  test('a moved category leads to its new place', async () => {
    await change({ id: 'hammers', parentId: 'screws' });
    expect(await movedTo('/shop/werkzeug/h%C3%A4mmer')).toEqual(['/shop/schrauben%20%26%20d%C3%BCbel/h%C3%A4mmer']);
  });

  test('a name that another category has now belongs to that one, until that one gives it up too', async () => {
    await change({ id: 'tools', name: 'Alt' });
    await change({ id: 'new', name: 'Werkzeug' });
    expect(await movedTo('/shop/werkzeug', '/shop/werkzeug/hämmer')).toEqual([
      '/shop/werkzeug',
      '/shop/alt/h%C3%A4mmer',
    ]);
    await change({ id: 'new', name: 'Neu' });
    expect(await movedTo('/shop/werkzeug')).toEqual(['/shop/neu']);
  });

  test('names that are exchanged, or taken back, lead in no circle', async () => {
    await change({ id: 'tools', name: 'Aktionen' }, { id: 'deals', name: 'Werkzeug' });
    expect(await movedTo('/shop/werkzeug', '/shop/aktionen')).toEqual(['/shop/werkzeug', '/shop/aktionen']);
    await change({ id: 'tools', name: 'Werkzeug' }, { id: 'deals', name: 'Aktionen' });
    expect(await movedTo('/shop/werkzeug/hämmer', '/shop/aktionen')).toEqual([
      '/shop/werkzeug/h%C3%A4mmer',
      '/shop/aktionen',
    ]);
  });

  test('below a root that no link of the shop begins with nothing leads anywhere, and so in no circle', async () => {
    await change({ id: 'root', parentId: null, name: 'Laden' }, { id: 'tools', name: 'Geräte' });
    const paths = ['/shop', '/laden', '/shop/werkzeug', '/laden/werkzeug', '/laden/geräte'];
    expect(await movedTo(...paths)).toEqual([null, null, null, null, null]);
    await change({ id: 'root', parentId: null, name: 'SHOP' });
    expect(await movedTo('/shop/werkzeug')).toEqual(['/shop/ger%C3%A4te']);
  });

  test('a change that is rolled back leaves no name behind', async () => {
    const failed = database.transaction(async (transaction) => {
      await storeCategories(transaction, [{ ...known('tools'), name: 'Geräte' }], 2000);
      throw new Error('rolled back');
    });
    await expect(failed).rejects.toThrow('rolled back');
    expect([await remembered(), await movedTo('/shop/geräte')]).toEqual([[], [null]]);
  });

  test('the names of a category go with it', async () => {
    await change({ id: 'deals', name: 'Angebote' });
    await database.transaction((transaction) =>
      transaction.deleteFrom('categories').where('id', '=', 'deals').execute(),
    );
    expect([await remembered(), await movedTo('/shop/aktionen')]).toEqual([[], [null]]);
  });
});
