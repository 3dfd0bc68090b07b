import { officeChangesPath } from '@kontor/contract/office';
import { expectAccessible } from './accessible.ts';
import { expectReadableInLargeText } from './large-text.ts';
import { beginAsOwner, endSessions, inviteOwner, officePassword, officeUrl, refusals, room } from './office.ts';
import { expect, type Page, test } from './shop-test.ts';

/** Opens the record of an operator from the team. */
async function openPerson(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Team' }).first().click();
  await page.getByRole('link', { name, exact: true }).click();
  await expect(room(page, name)).toBeVisible();
}

test('a session that ends while somebody types keeps the form: they sign in over it and go on', async ({
  page,
  engine,
  noPageErrors,
}) => {
  noPageErrors.allow(refusals);
  // The stream of changes would tell first that the session is over, if others change something meanwhile.
  await page.route(`**${officeChangesPath}`, () => {});
  await inviteOwner(engine, 'Sepp Session', 'sepp.session@example.at');
  const { email } = await beginAsOwner(page, engine, 'Sara Session');
  await openPerson(page, 'Sepp Session');
  await page.getByLabel('Name').fill('Josef Session');
  // Whatever is still being loaded would ask for the password first.
  await expect(page.getByRole('complementary', { name: 'Verlauf' }).getByRole('listitem').first()).toBeVisible();
  await endSessions(engine, email);
  await page.getByRole('button', { name: 'Änderungen speichern' }).click();
  const again = page.getByRole('dialog', { name: 'Ihre Sitzung ist abgelaufen' });
  await expect(again.getByLabel('E-Mail-Adresse')).toHaveValue(email);
  await again.getByRole('textbox', { name: 'Passwort' }).fill(officePassword);
  await again.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(room(page, 'Josef Session')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Änderungen speichern' })).toBeFocused();
  const change = page.getByRole('complementary', { name: 'Verlauf' }).getByRole('listitem').first();
  await expect(change).toContainText('Person geändert');
  await expect(change.getByRole('definition')).toHaveText('vorher Sepp Session → jetzt Josef Session');
});

test('changes ask before they are left, and only where something differs', async ({ page, engine }) => {
  await inviteOwner(engine, 'Ute Unsaved', 'ute.unsaved@example.at');
  await beginAsOwner(page, engine, 'Udo Unsaved');
  await openPerson(page, 'Ute Unsaved');
  const question = page.getByRole('alertdialog', { name: 'Änderungen nicht gespeichert' });
  const leave = () => page.getByRole('link', { name: 'Protokoll', exact: true }).click();
  const role = page.getByLabel('Rolle');

  await role.selectOption('Nur lesen');
  await role.selectOption('Inhaber');
  await leave();
  await expect(room(page, 'Protokoll')).toBeVisible();
  await page.goBack();
  await role.selectOption('Nur lesen');
  await leave();
  await question.getByRole('button', { name: 'Hier bleiben' }).click();
  await expect(role).toHaveValue('reader');
  await leave();
  await question.getByRole('button', { name: 'Änderungen speichern' }).click();
  await expect(room(page, 'Protokoll')).toBeVisible();
  const entry = page.getByRole('row').filter({ hasText: 'Udo Unsaved' }).filter({ hasText: 'Person geändert' });
  await expect(entry.getByRole('definition')).toHaveText('vorher Inhaber → jetzt Nur lesen');
});

test('a refusal stands at its field, with what was typed', async ({ page, engine, noPageErrors }) => {
  noPageErrors.allow(refusals);
  await beginAsOwner(page, engine, 'Rita Refused', '/team');
  await page.getByRole('button', { name: 'Person einladen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Person einladen' });
  await dialog.getByRole('button', { name: 'Person einladen' }).click();
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await dialog.getByLabel('Name').fill('Rita');
  await dialog.getByLabel('E-Mail-Adresse').fill('rita.refused@example.at');
  await dialog.getByRole('button', { name: 'Person einladen' }).click();
  await expect(dialog.getByLabel('E-Mail-Adresse')).toBeFocused();
  await expect(dialog.getByText('Mit dieser E-Mail-Adresse arbeitet schon jemand hier.')).toBeVisible();
});

test('every room is accessible, on a phone and on a desktop, and so is what opens above it', async ({
  page,
  engine,
}) => {
  test.setTimeout(600_000);
  await beginAsOwner(page, engine, 'Axel Axe');
  const both = async () => {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectAccessible(page);
      const excess = await page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));
      expect(excess, `${page.url()}: what lies beside the window`).toBe(0);
    }
    await expectReadableInLargeText(page);
  };
  for (const [path, name] of [
    ['', 'Heute'],
    ['/team', 'Team'],
    ['/team/rollen', 'Rollen'],
    ['/team/rollen/neu', 'Neue Rolle'],
    ['/team/rollen/orders', 'Bestellungen'],
    ['/zahlungen', 'Zahlungen'],
    ['/offene-posten', 'Offene Posten'],
    ['/bank', 'Bank'],
    ['/buchhaltung', 'Buchhaltung'],
    ['/buchhaltung/quartale', 'Quartale'],
    ['/buchhaltung/oss', 'One-Stop-Shop'],
    ['/gutscheine', 'Gutscheine'],
    ['/kunden', 'Kunden'],
    ['/newsletter', 'Newsletter'],
    ['/angebote', 'Angebote'],
    ['/widerrufe', 'Widerrufe'],
    ['/datenschutz', 'Datenschutz'],
    ['/datenschutz/aufbewahrung', 'Aufbewahrung'],
    ['/protokoll', 'Protokoll'],
    ['/sicherheit', 'Sicherheit'],
    ['/nirgends', 'Diese Adresse gibt es nicht'],
  ] as const) {
    await page.goto(officeUrl(engine, path));
    await expect(room(page, name)).toBeVisible();
    await both();
  }
  await openPerson(page, 'Axel Axe');
  await both();
  await page.getByRole('link', { name: 'Team' }).first().click();
  await page.getByRole('button', { name: 'Person einladen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Person einladen' }).click();
  await both();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await both();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole('button', { name: 'Menü' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(room(page, 'Anmelden')).toBeVisible();
  await both();
});
