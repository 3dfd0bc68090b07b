import { officeChangesPath } from '@kontor/contract/office';
import { beginAsOwner, expectFineRoom, officeUrl, placeForOffice, room, signOut } from './office.ts';
import { inEach, onPostgres } from './places.ts';
import { expect, test } from './shop-test.ts';

inEach({ 'on SQLite': {}, 'on PostgreSQL': onPostgres }, () => {
  test('what one operator ships, another sees in the open list and record without loading them', async ({
    page,
    engine,
    browser,
  }) => {
    const number = await placeForOffice(engine, 2);
    const others = await browser.newContext();
    const [record, list] = [await others.newPage(), await others.newPage()];
    await beginAsOwner(page, engine, 'Lisa Live');
    await beginAsOwner(record, engine, 'Ben Blick', `/bestellungen/${number}`);
    await list.goto(officeUrl(engine, `/bestellungen?wort=${number}`));
    await expect(room(record, `Bestellung ${number}`)).toBeVisible();
    await expect(list.getByRole('row').filter({ hasText: number })).toContainText('offen');
    const typed = record.getByRole('textbox', { name: 'Schlagwort' });
    await typed.fill('Eil');

    await page.goto(officeUrl(engine, `/bestellungen/${number}`));
    await page.getByRole('button', { name: 'Versand melden' }).click();
    await page.getByRole('dialog').getByLabel('Trotzdem versenden').check();
    await page.getByRole('dialog').getByRole('button', { name: 'Versand melden' }).click();
    await expect(page.getByText('Versand: versandt')).toBeVisible();

    await expect(list.getByRole('row').filter({ hasText: number })).toContainText('versandt');
    await expect(record.getByText('Versand: versandt')).toBeVisible();
    await expect(record.getByText('Lisa Live hat diese Bestellung soeben geändert')).toBeVisible();
    await expect(typed).toHaveValue('Eil');
    await expect(page.getByText('hat diese Bestellung soeben geändert')).toHaveCount(0);
    await expectFineRoom(record);

    await test.step('a new order of the shop itself appears in the open list', async () => {
      await list.goto(officeUrl(engine, '/bestellungen'));
      await expect(room(list, 'Bestellungen')).toBeVisible();
      const newer = await placeForOffice(engine, 1);
      await expect(list.getByRole('link', { name: newer })).toBeVisible();
    });

    await test.step('a voucher that one makes, the other sees in the open list', async () => {
      await list.goto(officeUrl(engine, '/gutscheine'));
      await expect(room(list, 'Gutscheine')).toBeVisible();
      await page.goto(officeUrl(engine, '/gutscheine'));
      await page.getByRole('button', { name: 'Gutschein anlegen' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Code').fill('SOFORT5');
      await dialog.getByLabel('Betrag').fill('5');
      await dialog.getByRole('button', { name: 'Gutschein anlegen' }).click();
      await expect(list.getByRole('row').filter({ hasText: 'SOFORT5' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    });

    // The test's own check of the console sees a refused stream, which signing out must not leave behind.
    await test.step('whoever signs out has no stream any more, and asks for none', async () => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await signOut(page);
      expect(asked.filter((path) => path === officeChangesPath)).toEqual([]);
      await expect(page.getByRole('button', { name: 'Anmelden', exact: true })).toBeVisible();
    });
    await others.close();
  });
});
