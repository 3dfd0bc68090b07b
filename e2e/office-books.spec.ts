import { readFileSync } from 'node:fs';
import {
  beginAsOwner,
  expectFineRoom,
  letProofsAge,
  officePassword,
  officeUrl,
  placeForOffice,
  refusals,
  room,
} from './office.ts';
import { inEach, onPostgres } from './places.ts';
import { expect, test } from './shop-test.ts';

/** The month before this one: `2026-10`, and as it is read. */
function lastMonth() {
  const [year = 0, month = 0] = new Date()
    .toLocaleDateString('sv-SE', { timeZone: 'Europe/Vienna' })
    .split('-')
    .map(Number);
  const first = new Date(Date.UTC(year, month - 2, 1));
  const name = first.toLocaleDateString('de-AT', { timeZone: 'UTC', month: 'long', year: 'numeric' });
  return { written: first.toISOString().slice(0, 7), name };
}

inEach({ 'on SQLite': {}, 'on PostgreSQL': onPostgres }, () => {
  test('a month is exported and closed for ever, by keyboard and with a proof of identity', async ({
    page,
    engine,
    noPageErrors,
  }) => {
    noPageErrors.allow(refusals);
    const [number, { written, name }] = [await placeForOffice(engine, 2), lastMonth()];
    const { email } = await beginAsOwner(page, engine, 'Bruno Books');

    await test.step('money of last month is noted', async () => {
      await page.goto(officeUrl(engine, `/bestellungen/${number}`));
      await page.getByRole('button', { name: 'Zahlung eintragen' }).click();
      const dialog = page.getByRole('dialog', { name: 'Zahlung eintragen' });
      await dialog.getByLabel('Eingegangen am').fill(`${written}-15`);
      await dialog.getByLabel('Grund').fill('Kassenbeleg 17');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Zahlung: bezahlt')).toBeVisible();
    });

    const row = page.getByRole('row').filter({ hasText: name });
    await test.step('the room has its month, and hands out its file', async () => {
      await page.keyboard.press('g');
      await page.keyboard.press('u');
      await expect(room(page, 'Buchhaltung')).toBeVisible();
      await expect(row).toContainText('offen');
      await expectFineRoom(page, { inLargeText: true });
      await page.setViewportSize({ width: 360, height: 800 });
      const [title, button] = await Promise.all([
        row.getByRole('rowheader').boundingBox(),
        row.getByRole('button', { name: `${name} abschließen` }).boundingBox(),
      ]);
      expect(button?.y, 'the button is below the name of the month').toBeGreaterThan(
        (title?.y ?? 0) + (title?.height ?? 0),
      );
      await page.setViewportSize({ width: 1280, height: 800 });
      await row.getByRole('button', { name: 'Exportieren' }).press('Enter');
      await expect(page.getByRole('menuitem', { name: 'Für DATEV (EXTF)' })).toBeFocused();
      const download = page.waitForEvent('download');
      await page.keyboard.press('Enter');
      const file = await download;
      expect(file.suggestedFilename()).toBe(`EXTF_Buchungsstapel_${written}.csv`);
      const text = readFileSync(await file.path(), 'latin1');
      expect(text).toContain(`"Zahlung von Hand ${number}, `);
      expect(text).toContain('"";1;0;0;"EUR"');
    });

    await test.step('closing asks, and asks who it is', async () => {
      await letProofsAge(engine, email);
      await row.getByRole('button', { name: `${name} abschließen` }).press('Enter');
      const question = page.getByRole('alertdialog', { name: `${name} abschließen` });
      await expect(question).toContainText('Das lässt sich nicht zurücknehmen.');
      await expectFineRoom(page);
      await question.getByRole('button', { name: 'Abschließen' }).click();
      const proof = page.getByRole('dialog', { name: 'Bestätigen, dass Sie es sind' });
      await proof.getByRole('textbox', { name: 'Passwort' }).fill(officePassword);
      await page.keyboard.press('Enter');
      await expect(page.getByText(`${name} abgeschlossen`).first()).toBeVisible();
      await expect(row).toContainText('abgeschlossen');
      await expect(row).toContainText('von Bruno Books');
      await expect(row.getByRole('button', { name: `${name} abschließen` })).toHaveCount(0);
      await expect(room(page, 'Buchhaltung')).toBeFocused();
      await expectFineRoom(page);
    });

    await test.step('the one-stop shop has its quarters', async () => {
      await page.getByRole('link', { name: 'One-Stop-Shop' }).click();
      await expect(room(page, 'One-Stop-Shop')).toBeVisible();
      await expect(page.getByText(/keine Umsätze, die im Bestimmungsland/)).toBeVisible();
      const quarter = page.getByRole('heading', { level: 2 });
      const before = await quarter.textContent();
      await page.getByRole('link', { name: 'Früheres Quartal' }).click();
      await expect(quarter).not.toHaveText(`${before}`);
      await page.goBack();
      await expect(quarter).toHaveText(`${before}`);
      await expectFineRoom(page, { inLargeText: true });
    });

    await test.step('the log tells of it', async () => {
      await page.goto(officeUrl(engine, '/protokoll?art=books'));
      await expect(page.getByRole('row').filter({ hasText: 'Bruno Books' }).first()).toContainText(
        'Monat abgeschlossen',
      );
    });
  });
});
