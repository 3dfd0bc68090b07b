import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ShopServer } from './shop-server.ts';
import { expect, type Page, test } from './shop-test.ts';
import { startVariedShop } from './varied-shop.ts';
import { reload, visit } from './visit.ts';

const root = join(import.meta.dirname, '..');

/** Loads a folder into a shop, like its operator. Returns the command's output. */
function loadTheme(shop: ShopServer, folder: string): string {
  const command = ['--disable-warning=ExperimentalWarning', 'apps/server/src/cli/kontor.ts', 'templates', folder];
  const env = { ...process.env, DATA_DIR: shop.dataDir, DATABASE_URL: '' };
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: root, env });
  expect(status, stderr.toString()).toBe(0);
  return stdout.toString();
}

async function untilShown(page: Page, address: string, words: string): Promise<void> {
  await expect(async () => expect(await (await page.request.get(address)).text()).toContain(words)).toPass();
}

test('an operator gives a running shop another face; scripts of templates run under the policy, once each time', async ({
  page,
  noPageErrors,
}) => {
  noPageErrors.allow(/Executing inline script violates the following Content Security Policy/);
  const folder = await mkdtemp(join(tmpdir(), 'kontor-theme-'));
  const shop = await startVariedShop({});
  const visits = page.locator('#cellar-visits');
  const box = page.getByRole('complementary', { name: 'Aus dem Keller' });
  try {
    expect(loadTheme(shop, 'demo/themes/weinkeller')).toBe('Vorlagen: 6 übernommen, 0 unverändert.\n');
    await untilShown(page, `${shop.url}/shop`, 'Aus dem Keller');

    await test.step('the stylesheet is stronger than ours, the templates stand around the content [SPEC §2.3.1, §2.3.5, §2.3.7, §2.15.2]', async () => {
      await visit(page, `${shop.url}/shop`);
      await expect(page.locator('.masthead')).toHaveCSS('background-color', 'rgb(43, 13, 24)');
      await expect(page.locator('.button').first()).toHaveCSS('border-radius', '34px');
      const [left, content, right] = [
        await box.boundingBox(),
        await page.locator('main').boundingBox(),
        await page.getByRole('complementary', { name: 'Verkostungen' }).boundingBox(),
      ];
      expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(content?.x ?? 0);
      expect((content?.x ?? 0) + (content?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
      await expect(page.getByText(/^Der Keller (ist heute bis 18 Uhr offen|öffnet um 9 Uhr)$/)).toBeVisible();
    });

    await test.step('a script runs when the page is reached within the shop, when it is loaded, and when it is reached again [SPEC §2.1.1, §2.15.3]', async () => {
      await page.evaluate(() => Object.assign(window, { isMarked: true }));
      await box.getByRole('link', { name: 'Kellerbuch' }).click();
      await expect(visits).toHaveText('Aufgeschlagen: 1 Mal');
      expect(await page.evaluate(() => 'isMarked' in window)).toBe(true);
      await reload(page);
      await expect(visits).toHaveText('Aufgeschlagen: 2 Mal');
      await page.getByRole('navigation', { name: 'Menü' }).getByRole('link', { name: 'Aktionen' }).click();
      await expect(visits).toBeHidden();
      await box.getByRole('link', { name: 'Kellerbuch' }).click();
      await expect(visits).toHaveText('Aufgeschlagen: 3 Mal');
    });

    await test.step('a script that changed since the page was opened is run by loading the page anew', async () => {
      await visit(page, `${shop.url}/shop`);
      await mkdir(join(folder, 'pages'));
      const script = "<script>document.querySelector('main p').textContent = 'Neu gebunden';</script>";
      const away = '<a href="https://keller.example/">Zum Keller</a>';
      await writeFile(join(folder, 'pages/kellerbuch.html'), `<h1>Kellerbuch</h1><p>Alt</p>${away}${script}`);
      loadTheme(shop, folder);
      await untilShown(page, `${shop.url}/C/kellerbuch`, 'Neu gebunden');
      await box.getByRole('link', { name: 'Kellerbuch' }).click();
      await expect(page.getByText('Neu gebunden')).toBeVisible();
    });

    await test.step('links in templates lead on within the shop, those to elsewhere leave it [SPEC §2.1.14]', async () => {
      await page.route('https://keller.example/', (route) => route.fulfill({ body: '<h1>Keller</h1>' }));
      await page.getByRole('main').getByRole('link', { name: 'Zum Keller' }).click();
      await expect(page).toHaveURL('https://keller.example/');
      await expect(page.getByRole('heading', { name: 'Keller' })).toBeVisible();
    });
  } finally {
    await page.close();
    await shop.stop();
    await rm(folder, { recursive: true });
  }
});
