import { readFileSync } from 'node:fs';
import { beginAsOwner, expectFineRoom, officeUrl, placeForOffice, room } from './office.ts';
import { inEach, onPostgres } from './places.ts';
import { expect, type Page, test } from './shop-test.ts';

/** The row of a document in the order's record, by the kind that its number begins with. */
const row = (page: Page, kind: 'RE' | 'RK' | 'LS') =>
  page
    .getByRole('region', { name: 'Belege' })
    .getByRole('row')
    .filter({ hasText: new RegExp(`^${kind}2`) });

inEach({ 'on SQLite': {}, 'on PostgreSQL': onPostgres }, () => {
  test('an invoice is issued once, opened, corrected and mailed, with a delivery note of a parcel', async ({
    page,
    engine,
  }) => {
    const number = await placeForOffice(engine, 3);
    await beginAsOwner(page, engine, 'Doris Documents', `/bestellungen/${number}`);
    await expect(room(page, `Bestellung ${number}`)).toBeVisible();

    await test.step('the invoice gets its number, and no second one is offered', async () => {
      await page.getByRole('button', { name: 'Rechnung ausstellen' }).click();
      const dialog = page.getByRole('dialog', { name: 'Rechnung ausstellen' });
      await dialog.getByLabel('Für die ganze Bestellung erhalten, in €').fill('viel');
      await dialog.getByRole('button', { name: 'Rechnung ausstellen' }).click();
      await expect(dialog.getByLabel('Für die ganze Bestellung erhalten, in €')).toBeFocused();
      await expectFineRoom(page);
      await dialog.getByLabel('Für die ganze Bestellung erhalten, in €').fill('');
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
      await expect(row(page, 'RE')).toContainText('ausgestellt', { timeout: 30_000 });
      await expect(page.getByRole('button', { name: 'Rechnung ausstellen' })).toHaveCount(0);
      await expect(page.getByText(/^Rechnung RE\S+ gilt\./)).toBeVisible();
    });

    await test.step('its XML is saved under its name', async () => {
      await row(page, 'RE')
        .getByRole('button', { name: /^Weiteres zu/ })
        .click();
      const saving = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: 'Als XRechnung speichern (XML)' }).click();
      const file = await saving;
      expect(file.suggestedFilename()).toMatch(/^Rechnung-RE.+\.xml$/);
      expect(readFileSync(await file.path(), 'utf8')).toContain('<rsm:CrossIndustryInvoice');
    });

    await test.step('it is replaced by one for a company: both stand there, and the order says so', async () => {
      await page.getByRole('button', { name: 'Rechnung ersetzen' }).click();
      const dialog = page.getByRole('dialog', { name: 'Rechnung ersetzen' });
      await dialog.getByLabel('Firma').fill('Lovelace GmbH');
      await dialog.getByRole('button', { name: 'Rechnung ersetzen' }).click();
      await expect(dialog.getByLabel('Grund')).toBeFocused();
      await expectFineRoom(page);
      await dialog.getByLabel('Grund').fill('Firma ergänzt');
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
      await expect(row(page, 'RE')).toHaveCount(2);
      await expect(row(page, 'RE').first()).toContainText(/ersetzt durch RE\S+/);
      await expect(row(page, 'RE').last()).toContainText(/ersetzt RE\S+/);
      await expect(row(page, 'RK')).toContainText('Stornorechnung');
      await expect(page.getByRole('listitem').filter({ hasText: 'Rechnung ersetzt' })).toContainText(
        /RE\S+ mit RK\S+ storniert, neu ausgestellt als RE\S+/,
      );
      await expectFineRoom(page);
    });

    await test.step('a delivery note of what lies in the parcel', async () => {
      await page.getByRole('button', { name: 'Versand melden' }).click();
      await page.getByRole('dialog').getByLabel('Trotzdem versenden').check();
      await page.getByRole('dialog').getByRole('group', { name: 'Stückzahlen' }).getByRole('textbox').fill('2');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Versand: teilweise versandt')).toBeVisible();
      await page.getByRole('button', { name: 'Lieferschein ausstellen' }).click();
      await page.getByLabel('Für').selectOption('Paket 1 (2 Stück)');
      await page.getByRole('dialog').getByRole('button', { name: 'Lieferschein ausstellen' }).click();
      await expect(row(page, 'LS')).toBeVisible();
    });

    await test.step('one piece is corrected: nothing chosen is refused', async () => {
      await row(page, 'RE')
        .last()
        .getByRole('button', { name: /^Weiteres zu/ })
        .focus();
      await page.keyboard.press('Enter');
      await page.getByRole('menuitem', { name: 'Teil korrigieren' }).click();
      const dialog = page.getByRole('dialog', { name: /^Rechnung RE\S+ zum Teil korrigieren$/ });
      await dialog.getByLabel('Grund').fill('Defekt');
      await page.keyboard.press('Enter');
      await expect(dialog.getByRole('alert')).toContainText('Geben Sie an, was zurückgeht');
      await expectFineRoom(page);
      await dialog.getByRole('group', { name: 'Stückzahlen' }).getByRole('textbox').fill('1');
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
      await expect(row(page, 'RK').filter({ hasText: 'Rechnungskorrektur' })).toBeVisible();
      await expect(row(page, 'RE').last()).toContainText('teilweise korrigiert');
    });

    await test.step('the rest is cancelled: the order may be billed anew', async () => {
      await row(page, 'RE')
        .last()
        .getByRole('button', { name: /^Weiteres zu/ })
        .click();
      await page.getByRole('menuitem', { name: 'Stornorechnung' }).click();
      await page.getByRole('dialog').getByLabel('Grund').fill('Falsche Anschrift');
      await page.keyboard.press('Enter');
      await expect(row(page, 'RE').last()).toContainText('storniert');
      await expect(page.getByRole('button', { name: 'Rechnung ausstellen' })).toBeVisible();
      await expectFineRoom(page);
    });

    await test.step('a mail is asked for first, and the log tells of all in euro', async () => {
      await row(page, 'RE')
        .last()
        .getByRole('button', { name: /^Weiteres zu/ })
        .click();
      await page.getByRole('menuitem', { name: 'Per E-Mail senden' }).click();
      const question = page.getByRole('alertdialog');
      await expect(question).toContainText('Der Beleg geht an ada@kunde.example.');
      await question.getByRole('button', { name: 'Per E-Mail senden' }).click();
      await expect(page.getByText('Die E-Mail ist unterwegs').first()).toBeVisible();
      await page.goto(officeUrl(engine, '/protokoll?art=document'));
      // A document may have the digits of the order.
      const ofOrder = new RegExp(`(?<!RE|RK|LS)${number}`);
      const issued = page.getByRole('row').filter({ hasText: 'Doris Documents' }).filter({ hasText: ofOrder });
      await expect(issued).toHaveCount(6);
      await expect(issued.filter({ hasText: 'jetzt Rechnung' }).last()).toContainText(/Betrag ?jetzt \d+,\d\d\s€/);
      await expect(page.getByRole('row').filter({ hasText: 'Doris Documents' }).first()).toContainText(
        'Beleg gesendet',
      );
    });

    await test.step('once the rest is shipped, it waits on Heute until it is billed from the list', async () => {
      await page.goto(officeUrl(engine, `/bestellungen/${number}`));
      await page.getByRole('button', { name: 'Versand melden' }).click();
      await page.getByRole('dialog').getByLabel('Trotzdem versenden').check();
      await page.getByRole('dialog').getByRole('button', { name: 'Versand melden' }).click();
      await expect(page.getByText('Versand: versandt')).toBeVisible({ timeout: 30_000 });
      await page.goto(officeUrl(engine));
      const task = page.getByRole('link', { name: /versandte Bestellung(en)? ohne Rechnung$/ });
      await expect(task).toBeVisible({ timeout: 30_000 });
      await expectFineRoom(page);
      await task.press('Enter');
      await expect(page.getByLabel('Nur versandte ohne Rechnung')).toBeChecked();
      const listed = page.getByRole('row').filter({ hasText: number });
      await expect(listed).toBeVisible({ timeout: 30_000 });
      await expectFineRoom(page, { inLargeText: true });
      await listed.getByRole('checkbox').press('Space');
      await page.getByRole('button', { name: 'Drucken' }).press('Enter');
      await page.getByRole('menuitem', { name: 'Rechnungen ausstellen und drucken' }).press('Enter');
      const question = page.getByRole('alertdialog', { name: 'Rechnungen für 1 Bestellung ausstellen?' });
      await question.getByRole('button', { name: 'Ausstellen und drucken' }).press('Enter');
      await expect(listed).toHaveCount(0, { timeout: 60_000 });
    });
  });

  test('what was shipped is billed first, and the rest by a final invoice that names it', async ({ page, engine }) => {
    const number = await placeForOffice(engine, 3);
    await beginAsOwner(page, engine, 'Paula Parts', `/bestellungen/${number}`);
    await page.getByRole('button', { name: 'Versand melden' }).click();
    await page.getByRole('dialog').getByLabel('Trotzdem versenden').check();
    await page.getByRole('dialog').getByRole('group', { name: 'Stückzahlen' }).getByRole('textbox').fill('2');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Versand: teilweise versandt')).toBeVisible();

    await test.step('the pieces begin with those of the parcel; more than there are is refused', async () => {
      await page.getByRole('button', { name: 'Teil berechnen' }).press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Teil berechnen' });
      const pieces = dialog.getByRole('group', { name: 'Stückzahlen' }).getByRole('textbox');
      await expect(pieces).toHaveValue('2');
      await pieces.fill('3');
      await expect(dialog.getByText(/^Das ist alles, was noch zu berechnen ist\./)).toBeVisible();
      await pieces.fill('4');
      await page.keyboard.press('Enter');
      await expect(pieces).toBeFocused();
      await expectFineRoom(page);
      await pieces.fill('2');
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
      await expect(row(page, 'RE')).toContainText('Teilrechnung');
      await expect(
        page.getByText(/^In Teilen berechnet: RE\S+\. Ein Stück ist noch auf keiner Rechnung\.$/),
      ).toBeVisible();
      await expect(page.getByRole('button', { name: 'Teil berechnen' })).toHaveCount(0);
    });

    await test.step('the final invoice bills the rest; nothing is left to bill, and several are not replaced', async () => {
      await page.getByRole('button', { name: 'Schlussrechnung ausstellen' }).press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Schlussrechnung ausstellen' });
      await expectFineRoom(page);
      await dialog.getByRole('button', { name: 'Schlussrechnung ausstellen' }).press('Enter');
      await expect(dialog).toBeHidden();
      await expect(row(page, 'RE')).toHaveCount(2);
      await expect(row(page, 'RE').last()).toContainText('Schlussrechnung');
      await expect(row(page, 'RE').last()).toContainText('ausgestellt', { timeout: 30_000 });
      for (const name of ['Schlussrechnung ausstellen', 'Teil berechnen', 'Rechnung ersetzen'])
        await expect(page.getByRole('button', { name })).toHaveCount(0);
      await expectFineRoom(page, { inLargeText: true });
    });

    await test.step('a scratch costs the shop an euro: a correction of the invoice, and no piece comes back', async () => {
      await row(page, 'RE')
        .last()
        .getByRole('button', { name: /^Weiteres zu/ })
        .click();
      await page.getByRole('menuitem', { name: 'Preisnachlass geben' }).press('Enter');
      const dialog = page.getByRole('dialog', { name: /^Preisnachlass auf Rechnung RE/ });
      await dialog.getByLabel('Grund').fill('Kratzer');
      await dialog.getByLabel('Betrag in €').fill('99999');
      await page.keyboard.press('Enter');
      await expect(dialog.getByLabel('Betrag in €')).toBeFocused();
      await expectFineRoom(page);
      await dialog.getByLabel('Betrag in €').fill('1');
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
      await expect(row(page, 'RK')).toContainText(/Rechnungskorrektur.*−1,00/);
    });

    await test.step('once the first one is cancelled, its pieces are to bill again', async () => {
      await row(page, 'RE')
        .first()
        .getByRole('button', { name: /^Weiteres zu/ })
        .click();
      await page.getByRole('menuitem', { name: 'Stornorechnung' }).click();
      await page.getByRole('dialog').getByLabel('Grund').fill('Falsche Menge');
      await page.keyboard.press('Enter');
      await expect(row(page, 'RE').first()).toContainText('storniert');
      await expect(page.getByText(/2 Stück sind noch auf keiner Rechnung\.$/)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Teil berechnen' })).toBeVisible();
    });
  });
});
