import { readFile } from 'node:fs/promises';
import { expectAccessible } from './accessible.ts';
import { beginAsOwner, expectFineRoom, officeUrl, placeForOffice, room } from './office.ts';
import { inEach, onPostgres } from './places.ts';
import { expect, type Page, test } from './shop-test.ts';

/** Saves the open list as a file; its name and its lines. */
async function exportList(page: Page): Promise<{ name: string; lines: string[] }> {
  await page.getByRole('button', { name: 'Ausgeben' }).click();
  const dialog = page.getByRole('dialog', { name: 'Liste ausgeben' });
  await expect(dialog.getByText(/^[\d.]+ Zeilen? mit/)).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Datei speichern' }).click(),
  ]);
  await expect(dialog).toHaveCount(0);
  const text = await readFile(await download.path(), 'utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  return { name: download.suggestedFilename(), lines: text.slice(1).trimEnd().split('\n') };
}

/** The lists of the back office, with the first columns of their files. */
const lists = [
  ['kunden', 'Kunden', 'E-Mail;Name;'],
  ['zahlungen', 'Zahlungen', 'Bestellung;Zahlung;Anbieter;'],
  ['gutscheine', 'Gutscheine', 'Code;Art;"?Wert EUR"?;'],
  ['widerrufe', 'Widerrufe', 'Nummer;Eingegangen;Name;'],
  ['offene-posten', 'Offene Posten', 'Bestellung;Rechnung;Kunde;'],
  ['bank', 'Bank', 'Von;Verwendungszweck;'],
  ['protokoll', 'Protokoll', 'Wann;Wer;Was;'],
] as const;

inEach({ 'on SQLite': {}, 'on PostgreSQL': onPostgres }, () => {
  test('a list gets other columns, becomes a view of the team, and a file of what is seen', async ({
    page,
    engine,
    browser,
  }) => {
    const number = await placeForOffice(engine, 1);
    await placeForOffice(engine, 1);
    await beginAsOwner(page, engine, 'Lina Liste', '/bestellungen');
    await expect(room(page, 'Bestellungen')).toBeVisible();

    await test.step('columns, by the keyboard alone', async () => {
      const columns = page.getByRole('button', { name: 'Spalten', exact: true });
      await columns.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Spalten wählen' });
      if (engine === 'sqlite') await expectAccessible(page); // a dialog looks the same on both
      await dialog.getByRole('checkbox', { name: 'Schlagworte' }).focus();
      await page.keyboard.press('Space');
      await dialog.getByRole('checkbox', { name: 'E-Mail' }).focus();
      await page.keyboard.press('Space');
      await dialog.getByRole('button', { name: 'E-Mail weiter nach vorn' }).focus();
      // Before the columns that are not shown, and before the shipping.
      for (let times = 1; times <= 3; times += 1) await page.keyboard.press('Enter');
      await dialog.getByRole('button', { name: 'Spalten übernehmen' }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('columnheader', { name: 'E-Mail' })).toBeVisible();
      await expect(page.getByRole('columnheader', { name: 'Schlagworte' })).toHaveCount(0);
      await expect(columns).toBeFocused();
      await page.reload();
      await expect(page.getByRole('columnheader', { name: 'E-Mail' })).toBeVisible();
    });

    await test.step('a view for the team, which a colleague sees at once', async () => {
      const others = await browser.newContext();
      const colleague = await others.newPage();
      await beginAsOwner(colleague, engine, 'Karl Kollege', '/bestellungen');
      await expect(room(colleague, 'Bestellungen')).toBeVisible();
      await page.getByLabel('Suche', { exact: true }).fill(number);
      await page.getByRole('button', { name: 'Suchen', exact: true }).click();
      await expect(page.getByRole('row')).toHaveCount(2);
      await page.getByRole('button', { name: 'Ansicht', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Als neue Ansicht speichern' }).click();
      const dialog = page.getByRole('dialog', { name: 'Als neue Ansicht speichern' });
      await dialog.getByLabel('Name der Ansicht').fill('Nur diese');
      await dialog.getByLabel('Mit dem Team teilen').check();
      await dialog.getByRole('button', { name: 'Ansicht speichern' }).click();
      await expect(page.getByRole('link', { name: 'Nur diese' })).toHaveAttribute('aria-current', 'page');
      await colleague.getByRole('link', { name: 'Nur diese' }).click();
      await expect(colleague.getByRole('row')).toHaveCount(2);
      await expect(colleague.getByRole('columnheader', { name: 'E-Mail' })).toBeVisible();
      await others.close();
    });

    await test.step('a file with its rows and columns', async () => {
      const { name, lines } = await exportList(page);
      expect(name).toMatch(/^bestellungen-\d{4}-\d\d-\d\d\.csv$/);
      expect(lines).toHaveLength(2);
      expect(lines[0]).toMatch(/^Nummer;Bestellt;Name;Firma;Ort;Land;.*;E-Mail;Versand;Versand mit$/);
      expect(lines[1]).toContain(number);
    });
    await expectFineRoom(page, { inLargeText: true });

    await test.step('every other list is a file too', async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      for (const [path, title, head] of lists) {
        await page.goto(officeUrl(engine, `/${path}`));
        await expect(room(page, title)).toBeVisible();
        const { lines } = await exportList(page);
        expect(lines[0]).toMatch(new RegExp(`^${head}`));
        await expectFineRoom(page);
        await page.setViewportSize({ width: 1280, height: 800 });
      }
      await expect(page.getByRole('row').filter({ hasText: 'Liste ausgegeben' })).toHaveCount(8);
    });
  });
});
