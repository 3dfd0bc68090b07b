import { beginAsOwner, expectFineRoom, officeUrl, placeForOffice, refusals, room } from './office.ts';
import { inEach, onPostgres } from './places.ts';
import { expect, type Page, test } from './shop-test.ts';

const pieces = (page: Page) => page.getByRole('region', { name: 'Positionen' }).getByRole('cell');

inEach({ 'on SQLite': {}, 'on PostgreSQL': onPostgres }, () => {
  test('an order is found, shipped in part, the rest cancelled, and what was shipped comes back', async ({
    page,
    engine,
    noPageErrors,
  }) => {
    noPageErrors.allow(refusals);
    const number = await placeForOffice(engine, 2);
    await beginAsOwner(page, engine, 'Otto Order');

    await test.step('the list finds it by its last digits, and its filters are the address', async () => {
      await page.keyboard.press('g');
      await page.keyboard.press('b');
      await expect(room(page, 'Bestellungen')).toBeVisible();
      await page.getByRole('searchbox', { name: 'Suche' }).fill(number.slice(-4));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`wort=${number.slice(-4)}`));
      await page.getByRole('combobox', { name: 'Versand' }).selectOption('offen');
      await expect(page).toHaveURL(/versand=open/);
      await expect(page.getByRole('link', { name: number })).toBeVisible();
      await expectFineRoom(page);
    });

    await test.step('the order says what was bought', async () => {
      await page.getByRole('link', { name: number }).click();
      await expect(room(page, `Bestellung ${number}`)).toBeVisible();
      await expect(pieces(page).nth(0)).toHaveText('2');
      await expect(pieces(page).nth(1)).toHaveText('2');
      await expectFineRoom(page);
    });

    await test.step('the address is corrected: a wrong postal code is refused at its field', async () => {
      await page.getByRole('button', { name: 'Adresse berichtigen' }).click();
      const dialog = page.getByRole('dialog', { name: 'Adresse berichtigen' });
      await dialog.getByLabel('PLZ').fill('99');
      await dialog.getByLabel('Straße und Hausnummer').fill('Neue Gasse 7');
      await dialog.getByLabel('Grund').fill('Kunde rief an');
      await page.keyboard.press('Enter');
      await expect(dialog.getByLabel('PLZ')).toBeFocused();
      await expectFineRoom(page);
      await dialog.getByLabel('PLZ').fill('1070');
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('region', { name: 'Kunde' })).toContainText('Neue Gasse 7');
      await expect(page.getByRole('complementary', { name: 'Verlauf' })).toContainText('Kunde rief an');
    });

    await test.step('the customer wants one more: the preview shows the difference before anything changes', async () => {
      await page.getByRole('button', { name: 'Positionen ändern' }).click();
      const dialog = page.getByRole('dialog', { name: 'Positionen ändern' });
      await dialog.getByLabel('Menge').fill('3');
      await dialog.getByLabel('Grund').fill('Kunde will drei');
      await expectFineRoom(page);
      await page.keyboard.press('Enter');
      await expect(dialog.getByRole('status')).toContainText('Unterschied:');
      await expect(pieces(page).nth(0)).toHaveText('2');
      await expectFineRoom(page);
      await dialog.getByRole('button', { name: 'Bestellung ändern' }).click();
      await expect(dialog).toBeHidden();
      await expect(pieces(page).nth(0)).toHaveText('3');
      await expect(page.getByRole('complementary', { name: 'Verlauf' })).toContainText('Kunde will drei');
    });

    await test.step('one piece is shipped: too many are refused at their field', async () => {
      await page.getByRole('button', { name: 'Versand melden' }).click();
      const dialog = page.getByRole('dialog', { name: 'Versand melden' });
      await expect(dialog.getByLabel('Sendungsnummer')).toBeFocused();
      await expect(dialog.getByText(/^Noch nicht bezahlt: \d+,\d\d\s€ sind offen/)).toBeVisible();
      await dialog.getByLabel('Trotzdem versenden').check();
      await dialog.getByLabel('Sendungsnummer').fill('0034043449987');
      const amount = dialog.getByRole('group', { name: 'Stückzahlen' }).getByRole('textbox');
      await amount.fill('4');
      await page.keyboard.press('Enter');
      await expect(dialog.getByText('Geben Sie eine ganze Zahl von 0 bis 3 an.')).toBeVisible();
      await expect(amount).toBeFocused();
      await expectFineRoom(page);
      await amount.fill('1');
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
      await expect(pieces(page).nth(2)).toHaveText('1');
      await expect(pieces(page).nth(1)).toHaveText('2');
      await expect(page.getByText('Versand: teilweise versandt')).toBeVisible();
      await expect(page.getByRole('region', { name: 'Pakete' })).toContainText('0034043449987');
      await expect(page.getByRole('button', { name: 'Versand melden' })).toBeFocused();
    });

    await test.step('it was the wrong order: the shipment is undone, its note withdrawn, and shipped again', async () => {
      await page.getByRole('button', { name: 'Lieferschein ausstellen' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Lieferschein ausstellen' }).click();
      const papers = page.getByRole('region', { name: 'Belege' });
      await expect(papers.getByRole('row').filter({ hasText: 'Paket 1' })).toBeVisible();
      await page.getByRole('button', { name: 'Versand zurücknehmen: Paket 1' }).click();
      const dialog = page.getByRole('dialog', { name: 'Versand zurücknehmen: Paket 1' });
      await expect(dialog.getByLabel('Dem Kunden per E-Mail mitteilen')).toBeChecked();
      await expectFineRoom(page);
      await dialog.getByLabel('Grund').fill('Falsche Bestellung');
      await dialog.getByRole('button', { name: 'Versand zurücknehmen', exact: true }).click();
      await expect(dialog).toBeHidden();
      await expect(pieces(page).nth(1)).toHaveText('3');
      await expect(page.getByText('Versand: offen')).toBeVisible();
      await expect(papers.getByRole('row').filter({ hasText: 'Paket 1' })).toContainText('zurückgenommen');
      await expect(page.getByRole('region', { name: 'Pakete' })).toContainText('zurückgenommen');
      await expect(page.getByRole('complementary', { name: 'Verlauf' })).toContainText('Falsche Bestellung');
      await expectFineRoom(page);
      await page.getByRole('button', { name: 'Versand melden' }).click();
      const again = page.getByRole('dialog', { name: 'Versand melden' });
      await again.getByLabel('Trotzdem versenden').check();
      await again.getByRole('group', { name: 'Stückzahlen' }).getByRole('textbox').fill('1');
      await page.keyboard.press('Enter');
      await expect(again).toBeHidden();
      await expect(pieces(page).nth(2)).toHaveText('1');
      await expect(page.getByRole('region', { name: 'Pakete' })).toContainText('Paket 2');
    });

    await test.step('the rest is cancelled', async () => {
      await page.getByRole('button', { name: 'Stornieren' }).click();
      const dialog = page.getByRole('dialog', { name: 'Stornieren' });
      await dialog.getByRole('button', { name: 'Stornieren' }).click();
      await expect(dialog.getByLabel('Grund')).toBeFocused();
      await dialog.getByLabel('Grund').fill('Nicht mehr lieferbar');
      await dialog.getByRole('button', { name: 'Stornieren' }).click();
      await expect(dialog).toBeHidden();
      await expect(pieces(page).nth(3)).toHaveText('2');
      await expect(page.getByRole('button', { name: 'Versand melden' })).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(page.getByRole('complementary', { name: 'Verlauf' })).toContainText('Nicht mehr lieferbar');
      // Nobody knows whether it was paid: nothing says that money has to go back.
      await expect(page.getByRole('region', { name: 'Zahlung', exact: true })).toContainText(
        'Zu erstatten, falls schon bezahlt',
      );
    });

    await test.step('what was shipped comes back', async () => {
      await page.getByRole('button', { name: 'Rücksendung melden' }).click();
      const dialog = page.getByRole('dialog', { name: 'Rücksendung melden' });
      await dialog.getByRole('group', { name: 'Stückzahlen' }).getByRole('textbox').fill('1');
      await dialog.getByLabel('Zurück in den Bestand').uncheck();
      await dialog.getByLabel('Grund').fill('Defekt');
      await expect(dialog.getByLabel('Kunden per E-Mail verständigen')).toBeChecked();
      await dialog.getByRole('button', { name: 'Rücksendung melden' }).click();
      await expect(dialog).toBeHidden();
      await expect(pieces(page).nth(4)).toHaveText('1');
      await expect(page.getByRole('complementary', { name: 'Verlauf' })).toContainText('nicht in den Bestand');
      await expectFineRoom(page);
    });

    await test.step('the list knows without being loaded again', async () => {
      await page.getByRole('link', { name: 'Zur Liste' }).click();
      await expect(page.getByText('Zu dieser Suche gibt es keine Bestellungen.')).toBeVisible();
      await page.getByRole('combobox', { name: 'Versand' }).selectOption('zurückgesandt');
      await expect(page.getByRole('link', { name: number })).toBeVisible();
      await page.goBack();
      await expect(page.getByText('Zu dieser Suche gibt es keine Bestellungen.')).toBeVisible();
    });
  });

  test('many orders take a step together, and the palette opens one by its number', async ({
    page,
    engine,
    noPageErrors,
  }) => {
    noPageErrors.allow(refusals);
    const numbers = [await placeForOffice(engine, 3), await placeForOffice(engine, 3)].toSorted();
    const [first = '', second = ''] = numbers;
    await beginAsOwner(page, engine, 'Mona Many');

    await test.step('one of two is confirmed by hand: together with the other it was so already', async () => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill(first.slice(-4));
      await page.keyboard.press('Enter');
      await expect(room(page, `Bestellung ${first}`)).toBeVisible();
      await page.getByRole('button', { name: 'Annehmen' }).click();
      await expect(page.getByText('In Bearbeitung')).toBeVisible();
      await page.goto(officeUrl(engine, '/bestellungen?folge=alt'));
      for (const number of numbers) await page.getByLabel(`Bestellung ${number} auswählen`).check();
      await page.getByRole('button', { name: 'Schritt für die Auswahl' }).click();
      await page.getByRole('menuitem', { name: 'Annehmen' }).click();
      await page.getByRole('dialog').getByRole('button', { name: '2 Bestellungen annehmen' }).click();
      const result = page.getByRole('dialog', { name: 'Ergebnis' });
      await expect(result.getByRole('status')).toHaveText('1 geändert, 1 war schon so');
      await expect(result.getByRole('row').filter({ hasText: first })).toContainText('Mona Many');
      await expectFineRoom(page);
      await result.getByRole('button', { name: 'Schließen' }).click();
    });

    await test.step('shipped all, the next order of the list is one key away', async () => {
      await page.getByRole('link', { name: first }).click();
      await page.getByRole('button', { name: 'Versand melden' }).click();
      await page.getByRole('dialog').getByLabel('Trotzdem versenden').check();
      await page.getByRole('dialog').getByLabel('Sendungsnummer').fill('0034043449988');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Versand: versandt')).toBeVisible();
      await expect(page.getByRole('link', { name: /^Nächste: / })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(room(page, `Bestellung ${first}`)).toBeHidden();
    });

    await test.step('who comes too late sees who was first, and the order as it is now', async () => {
      await page.goto(officeUrl(engine, `/bestellungen/${second}`));
      const other = await page.context().newPage();
      await other.goto(officeUrl(engine, `/bestellungen/${second}`));
      await page.getByRole('button', { name: 'Stornieren' }).click();
      await other.getByRole('button', { name: 'Zum Packen geben' }).click();
      await expect(other.getByText('Zum Packen gegeben').first()).toBeVisible();
      await other.close();
      const dialog = page.getByRole('dialog', { name: 'Stornieren' });
      await dialog.getByLabel('Grund').fill('Doppelt bestellt');
      await dialog.getByRole('button', { name: 'Stornieren' }).click();
      await expect(dialog.getByRole('alert')).toContainText(
        'Mona Many hat diese Bestellung inzwischen zum Packen gegeben',
      );
      await dialog.getByRole('button', { name: 'Stornieren' }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByText('Storniert', { exact: true }).first()).toBeVisible();
    });
  });
});
