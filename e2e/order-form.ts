import { expect, type Page } from './shop-test.ts';

/** The buyer in the journeys. */
export const customer = {
  email: 'ada.lang@kunde.example',
  firstName: 'Ada',
  name: 'Lang',
  street: 'Gartengasse 7/3',
  zipCode: '1050',
  city: 'Wien',
};

/** Fills the order form, with Vorkasse by default, and continues to the summary. */
export async function fillOrderForm(page: Page, buyer = customer, payment = 'Vorkasse'): Promise<void> {
  await page.getByLabel('E-Mail-Adresse').fill(buyer.email);
  await page.getByLabel('Vorname').fill(buyer.firstName);
  await page.getByLabel('Nachname').fill(buyer.name);
  await page.getByLabel('Straße und Hausnummer').fill(buyer.street);
  await page.getByLabel('Postleitzahl').fill(buyer.zipCode);
  await page.getByLabel('Ort').fill(buyer.city);
  await chooseAndGoOn(page, payment);
}

/** Chooses a payment condition and the first carrier in the order form, and continues to the summary. */
export async function chooseAndGoOn(page: Page, payment = 'Vorkasse'): Promise<void> {
  await page.getByRole('radio', { name: payment }).check();
  await page
    .getByRole('group', { name: /^Versandart/ })
    .getByRole('radio')
    .first()
    .check();
  await page.getByRole('button', { name: 'Weiter zur Zusammenfassung' }).click();
  // Otherwise the next steps would find boxes and buttons of the form.
  await expect(page.getByRole('heading', { level: 1, name: 'Zusammenfassung' })).toBeVisible();
}
