import { importCustomers, placeOf, setPassword } from './account-journey.ts';
import { chooseAndGoOn } from './order-form.ts';
import { inEach, onPostgres, phone } from './places.ts';
import { expect, test } from './shop-test.ts';
import { cents as centsOf } from './shown-sums.ts';
import { visit } from './visit.ts';

const password = 'Ein kurzer Satz!';
/** In the demo: 15 % off tools, net. */
const list = '/shop/werkzeug/schlagwerkzeug?sort=price-asc';

inEach({ phone, 'desktop, PostgreSQL': onPostgres }, () => {
  test('a partner sees net prices of their own in list, product, cart and order, and pays on account [SPEC §6.5]', async ({
    page,
    browser,
    engine,
  }) => {
    const email = `meister.${engine}@betrieb.example`;
    const head = 'E-Mail;Kundengruppe;Vorname;Name;Firma;Straße;PLZ;Ort;Land';
    importCustomers(placeOf(engine), head, `${email};Fachbetrieb;Max;Meister;Meister KG;Weg 1;1010;Wien;AT`);
    const cards = page.getByRole('main').getByRole('article');
    await visit(page, list);
    const cents = async () => {
      const text = await cards.first().locator('.price-amount').textContent();
      return Number((text ?? '').replace(/[^\d]/g, ''));
    };
    await expect(cards.first().getByTitle('inkl. USt.')).toBeVisible();
    const gross = await cents();

    const beforeLogin = page.url();
    await visit(page, '/U/register');
    await setPassword(page, email, password);

    await test.step('the list comes from the server with the partner’s prices, kept by nobody', async () => {
      const answer = await visit(page, list);
      expect(answer?.headers()['cache-control']).toBe('private, no-store');
      expect(await answer?.text()).toContain('exkl. USt.');
      await expect(cards.first().getByTitle('exkl. USt.')).toBeVisible();
      expect(await cents()).toBe(Math.round((gross * 85) / 120));
    });

    await test.step('a step back to what the guest saw shows the partner’s prices', async () => {
      for (let steps = 0; steps < 8 && page.url() !== beforeLogin; steps += 1) await page.goBack();
      expect(page.url()).toBe(beforeLogin);
      await expect(cards.first().getByTitle('exkl. USt.')).toBeVisible();
      expect(await cents()).toBe(Math.round((gross * 85) / 120));
    });

    await test.step('a page with everybody’s prices, from a cache, loads the partner’s', async () => {
      const other = await browser.newContext();
      const everybodys = await (await other.request.get(beforeLogin)).text();
      await other.close();
      expect(everybodys).toContain('inkl. USt.');
      await page.route(beforeLogin, (route) =>
        route.fulfill({ contentType: 'text/html; charset=utf-8', body: everybodys }),
      );
      // On a slow machine the answer about the group arrives before the screen is hydrated.
      const developerTools = await page.context().newCDPSession(page);
      await developerTools.send('Emulation.setCPUThrottlingRate', { rate: 12 });
      await visit(page, beforeLogin);
      await expect(cards.first().getByTitle('exkl. USt.')).toBeVisible({ timeout: 60_000 });
      await developerTools.detach();
      expect(await cents()).toBe(Math.round((gross * 85) / 120));
      await page.unroute(beforeLogin);
    });

    await test.step('others see what they saw, from the same address', async () => {
      const other = await browser.newContext();
      const answer = await visit(await other.newPage(), new URL(list, page.url()).href);
      expect(await answer?.text()).not.toContain('exkl. USt.');
      await other.close();
    });

    await test.step('the cart adds the tax at the end, and the order is one of the group’s', async () => {
      await cards.first().getByRole('link').first().click();
      const main = page.getByRole('main');
      const net = Math.round((gross * 85) / 120);
      const shown = new RegExp(`(^|\\D)${(net / 100).toFixed(2).replace('.', ',')}\\s€`);
      const offer = main.locator('.offer').first();
      await expect(offer).toContainText(shown);
      await expect(offer).toContainText('exkl. USt.');
      await offer.getByRole('button', { name: 'In den Warenkorb' }).click();
      await visit(page, '/shop/P/cart');
      await expect(main.getByRole('list', { name: 'Artikel im Warenkorb' }).getByRole('listitem')).toContainText(shown);
      const sums = async () => {
        const taken = [/zuzüglich Versandkosten/, /Summe netto/, /zuzüglich USt\. 20/, /Gesamtsumme/];
        const [shipping, sumNet, tax, total] = await Promise.all(taken.map((words) => centsOf(page, words)));
        return { shipping, sumNet, tax, total };
      };
      const { shipping = 0, ...costs } = await sums();
      const tax = Math.round(net * 0.2) + Math.round(shipping * 0.2);
      expect(costs).toEqual({ sumNet: net + shipping, tax, total: net + shipping + tax });
      await visit(page, '/shop/P/cart/order');
      await expect(page.getByRole('radio', { name: 'Kauf auf Rechnung' })).toBeVisible();
      await chooseAndGoOn(page);
      await page.goBack();
      await page.getByRole('radio', { name: 'Kauf auf Rechnung' }).check();
      await page.getByRole('button', { name: 'Weiter zur Zusammenfassung' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Zusammenfassung' })).toBeVisible();
      await expect(main.getByText('Zahlart: Kauf auf Rechnung', { exact: true })).toBeVisible();
      expect(await sums()).toEqual({ shipping, ...costs });
      for (const box of await page.getByRole('main').getByRole('checkbox').all()) await box.check();
      await page.getByRole('button', { name: 'Kostenpflichtig bestellen' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Danke für Ihre Bestellung' })).toBeVisible();
      await expect(main.locator('.ordered-line')).toContainText(shown);
      expect(await sums()).toEqual({ shipping, ...costs });
      const transfer = page.getByRole('region', { name: 'Ihre Überweisung' });
      await expect(transfer.getByText('Zahlart: Kauf auf Rechnung')).toBeVisible();
      await expect(
        transfer.getByText(/^.*Sie bezahlen den Gesamtbetrag von .* nach Erhalt der Ware auf Rechnung\.$/),
      ).toBeVisible();
    });
  });
});
