import { expectAccessible } from './accessible.ts';
import { importCustomers, logIn, logOut, openLogin, placeOf, setPassword } from './account-journey.ts';
import { fillCart, keptCart } from './filled-cart.ts';
import { chooseAndGoOn, customer } from './order-form.ts';
import { keepAddress, leaveShop, seeOrders } from './own-account.ts';
import { inEach, onPostgres, phone } from './places.ts';
import { expect, type Page, test } from './shop-test.ts';
import { visit } from './visit.ts';

const password = 'Ein kurzer Satz!';

/** The whole session storage of the tab, as text. */
const storedInTab = (page: Page) => page.evaluate(() => JSON.stringify(Object.values(sessionStorage)));

inEach({ phone, 'desktop, PostgreSQL': onPostgres }, () => {
  test('register, verify, log in, and order as oneself [SPEC §1.2, §1.11, §6.2]', async ({
    page,
    noPageErrors,
    engine,
  }) => {
    // An intended refusal: a wrong password.
    noPageErrors.allow(/status of 403/);
    // The whole life of an account takes longer than other journeys.
    test.slow();
    const email = `ada.${engine}@kunde.example`;
    const [name = ''] = await fillCart(page);

    await test.step('from the overlay to the registration, which ends at the shop’s start, logged in, with the cart from before', async () => {
      const overlay = await openLogin(page);
      await overlay.getByRole('link', { name: 'Registrierung / Passwort zurücksetzen' }).click();
      await setPassword(page, email, password);
      await expect.poll(() => namesInCart(page)).toEqual([name]);
      await logOut(page);
    });

    await test.step('a login reloads the page, and brings the cart back [SPEC §2.13.1, §4.2.1, §4.2.2, §4.2.3, §4.2.8]', async () => {
      await logIn(page, email.toUpperCase(), password);
      await expect.poll(() => namesInCart(page)).toEqual([name]);
    });

    await test.step('the order form knows the e-mail address, which stays as it is [SPEC §4.2.9, §6.3]', async () => {
      await visit(page, '/shop/P/cart/order');
      await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue(email);
      await expect(page.getByLabel('E-Mail-Adresse')).toBeDisabled();
      await page.getByLabel('Vorname').fill(customer.firstName);
      await page.getByLabel('Nachname').fill(customer.name);
      await page.getByLabel('Straße und Hausnummer').fill(customer.street);
      await page.getByLabel('Postleitzahl').fill(customer.zipCode);
      await page.getByLabel('Ort').fill(customer.city);
      await chooseAndGoOn(page);
      await expect(page.getByText(email)).toBeVisible();
      await page.getByRole('checkbox').first().check();
      await page.getByRole('button', { name: 'Kostenpflichtig bestellen' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Danke für Ihre Bestellung' })).toBeVisible();
    });

    await test.step('logged out, the page is loaded anew, and nothing of the customer stays in the browser [SPEC §2.13.1, §2.13.2, §2.13.5, §4.2.1, §4.2.2, §4.2.3, §6.3]', async () => {
      const overlay = await openLogin(page, 'Angemeldet');
      await expect(overlay.getByText(email)).toBeVisible();
      await expect(overlay.getByRole('link', { name: 'Mein Konto' })).toHaveAttribute('href', '/konto');
      await expect(overlay.getByRole('link', { name: 'Passwort ändern' })).toHaveAttribute('href', '/shop/P/register');
      await expectAccessible(page, { inDark: true });
      await overlay.getByRole('button', { name: 'Schließen' }).click();
      await visit(page, '/shop');
      await logOut(page);
      const stored = await storedInTab(page);
      for (const word of [email, customer.street, name]) expect(stored).not.toContain(word);
    });

    const owner = { email, password };
    await seeOrders(page, owner, name);
    await keepAddress(page);
    await leaveShop(page, owner, name);
  });

  test('an account of another shop is claimed by a code, and its billing address stays the operator’s', async ({
    page,
    noPageErrors,
    engine,
  }) => {
    // SPEC §4: the only intended answer with status 500.
    noPageErrors.allow(/status of 500/);
    const email = `import.${engine}@kunde.example`;
    importCustomers(
      placeOf(engine),
      'E-Mail;Vorname;Name;Firma;Straße;PLZ;Ort;Land',
      `${email};Ida;Mport;Mport KG;Altgasse 9;8010;Graz;AT`,
    );

    await test.step('its login opens the dialog, and closing that in any way leads to the registration [SPEC §2.12.4, §2.14.5, §4.2.5, §4.2.6, §7.3.7, §8.1, §9.9]', async () => {
      await visit(page, '/agb');
      const dialog = page.getByRole('alertdialog', { name: 'Benutzeranmeldung' });
      for (const close of [
        () => dialog.getByRole('button', { name: 'Ok' }).click(),
        () => page.keyboard.press('Escape'),
      ]) {
        const overlay = await openLogin(page);
        await overlay.getByLabel('E-Mail-Adresse oder Benutzername').fill(email);
        await overlay.getByLabel(/^Passwort \*$/).fill('das alte Passwort');
        await overlay.getByRole('button', { name: 'Anmelden' }).click();
        await expect(
          dialog.getByText(
            'Dein Benutzername wurde aus einem Vorsystem importiert. Aus Sicherheitsgründen konnten wir das Passwort nicht übertragen, bitte fordere daher ein neues Passwort an.',
            { exact: true },
          ),
        ).toBeVisible();
        await close();
        await expect(page).toHaveURL('/shop/P/register');
        await expect(dialog).toBeHidden();
        await expect(page.getByLabel('E-Mail-Adresse oder Benutzername')).toHaveValue(email);
      }
    });

    await test.step('claimed by a code, it lets its owner in', async () => {
      await setPassword(page, email, password);
    });

    await test.step('the order form brings the billing address, locked, and says why; the summary shows the same [SPEC §4.2.10, §6.3]', async () => {
      await fillCart(page);
      await page.getByRole('button', { name: 'Weiter zur Bestellung' }).click();
      await expect(page.getByLabel('Straße und Hausnummer')).toHaveValue('Altgasse 9');
      for (const field of ['Firma', 'Vorname', 'Nachname', 'Straße und Hausnummer', 'Postleitzahl', 'Ort', 'Land'])
        await expect(page.getByLabel(field)).toBeDisabled();
      await expect(page.getByText(/Ihre Rechnungsadresse ist bei uns hinterlegt/)).toBeVisible();
      await expectAccessible(page, { inDark: true });
      await chooseAndGoOn(page);
      await expect(page.getByText('Altgasse 9')).toBeVisible();
      await expect(page.getByText(email)).toBeVisible();
    });
  });
});

/** The names of the articles in the stored cart. */
async function namesInCart(page: Page): Promise<string[]> {
  return (await keptCart(page)).items.map(({ product }) => product.name);
}
