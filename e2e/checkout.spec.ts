import { everything } from './list-page.ts';
import { customer } from './order-form.ts';
import { expect, type Page, test } from './shop-test.ts';
import { cents } from './shown-sums.ts';
import { reload, visit } from './visit.ts';

const proceed = (page: Page) => page.getByRole('button', { name: 'Weiter zur Zusammenfassung' }).click();
const order = (page: Page) => page.getByRole('button', { name: 'Kostenpflichtig bestellen' });
const chosen = (page: Page, group: RegExp, name: string) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name });

/** Puts the first product into the cart and opens the order form. */
async function startOrdering(page: Page, amount: string): Promise<void> {
  await visit(page, everything);
  await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').click();
  await page
    .getByRole('textbox', { name: /^Menge/ })
    .first()
    .fill(amount);
  await page.getByRole('button', { name: 'In den Warenkorb' }).first().click();
  await expect(page.getByText('wurde dem Warenkorb hinzugefügt.').first()).toBeVisible();
  await visit(page, '/shop/P/cart/order');
  await expect(page.getByRole('heading', { level: 1, name: 'Ihre Daten' })).toBeVisible();
}

/** The values of the fields, in their order. */
async function typed(page: Page): Promise<string[]> {
  return page
    .getByRole('textbox')
    .or(page.getByRole('combobox'))
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
}

test('the order form says what is wrong where it is wrong, and loses nothing that was typed', async ({
  page,
  noPageErrors,
}) => {
  noPageErrors.allow(/409/); // the order's carrier does not accept it
  await startOrdering(page, '250');
  const email = page.getByLabel('E-Mail-Adresse');
  const zipCode = page.getByLabel('Postleitzahl').first();
  const country = page.getByLabel('Land').first();
  const separate = page.getByLabel('An eine andere Adresse liefern');

  await test.step('browsers know what to fill in, for billing and shipping apart [LAW A6]', async () => {
    await separate.check();
    const fields = await page
      .locator('.order-form :is(input:not([type=radio], [type=checkbox]), select)')
      .evaluateAll((all) =>
        (all as HTMLInputElement[]).map(({ name, autocomplete, inputMode }) => [name, autocomplete, inputMode]),
      );
    const address = (group: string, kind: string) => [
      [`${group}.companyName`, `${kind} organization`, 'text'],
      [`${group}.firstName`, `${kind} given-name`, 'text'],
      [`${group}.name`, `${kind} family-name`, 'text'],
      [`${group}.street`, `${kind} address-line1`, 'text'],
      [`${group}.zipCode`, `${kind} postal-code`, 'numeric'],
      [`${group}.city`, `${kind} address-level2`, 'text'],
      [`${group}.country`, `${kind} country`, ''],
    ];
    expect(fields).toEqual([
      ['email', 'email', 'email'],
      ...address('address', 'billing'),
      ...address('shippingAddress', 'shipping'),
      ['vatId', 'off', ''],
      ['externalNumber', 'off', ''],
    ]);
    await separate.uncheck();
  });

  await test.step('errors come when a field was left, not before [SPEC §5.10, §8.8]', async () => {
    await expect(page.getByText('Pflichtfeld')).toHaveCount(0);
    await email.focus();
    await page.getByLabel('Vorname').focus();
    await expect(page.getByText('Pflichtfeld')).toHaveCount(1);
    await email.fill('kunde@');
    await expect(page.getByText('Keine gültige Mailadresse')).toBeVisible();
    await expect(email).toHaveAccessibleDescription(/^Keine gültige Mailadresse /);
    await email.fill('jörg@müller.at');
    await expect(email).toHaveAccessibleDescription(/Keine gültige Mailadresse\. Vor dem @ sind keine Umlaute/);
    await email.fill('kunde@');
  });

  await test.step('a payment left by keyboard without a choice is required, the cheapest carrier is chosen; what is kept then is whole, also by what cannot be read [SPEC §5.13]', async () => {
    const says = (group: RegExp) => page.getByRole('group', { name: group }).getByText('Pflichtfeld', { exact: true });
    await chosen(page, /^Zahlungsart/, 'Vorkasse').focus();
    await expect(says(/^Zahlungsart/)).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(says(/^Zahlungsart/)).toBeVisible();
    // These goods are too heavy for a parcel.
    await expect(chosen(page, /^Versandart/, 'Spedition')).toBeChecked();
    await page.getByLabel('Zusätzliche Angaben').fill('B-17');
    const stored = () => page.evaluate(() => JSON.parse(sessionStorage.getItem('details') ?? 'null'));
    expect(await stored()).toMatchObject({
      email: 'kunde@',
      paymentCondition: '',
      carrier: 'Spedition',
      externalNumber: 'B-17',
    });
    await reload(page);
    await expect(email).toHaveValue('kunde@');
    await expect(page.getByLabel('Zusätzliche Angaben')).toHaveValue('B-17');
    await page.evaluate((details) => sessionStorage.setItem('details', JSON.stringify({ ...details, carrier: null })), {
      ...(await stored()),
    });
    await reload(page);
    await expect(email).toHaveValue('kunde@');
    await expect(page.getByText('Ihre gespeicherten Angaben konnten nicht gelesen werden.')).toHaveCount(0);
  });

  await test.step('a wrong form stays, and the focus goes to the first wrong field [LAW C3, A3] [SPEC §2.9.5, §5.13]', async () => {
    await proceed(page);
    await expect(email).toBeFocused();
    await expect(page.getByText('Pflichtfeld')).toHaveCount(6);
    await expect(page.getByRole('alert').filter({ hasText: 'Bitte prüfen Sie die markierten Felder.' })).toBeVisible();
    await email.fill(customer.email);
    await page.getByLabel('Vorname').fill('Ada');
    await proceed(page);
    await expect(page.getByLabel('Nachname')).toBeFocused();
  });

  await test.step('the postal code is judged by the country, whichever comes first', async () => {
    await zipCode.fill('80331');
    // The click that leaves the field hits its target, although the error makes the page longer.
    await separate.check();
    const wrong = page.getByText('Keine gültige Postleitzahl für dieses Land (Beispiel: 1010)');
    await expect(wrong).toBeVisible();
    await country.selectOption('Deutschland');
    await expect(wrong).toHaveCount(0);
    await country.selectOption('Liechtenstein');
    await expect(page.getByText('Keine gültige Postleitzahl für dieses Land (Beispiel: 9490)')).toBeVisible();
    await country.selectOption('Österreich');
    await expect(wrong).toBeVisible();
  });

  await test.step('a carrier that cannot take the order is refused', async () => {
    await expect(page.getByText('für diese Bestellung nicht möglich')).toHaveCount(1);
    await chosen(page, /^Versandart/, 'Paketpost').check();
    await proceed(page);
    await expect(page.getByText('Diese Versandart ist für diese Bestellung nicht möglich.')).toBeVisible();
  });

  await test.step('half typed, wrong and far too long: all of it is there again, however one comes back [SPEC §2.9.6]', async () => {
    await page.getByLabel('Zusätzliche Angaben').fill('<b>ß</b> שלום 👩‍🔧 '.repeat(600));
    await page.getByLabel('Ort').last().fill('Bozen');
    const before = await typed(page);
    expect(before).toContain('80331');
    const expectAllThere = async () => {
      await expect(page.getByLabel('Ort').last()).toHaveValue('Bozen');
      expect(await typed(page)).toEqual(before);
      await expect(chosen(page, /^Versandart/, 'Paketpost')).toBeChecked();
    };
    await reload(page);
    await expectAllThere();
    await page.getByRole('contentinfo').getByRole('link', { name: 'AGB' }).click();
    await expect(page).toHaveURL(/\/agb$/);
    await page.goBack();
    await expectAllThere();
    await page.getByRole('button', { name: 'Zurück zum Warenkorb' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Warenkorb' })).toBeVisible();
    await page.getByRole('button', { name: 'Weiter zur Bestellung' }).click();
    await expectAllThere();
    // A stored form need not be valid. The summary leads back to it.
    await visit(page, '/shop/P/cart/summary');
    await expect(page).toHaveURL(/\/order$/);
    await expectAllThere();
    await expect(page.getByText('Diese Angabe ist zu lang')).toHaveCount(0);
    await proceed(page);
    await expect(page.getByText('Diese Angabe ist zu lang (höchstens 100 Zeichen).')).toBeVisible();
  });

  await test.step('fields that a browser fills in silence count as filled [SPEC §2.10.2]', async () => {
    await page.getByLabel('Zusätzliche Angaben').fill('');
    const filled = { name: customer.name, street: customer.street, zipCode: customer.zipCode, city: customer.city };
    await page.locator('form.order-form').evaluate((form, values) => {
      for (const [field, value] of Object.entries(values)) {
        const input = form.querySelector<HTMLInputElement>(`[name="address.${field}"]`);
        if (input) input.value = value;
      }
    }, filled);
    await page.getByLabel('Ort').last().fill('');
    await chosen(page, /^Zahlungsart/, 'Vorkasse').check();
    await chosen(page, /^Versandart/, 'Spedition').check();
  });

  await test.step('an empty or incomplete shipping address is reported at its fields; only a second press of the button continues [SPEC §5.15]', async () => {
    const shipping = page.getByRole('group', { name: 'Lieferadresse' });
    const [street, place] = [shipping.getByLabel('Straße und Hausnummer'), shipping.getByLabel('Ort')];
    const told = shipping.getByText('Bitte ausfüllen, oder Haken entfernen', { exact: true });
    const alert = page.getByRole('alert').filter({ hasText: 'Wenn Sie trotzdem weitergehen' });
    const goOn = page.getByRole('button', { name: 'Trotzdem weiter zur Zusammenfassung' });
    const next = page.getByRole('button', { name: 'Weiter zur Zusammenfassung', exact: true });
    await next.dblclick();
    await expect(street).toBeFocused();
    await expect(told).toHaveCount(3);
    await expect(street).toHaveAccessibleDescription('Bitte ausfüllen, oder Haken entfernen');
    await expect(alert).toContainText('Ihre Lieferadresse ist noch leer.');
    await expect(alert).toContainText('liefern wir an Ihre Rechnungsadresse.');
    // Enter in a field must not submit the form.
    await place.fill('Bozen');
    await place.press('Enter');
    await expect(street).toBeFocused();
    await expect(told).toHaveCount(2);
    await expect(alert).toContainText('liefern wir an die Adresse, wie sie hier steht.');
    await expect(page).toHaveURL(/\/order$/);
    await goOn.press('Enter');
    await expect(
      page.getByText('Diese Adresse ist unvollständig. Wir liefern an sie, wie sie hier steht.'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Adresse bearbeiten' }).click();
    await place.fill('');
    await next.click();
    await expect(street).toBeFocused();
    await goOn.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Zusammenfassung' })).toBeVisible();
    await expect(page.getByText('1050 Wien')).toBeVisible();
  });

  await test.step('a shipping address that was ticked and left empty is none, and the summary says where the goods go', async () => {
    await expect(page.getByRole('heading', { name: 'Lieferadresse' })).toHaveCount(0);
    await expect(page.getByText('Die Lieferung geht an diese Adresse.')).toBeVisible();
  });
});

test('an order to another country is one order, although its answer was lost [LAW X2]', async ({
  page,
  noPageErrors,
}) => {
  await startOrdering(page, '2');

  await test.step('each carrier says what it asks for the country the goods go to [LAW X4] [SPEC §1.8, §2.9.2, §3.15]', async () => {
    const parcel = page.getByRole('group', { name: /^Versandart/ }).locator('label', { hasText: 'Paketpost' });
    await expect(parcel).toContainText(/4,90\s€/);
    await page.getByLabel('An eine andere Adresse liefern').check();
    await page.getByLabel('Land').last().selectOption('Italien');
    await expect(parcel).toContainText(/9,90\s€/);
    const shipping = page.getByRole('group', { name: 'Lieferadresse' });
    await shipping.getByLabel('Vorname').fill('Bo');
    await shipping.getByLabel('Nachname').fill('Berger');
    await shipping.getByLabel('Straße und Hausnummer').fill('Laubengasse 5');
    await shipping.getByLabel('Postleitzahl').fill('I-39100');
    await shipping.getByLabel('Ort').fill('Bozen (BZ)');
  });

  const total =
    await test.step('the summary shows all of it [LAW C1] [SPEC §1.8, §2.10.1, §2.10.2, §2.10.4, §2.10.6, §2.10.8, §2.10.9]', async () => {
      // The first total is made a euro cheaper on its way to the page. The order must not be placed at this total.
      await page.route('**/api/shop/order/calc', async (route) => {
        const answer = await route.fetch();
        const calculated = await answer.json();
        calculated.total.gross = Math.round(calculated.total.gross * 100 - 100) / 100;
        await route.fulfill({ response: answer, json: calculated });
      });
      const billing = page.getByRole('group', { name: 'Rechnungsadresse' });
      await billing.getByText('+ Firma angeben').click();
      await billing.getByLabel('Firma').fill('Lang & Söhne GmbH');
      await billing.getByLabel('Vorname').fill(customer.firstName);
      await billing.getByLabel('Nachname').fill(customer.name);
      await billing.getByLabel('Straße und Hausnummer').fill(customer.street);
      await billing.getByLabel('Postleitzahl').fill('A-1050');
      await billing.getByLabel('Ort').fill(customer.city);
      await page.getByLabel('E-Mail-Adresse').fill(customer.email);
      await chosen(page, /^Zahlungsart/, 'Vorkasse').check();
      await chosen(page, /^Versandart/, 'Paketpost').check();
      await proceed(page);
      const linesOf = (heading: string) =>
        page
          .locator('section', { has: page.getByRole('heading', { name: heading }) })
          .locator('address')
          .textContent();
      const billingLines = ['Ada Lang', 'Lang & Söhne GmbH', customer.street, '1050 Wien', 'Österreich'];
      expect(await linesOf('Rechnungsadresse')).toBe(billingLines.join('\n'));
      const shippingLines = ['Bo Berger', 'Laubengasse 5', '39100 Bozen (BZ)', 'Italien'];
      expect(await linesOf('Lieferadresse')).toBe(shippingLines.join('\n'));
      await expect(page.getByText('Die Lieferung geht an diese Adresse.')).toHaveCount(0);
      await expect(page.getByText('Zahlart: Vorkasse', { exact: true })).toBeVisible();
      const line = page.locator('.summary-line');
      await expect(line.locator('.summary-line-name')).toHaveText('Fuchsschwanz 400 mm');
      await expect(line.getByText(/^2 Stück × 18,90\s€/)).toBeVisible();
      await expect(line.locator('.summary-line-total')).toHaveText(/^37,80\s€$/);
      expect(await cents(page, 'zuzüglich Versandkosten')).toBe(990);
      expect(await cents(page, 'Summe')).toBe(3780 + 990 - 100);
      await expect(page.getByText(/^Lieferzeit: /)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Adresse bearbeiten' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Warenkorb bearbeiten' })).toBeVisible();
      await expect(order(page)).toBeEnabled();
      await page.unroute('**/api/shop/order/calc');
      return page.locator('.place-order-total').textContent();
    });

  const sent: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/order/finish')) sent.push(request.headers()['idempotency-key']);
  });
  const alert = page.getByRole('alertdialog');
  const close = () => alert.getByRole('button', { name: 'Schließen' }).click();

  await test.step('without the mandatory option nothing is sent; the first missing one is named [SPEC §5.17, §5.18]', async () => {
    await order(page).click();
    await expect(alert.getByRole('heading', { name: 'Achtung' })).toBeVisible();
    await expect(alert.getByText('Zustimmung zu den AGB wurde nicht ausgewählt', { exact: true })).toBeVisible();
    await close();
    await expect(page.getByRole('checkbox').first()).toBeFocused();
    expect(sent).toEqual([]);
  });

  await test.step('another total than the shop’s is shown afresh and asked for again [SPEC §2.10.6]', async () => {
    noPageErrors.allow(/409/);
    await page.getByRole('checkbox').first().check();
    await order(page).click();
    await expect(alert.getByRole('heading', { name: 'Ihre Bestellung hat sich geändert' })).toBeVisible();
    await expect(alert.getByText(/^Summe bisher \d+,\d\d\s€, jetzt \d+,\d\d\s€\.$/)).toBeVisible();
    await close();
    await expect(order(page)).toBeFocused();
    await expect(page.locator('.place-order-total')).not.toHaveText(total ?? '');
    expect(await cents(page, 'Summe')).toBe(3780 + 990);
    await expect(page.getByRole('checkbox').first()).toBeChecked();
  });

  await test.step('ticked options stay ticked, also after going back to the address [SPEC §4.3.8]', async () => {
    await page.getByRole('checkbox').last().check();
    await page.getByRole('button', { name: 'Adresse bearbeiten' }).click();
    await proceed(page);
    await expect(order(page)).toBeEnabled();
    expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(2);
    await reload(page);
    await expect(order(page)).toBeEnabled();
    expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(2);
  });

  await test.step('any other refusal is shown in a dialog titled Fehler, in the words of the shop [SPEC §2.14.1, §4.4.1, §4.4.3, §8.5, §8.6, §8.13]', async () => {
    noPageErrors.allow(/429/);
    const msg = 'Zu viele Anfragen. Bitte warten Sie einen Augenblick.';
    await page.route(
      '**/api/shop/order/finish',
      (route) => route.fulfill({ status: 429, json: { code: 'too-many-requests', msg } }),
      { times: 1 },
    );
    await order(page).click();
    await expect(alert.getByRole('heading', { name: 'Fehler' })).toBeVisible();
    await expect(alert.getByText(msg, { exact: true })).toBeVisible();
    await close();
    await expect(order(page)).toBeEnabled();
  });

  const lost =
    await test.step('the network goes after the shop has the order: the customer is told what to do [SPEC §4.4.3, §8.13]', async () => {
      noPageErrors.allow(/ERR_FAILED/);
      let orderNumber = '';
      await page.route(
        '**/api/shop/order/finish',
        async (route) => {
          const answer = await route.fetch();
          orderNumber = (await answer.json()).orderNumber;
          await route.abort();
        },
        { times: 1 },
      );
      await order(page).click();
      await expect(alert.getByRole('heading', { name: 'Fehler' })).toBeVisible();
      await expect(alert.getByText(/wird sie kein zweites Mal ausgeführt\.$/)).toBeVisible();
      await close();
      expect(orderNumber).toMatch(/^2\d{3}-\d{6}$/);
      return orderNumber;
    });

  await test.step('ordering again finds the same order, and only one mail is sent', async () => {
    await order(page).click();
    await expect(page.getByText(`Bestellnummer: ${lost}`)).toBeVisible();
    expect(sent).toHaveLength(4);
    expect(new Set(sent).size).toBe(1);
    await expect(async () => {
      await page.goto('/outbox');
      await expect(page.getByRole('link', { name: `Ihre Bestellung ${lost}` })).toHaveCount(1, { timeout: 500 });
      await expect(page.getByRole('link', { name: `Bestellung ${lost}:` })).toHaveCount(1, { timeout: 500 });
    }).toPass();
    await visit(page, '/shop/P/cart');
    await expect(page.getByRole('heading', { name: 'Ihr Warenkorb ist noch leer' })).toBeVisible();
  });
});
