import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '../apps/server/src/database/postgres/free-port.ts';
import { expectAccessible } from './accessible.ts';
import { expectNoTrap } from './keyboard.ts';
import { refusals } from './office.ts';
import { expect, test } from './shop-test.ts';

const root = join(import.meta.dirname, '..');
let vite: ChildProcess;
let kit: string;

// The page with all components exists only in development, so a development server serves it.
test.beforeAll(async () => {
  const port = await freePort();
  const at = ['--host', '127.0.0.1', '--port', `${port}`, '--strictPort'];
  vite = spawn(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), ...at], {
    cwd: join(root, 'apps/backoffice'),
    env: { ...process.env, KONTOR_SERVER: process.env.KONTOR_URL_SQLITE },
    stdio: 'ignore',
  });
  kit = `http://127.0.0.1:${port}/admin/kit`;
  await expect
    .poll(
      () =>
        fetch(kit).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 60_000 },
    )
    .toBe(true);
});
test.afterAll(async () => {
  vite.kill();
  await once(vite, 'exit');
});

test('every component in every state is accessible, wide and narrow, light and dark', async ({
  page,
  noPageErrors,
}) => {
  noPageErrors.allow(refusals);
  await page.goto(kit);
  await expect(page.getByRole('heading', { level: 1, name: 'Bauteile' })).toBeVisible({ timeout: 30_000 });
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page, { inDark: true });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await expectNoTrap(page);

  await test.step('a menu is moved through by arrows, and gives the focus back', async () => {
    const opener = page.getByRole('button', { name: 'Aktionen' }).nth(1);
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Namen ändern' })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('menuitem', { name: 'Person entfernen' })).toBeFocused();
    await expectAccessible(page, { inDark: false });
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  });

  await test.step('a dialog that a menu opens begins in its field, and gives the focus back to the menu', async () => {
    const opener = page.getByRole('button', { name: 'Aktionen' }).nth(1);
    await opener.click();
    await page.getByRole('menuitem', { name: 'Namen ändern' }).click();
    await expect(page.getByRole('dialog', { name: 'Namen ändern' }).getByLabel('Name')).toBeFocused();
    await expectAccessible(page, { inDark: false });
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  });

  await test.step('a message is read and seen, and covers no button of a dialog', async () => {
    await page.getByRole('button', { name: 'Meldung zeigen' }).click();
    await expect(page.getByRole('status')).toHaveText('Gespeichert');
    await expect(page.locator('.toast')).toBeVisible();
  });
});
