import type { ShopServer } from './shop-server.ts';
import { expect, test } from './shop-test.ts';
import { startVariedShop } from './varied-shop.ts';

test.describe('in a shop whose operator decided otherwise', () => {
  let shop: ShopServer;
  test.beforeAll(async () => {
    shop = await startVariedShop({
      templates: [
        { kind: 'page', name: 'left', content: '<p>Links vom Inhalt</p>' },
        { kind: 'page', name: 'right', content: '<p>Rechts vom Inhalt</p>' },
      ],
    });
  });
  test.afterAll(() => shop.stop());

  test('the templates left and right stand beside the content', async ({ page }) => {
    await page.goto(`${shop.url}/shop`);
    await expect(page.getByText('Links vom Inhalt')).toBeVisible();
    await expect(page.getByText('Rechts vom Inhalt')).toBeVisible();
  });
});
