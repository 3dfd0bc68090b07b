import { openDatabase } from '../apps/server/src/database/opening/open-database.ts';
import { expectAccessible } from './accessible.ts';
import { expectReadableInLargeText } from './large-text.ts';
import { beginAsOwner, expectFineRoom, officeUrl, placeOf, refusals, room } from './office.ts';
import { inEach, onPostgres } from './places.ts';
import { type Engine, expect, type Page, test } from './shop-test.ts';

/** The machine may be busy with other shops. */
const slowly = { timeout: 30_000 };

/** Makes an offer of two hammers in the form of orders by hand; its number and the customer's link. */
async function makeOffer(page: Page, engine: Engine, email: string): Promise<{ number: string; link: string }> {
  await page.goto(officeUrl(engine, '/bestellungen/aufnehmen'));
  await expect(room(page, 'Bestellung aufnehmen')).toBeVisible(slowly);
  for (const [label, text] of [
    ...[
      ['Vorname', 'Anna'],
      ['Nachname', 'Angerer'],
      ['Straße und Hausnummer', 'Gasse 4'],
      ['PLZ', '1050'],
    ],
    ...[
      ['Ort', 'Wien'],
      ['E-Mail', email],
    ],
  ] as const)
    await page.getByLabel(`${label}`, { exact: true }).fill(`${text}`);
  await page.getByRole('combobox', { name: 'Artikel hinzufügen' }).fill('hammer');
  await page.getByRole('listbox', { name: 'Artikel hinzufügen' }).getByRole('option').first().click(slowly);
  await page.getByLabel('Menge').fill('2');
  await page.getByRole('button', { name: 'Als Angebot senden' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Angebot senden' });
  await expect(dialog).toBeVisible(slowly);
  return sendOffer(page);
}

/** Sends the offer whose dialog is open; its number and the customer's link. */
async function sendOffer(page: Page): Promise<{ number: string; link: string }> {
  await page.getByRole('dialog').getByRole('button', { name: 'Angebot senden' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Angebot A\d{4}-\d+$/ })).toBeVisible(slowly);
  const [number = ''] = /A\d{4}-\d+/.exec(await page.title()) ?? [];
  const address = new URL(await page.getByLabel('Link des Kunden').inputValue());
  return { number, link: `${new URL(page.url()).origin}${address.pathname}${address.search}` };
}

/** Lets the last day of an offer be over. */
async function letOfferExpire(engine: Engine, number: string): Promise<void> {
  const database = await openDatabase(placeOf(engine));
  try {
    await database.transaction((transaction) =>
      transaction.updateTable('quotes').set({ valid_until: '2026-01-31' }).where('number', '=', number).execute(),
    );
  } finally {
    await database.close();
  }
}

const order = (page: Page) => page.getByRole('button', { name: 'Zahlungspflichtig bestellen' });

/** Agrees to everything on the page of an offer. */
async function agree(page: Page): Promise<void> {
  for (const box of await page.getByRole('checkbox').all()) await box.check();
}

/** Accessible on a phone and on a desktop, with nothing beside the window, and readable in large text. */
async function expectFinePage(page: Page): Promise<void> {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page);
    const excess = await page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));
    expect(excess, `${page.url()}: what lies beside the window`).toBe(0);
  }
  await expectReadableInLargeText(page);
}

inEach({ 'on SQLite': {}, 'on PostgreSQL': onPostgres }, () => {
  test('an offer is written by keys, accepted by its customer without login, and is one order', async ({
    page,
    browser,
    engine,
    noPageErrors,
  }) => {
    noPageErrors.allow(refusals);
    await beginAsOwner(page, engine, 'Quirin Quotes');
    const email = `anna.angebot.${engine}@example.at`;
    let offer = { number: '', link: '' };

    await test.step('G A opens the room, and from there an offer is made', async () => {
      await page.keyboard.press('g');
      await page.keyboard.press('a');
      await expect(room(page, 'Angebote')).toBeVisible(slowly);
      await expectFineRoom(page, { inLargeText: true });
    });

    await test.step('the form of orders by hand makes it, with other prices only for a reason', async () => {
      await page.getByRole('link', { name: 'Angebot machen' }).press('Enter');
      await expect(room(page, 'Angebot machen')).toBeVisible(slowly);
      await expect(page.getByRole('combobox', { name: 'Kunden mit Konto suchen' })).toBeFocused(slowly);
      for (const text of ['', '', 'Anna', 'Angerer', 'Gasse 4', '1050', 'Wien', '', email, '']) {
        await page.keyboard.type(text);
        await page.keyboard.press('Tab');
      }
      await page.keyboard.press('Tab');
      await page.keyboard.type('hammer');
      await expect(page.getByRole('listbox', { name: 'Artikel hinzufügen' }).getByRole('option').first()).toBeVisible(
        slowly,
      );
      await page.keyboard.press('Enter');
      await page.keyboard.type('2');
      await page.getByLabel('Einzelpreis €').fill('11,50');
      await page.getByRole('button', { name: 'Als Angebot senden' }).press('Enter');
      const reason = page.getByLabel('Grund für geänderte Preise');
      await expect(reason).toBeFocused(slowly);
      await page.keyboard.type('Stammkundin');
      await page.getByRole('button', { name: 'Als Angebot senden' }).press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Angebot senden' });
      await expect(dialog.getByLabel('Text an den Kunden')).toBeFocused(slowly);
      await page.keyboard.type('Wie am Telefon besprochen.');
      await expectFineRoom(page, { inLargeText: true });
      offer = await sendOffer(page);
    });

    await test.step('its record tells how it stands, and the mail has its number', async () => {
      await expect(page.getByText('Wie am Telefon besprochen.')).toBeVisible();
      await expect(page.getByRole('complementary', { name: 'Verlauf' })).toContainText('11,50\u00a0€ statt');
      await expectFineRoom(page, { inLargeText: true });
      await expect(async () => {
        await page.goto(officeUrl(engine).replace('/admin', '/outbox'));
        await expect(page.getByText(offer.number).first()).toBeVisible({ timeout: 2000 });
      }).toPass({ timeout: 60_000 });
    });

    const [customer, again] = [await browser.newPage(), await browser.newPage()];
    await test.step('the customer agrees and orders; a second window makes no second order', async () => {
      await Promise.all([customer.goto(offer.link), again.goto(offer.link)]);
      await expect(customer.getByText('Wie am Telefon besprochen.')).toBeVisible(slowly);
      if (engine === 'sqlite') await expectFinePage(customer);
      await order(customer).press('Enter');
      await expect(customer, 'nothing is ordered before all is agreed to').toHaveURL(offer.link);
      for (const one of [customer, again]) await agree(one);
      await order(customer).press('Enter');
      await expect(customer).toHaveURL(/\/confirmation\?orderId=/, slowly);
      await order(again).press('Enter');
      await expect(again).toHaveURL(/\/confirmation\?orderId=/, slowly);
      expect(new URL(again.url()).search).toBe(new URL(customer.url()).search);
      await again.goto(offer.link);
      await expect(again.getByRole('status')).toContainText('Sie haben dieses Angebot angenommen.', slowly);
      await expect(order(again)).toHaveCount(0);
      if (engine === 'sqlite') await expectFinePage(again);
    });

    await test.step('record and list say so, and there is one order at the offered price', async () => {
      await page.goto(officeUrl(engine, `/angebote/${offer.number}`));
      await expect(page.getByRole('complementary', { name: 'Verlauf' })).toContainText('Kunde über den Link', slowly);
      await expect(page.getByRole('button', { name: 'Angenommen per Telefon' })).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Zurückziehen' })).toHaveCount(0);
      await expectFineRoom(page);
      await page.goto(officeUrl(engine, `/angebote?stand=accepted`));
      await expect(page.getByRole('row').filter({ hasText: offer.number })).toContainText('angenommen', slowly);
      await expectFineRoom(page, { inLargeText: true });
      await page.goto(officeUrl(engine, `/bestellungen?wort=${encodeURIComponent(email)}`));
      await expect(page.getByText('1 Bestellung', { exact: true })).toBeVisible(slowly);
    });
    await Promise.all([customer.close(), again.close()]);
  });

  test('an offer that is withdrawn or over is refused, also where its page was open, and may be prolonged', async ({
    page,
    browser,
    engine,
    noPageErrors,
  }) => {
    noPageErrors.allow(refusals);
    await beginAsOwner(page, engine, 'Quentin Quotes');
    const email = `anna.spaet.${engine}@example.at`;
    const customer = await browser.newPage();
    const refuses = async (sentence: string) => {
      await agree(customer);
      await order(customer).press('Enter');
      await expect(customer.getByRole('alert')).toContainText('Das geht nicht mehr.', slowly);
      await expect(customer.getByRole('status')).toContainText(sentence);
      await expect(order(customer)).toHaveCount(0);
    };

    await test.step('withdrawn', async () => {
      const { number, link } = await makeOffer(page, engine, email);
      await customer.goto(link);
      await page.getByRole('button', { name: 'Zurückziehen' }).press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Zurückziehen' });
      await expect(dialog.getByLabel('Grund')).toBeFocused(slowly);
      await page.keyboard.type('Verrechnet');
      await expectFineRoom(page);
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden(slowly);
      await expect(page.getByRole('complementary', { name: 'Verlauf' })).toContainText('Verrechnet');
      await refuses('Dieses Angebot haben wir zurückgezogen.');
      await page.goto(officeUrl(engine, `/angebote?wort=${number}`));
      await expect(page.getByRole('row').filter({ hasText: number })).toContainText('zurückgezogen', slowly);
    });

    await test.step('over; prolonged it can be accepted on the telephone', async () => {
      const { number, link } = await makeOffer(page, engine, email);
      await customer.goto(link);
      await letOfferExpire(engine, number);
      await refuses('Dieses Angebot ist abgelaufen.');
      await page.reload();
      await expect(page.getByText('abgelaufen').first()).toBeVisible(slowly);
      await expect(page.getByRole('button', { name: 'Angenommen per Telefon' })).toHaveCount(0);
      await page.getByRole('button', { name: 'Verlängern' }).press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Verlängern' });
      const later = new Date(Date.now() + 7 * 24 * 3_600_000).toISOString().slice(0, 10);
      await dialog.getByLabel('Gültig bis').fill(later);
      await expectFineRoom(page);
      await dialog.getByRole('button', { name: 'Verlängern' }).press('Enter');
      await expect(dialog).toBeHidden(slowly);
      await page.getByRole('button', { name: 'Angenommen per Telefon' }).press('Enter');
      const reading = page.getByRole('dialog', { name: 'Angebot vorlesen und annehmen' });
      await expect(reading.getByRole('checkbox').first()).toBeVisible(slowly);
      await expectFineRoom(page, { inLargeText: true });
      for (const box of await reading.getByRole('checkbox').all()) await box.press('Space');
      await reading.getByRole('button', { name: 'Angenommen per Telefon' }).press('Enter');
      await expect(page.getByText(/^Bestellung \d{4}-\d+ aufgenommen$/).first()).toBeVisible(slowly);
      await customer.goto(link);
      await expect(customer.getByRole('status')).toContainText('Sie haben dieses Angebot angenommen.', slowly);
    });
    await customer.close();
  });
});
