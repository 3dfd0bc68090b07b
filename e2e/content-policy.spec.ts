import { nextVersion } from '../apps/server/src/database/catalogue-version.ts';
import { cards } from './list-page.ts';
import { changeShop } from './shop-operator.ts';
import { expect, type Page, test } from './shop-test.ts';
import { startVariedShop } from './varied-shop.ts';
import { visit } from './visit.ts';

const evil = (who: string) =>
  `<p id="${who}">Aus der Datenbank</p><script>(window.ran ??= []).push('${who}')</script>` +
  `<script type="module">(window.ran ??= []).push('${who}')</script><img src="data:," alt="" onerror="(window.ran ??= []).push('${who}')">` +
  `<style>h1 { display: none }</style></script><script>(window.ran ??= []).push('${who}')</script>`;

/** The scripts in the shop's texts that were executed. */
const ran = (page: Page) => page.evaluate(() => (window as { ran?: string[] }).ran ?? []);

test('a script in stored texts does not run, however it came there; the operator’s own one does [security: stored-script]', async ({
  page,
  noPageErrors,
}) => {
  noPageErrors.allow(/Content Security Policy/);
  const shop = await startVariedShop({
    templates: [
      { kind: 'page', name: 'footer', content: `<p>Fuß</p><script>(window.ran ??= []).push('operator')</script>` },
    ],
  });
  const name = `Zange${evil('name')}`;
  let id = '';
  await test.step('behind the sanitiser’s back a product, its category and a text are full of scripts', async () => {
    await changeShop(shop, async (transaction) => {
      const version = await nextVersion(transaction);
      const product = await transaction
        .selectFrom('products')
        .select(['id', 'category_id'])
        .where('name', '=', 'Mehrzweckfett')
        .executeTakeFirstOrThrow();
      id = product.id;
      const attributes = JSON.stringify([{ name: evil('attribute'), value: evil('value') }]);
      await transaction
        .updateTable('products')
        .set({ html_description: evil('description'), stock_status_text: evil('stock'), name, attributes, version })
        .where('id', '=', id)
        .execute();
      await transaction
        .updateTable('categories')
        .set({ name: evil('category'), version })
        .where('id', '=', product.category_id)
        .execute();
      const content = evil('text');
      await transaction.insertInto('templates').values({ kind: 'text', name: 'versteckt', content, version }).execute();
    });
  });

  await test.step('the page of the product works, and only the operator’s script has run', async () => {
    await expect(async () => {
      await visit(page, `${shop.url}/shop/P/${id}`);
      await expect(page.locator('#description')).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'In den Warenkorb' }).first().click();
    await expect(page.getByText(/wurde dem Warenkorb hinzugefügt/)).toBeVisible();
    expect(await ran(page)).toEqual(['operator']);
  });

  await test.step('nor when the page comes without loading a document', async () => {
    const changed = cards(page).filter({ hasText: 'Zange<p' }).getByRole('link').first();
    await expect(async () => {
      await visit(page, `${shop.url}/shop?q=Zange`); // the search follows the catalogue with a short delay
      await expect(changed).toBeVisible({ timeout: 500 });
    }).toPass();
    await page.evaluate(() => Object.assign(window, { isMarked: true }));
    await changed.click();
    await expect(page.locator('#description')).toBeVisible();
    expect(await ran(page)).toEqual(['operator']);
    expect(await page.evaluate(() => 'isMarked' in window)).toBe(true);
  });

  await test.step('nor in a text', async () => {
    await visit(page, `${shop.url}/T/versteckt`);
    await expect(page.locator('#text')).toBeVisible();
    expect(await ran(page)).toEqual(['operator']);
  });
  await shop.stop();
});
