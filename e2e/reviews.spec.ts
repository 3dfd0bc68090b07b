import { openDatabase } from '../apps/server/src/database/opening/open-database.ts';
import { expectAccessible } from './accessible.ts';
import { expectReadableInLargeText } from './large-text.ts';
import { beginAsOwner, expectFineRoom, officeUrl, placeForOffice, placeOf, room } from './office.ts';
import { desktop, inEach, onPostgres } from './places.ts';
import { type Engine, expect, type Page, test } from './shop-test.ts';

const day = 24 * 3_600_000;
const headline = (page: Page) => page.getByRole('heading', { level: 1 });

/** Delivers an order as an operator does, some days ago. Returns its id and its product. */
async function deliver(engine: Engine, number: string): Promise<{ readonly id: string; readonly productId: string }> {
  const database = await openDatabase(placeOf(engine));
  try {
    return await database.transaction(async (transaction) => {
      const orders = transaction.selectFrom('orders').select(['id', 'snapshot']).where('order_number', '=', number);
      const { id, snapshot } = await orders.executeTakeFirstOrThrow();
      await transaction.updateTable('orders').set({ shipping_state: 'delivered' }).where('id', '=', id).execute();
      const [at, none] = [Date.now() - 3 * day, { carrier: '', tracking_number: '', tracking_link: null }];
      await transaction
        .insertInto('order_parcels')
        .values({ ...none, order_id: id, number: 1, version: 1, shipped_at: at - day, delivered_at: at })
        .execute();
      return { id, productId: JSON.parse(snapshot).lines[0].productId };
    });
  } finally {
    await database.close();
  }
}

inEach({ 'on SQLite': desktop, 'on PostgreSQL': { ...desktop, ...onPostgres } }, () => {
  test('a buyer reviews; the page of the article shows it, answered and hidden, with its stars [LAW P12]', async ({
    page,
    engine,
    browser,
  }) => {
    const shop = officeUrl(engine).replace('/admin', '');
    const { id, productId } = await deliver(engine, await placeForOffice(engine, 1));
    const product = `${shop}/shop/P/${productId}`;
    const buyer = await (
      await browser.newContext({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } })
    ).newPage();

    await test.step('without scripts and by keyboard: stars and a text', async () => {
      await buyer.goto(`${shop}/bewerten?bestellung=${id}`);
      await expect(headline(buyer)).toHaveText('Artikel bewerten');
      expect(buyer.url()).not.toContain(id);
      await buyer.getByRole('button', { name: /^Bewertung veröffentlichen/ }).press('Enter');
      await expect(buyer.getByText('Wählen Sie bitte 1 bis 5 Sterne.')).toBeVisible();
      await buyer.getByRole('radio', { name: '2 Sterne: schlecht' }).check();
      await buyer.getByLabel('Ihre Erfahrung (freiwillig)').fill('<b>Zu weich</b>\nhttps://spam.example');
      await buyer.getByRole('button', { name: /^Bewertung veröffentlichen/ }).press('Enter');
      await expect(buyer.getByRole('status')).toHaveText('Danke, Ihre Bewertung ist veröffentlicht.');
      expect(await buyer.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    });
    const form = buyer.url();

    await test.step('the page of the article shows it, and how it is checked', async () => {
      await page.goto(form);
      await expectAccessible(page, { inDark: true });
      await expectReadableInLargeText(page);
      const reviews = page.getByRole('region', { name: 'Bewertungen' });
      await expect(async () => {
        await page.goto(product);
        await expect(reviews.getByText('<b>Zu weich</b>')).toBeVisible({ timeout: 1000 });
      }).toPass();
      await expect(reviews).toContainText('2,0 von 5 Sternen, 1 Bewertung');
      await expect(reviews).toContainText('Geprüfter Kauf');
      await expect(reviews).toContainText('Bewerten kann nur, wer den Artikel in diesem Shop gekauft');
      await expect(reviews.getByRole('link', { name: 'spam' })).toHaveCount(0);
      await expectAccessible(page, { inDark: true });
      await expectReadableInLargeText(page);
    });

    await beginAsOwner(page, engine, 'Rita Reviews');
    await test.step('the shop answers it, and hides it with a reason', async () => {
      await page.goto(officeUrl(engine, '/bewertungen'));
      await expect(room(page, 'Bewertungen')).toBeVisible();
      await expectFineRoom(page);
      const row = page.getByRole('row').filter({ hasText: 'Zu weich' });
      await row.getByRole('button', { name: /^Aktionen zur Bewertung/ }).click();
      await page.getByRole('menuitem', { name: 'Antworten' }).click();
      await page.getByRole('dialog').getByLabel('Antwort').fill('Wir tauschen ihn.');
      await page.getByRole('button', { name: 'Antwort veröffentlichen' }).click();
      await expect(row).toContainText('Antwort: Wir tauschen ihn.');
      await row.getByRole('button', { name: /^Aktionen zur Bewertung/ }).click();
      await page.getByRole('menuitem', { name: 'Ausblenden' }).click();
      await page.getByRole('dialog').getByLabel('Grund').selectOption('advertising');
      await page.getByRole('dialog').getByRole('button', { name: 'Ausblenden' }).click();
      await expect(row).toContainText('ausgeblendet');
    });

    await test.step('its stars and the reason stay; its writer withdraws it', async () => {
      const reviews = page.getByRole('region', { name: 'Bewertungen' });
      await expect(async () => {
        await page.goto(product);
        await expect(reviews).toContainText('Text ausgeblendet: Der Text ist Werbung.', { timeout: 1000 });
      }).toPass();
      await expect(reviews).toContainText('Wir tauschen ihn.');
      await expect(reviews).not.toContainText('Zu weich');
      await expect(reviews).toContainText('2,0 von 5 Sternen, 1 Bewertung');
      await buyer.goto(form);
      await buyer.getByRole('button', { name: /^Bewertung zurückziehen/ }).press('Enter');
      await expect(buyer.getByRole('status')).toHaveText('Ihre Bewertung ist gelöscht.');
      await buyer.context().close();
    });
  });
});
