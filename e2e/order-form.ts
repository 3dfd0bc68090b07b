import type { Page } from './shop-test.ts';

/** Who buys in the journeys. */
export const customer = {
  email: 'ada.lang@kunde.example',
  firstName: 'Ada',
  name: 'Lang',
  street: 'Gartengasse 7/3',
  zipCode: '1050',
  city: 'Wien',
};

/** Fills the order form, paying by Vorkasse, and goes on to the summary. */
export async function fillOrderForm(page: Page): Promise<void> {
  await page.getByLabel('E-Mail-Adresse').fill(customer.email);
  await page.getByLabel('Vorname').fill(customer.firstName);
  await page.getByLabel('Nachname').fill(customer.name);
  await page.getByLabel('Straße und Hausnummer').fill(customer.street);
  await page.getByLabel('Postleitzahl').fill(customer.zipCode);
  await page.getByLabel('Ort').fill(customer.city);
  await page.getByRole('radio', { name: 'Vorkasse' }).check();
  await page
    .getByRole('group', { name: /^Versandart/ })
    .getByRole('radio')
    .first()
    .check();
  await page.getByRole('button', { name: 'Weiter zur Zusammenfassung' }).click();
}
