import { beginAsOwner, expectFineRoom, letOrderAge, officeUrl, placeForOffice, room } from './office.ts';
import { expect, test } from './shop-test.ts';

test('who owes money is reminded of it once, who is spared is not, and the order tells of both', async ({
  page,
  engine,
}) => {
  const [late, spared] = [await placeForOffice(engine, 1), await placeForOffice(engine, 2)];
  for (const number of [late, spared]) await letOrderAge(engine, number, 8);
  await beginAsOwner(page, engine, 'Mona Mahnung');
  await page.getByRole('link', { name: /offener? Posten: mahnen|offene Posten: mahnen/ }).click();
  await expect(room(page, 'Offene Posten')).toBeVisible();
  await expect(page.getByText('Lesen Sie zuerst den neuesten Kontoauszug ein.', { exact: false })).toBeVisible();
  const toDo = page.getByRole('region', { name: 'Jetzt zu tun' });
  const menuOf = (number: string) => toDo.getByRole('button', { name: `Mit ${number}` });
  await expectFineRoom(page);

  await menuOf(late).click();
  await page.getByRole('menuitem', { name: 'Mail ansehen' }).click();
  const mail = page.getByRole('dialog', { name: `Zahlungserinnerung zu Ihrer Bestellung ${late}` });
  await expect(mail.getByText('ist noch nicht bezahlt', { exact: false })).toBeVisible();
  await expectFineRoom(page);
  await mail.getByRole('button', { name: 'Schließen' }).click();

  await menuOf(spared).click();
  await page.getByRole('menuitem', { name: 'Nicht mahnen …' }).click();
  await page.getByLabel('Grund').fill('Zahlt beim Abholen');
  await page.getByRole('dialog').getByRole('button', { name: 'Nicht mahnen' }).click();
  await expect(toDo.getByRole('row').filter({ hasText: spared })).toHaveCount(0);

  // Other journeys of this shop have orders of their own.
  await page.getByLabel('Alle Mahnungen auswählen').setChecked(true);
  await page.getByLabel('Alle Mahnungen auswählen').setChecked(false);
  await page.getByLabel(`${late} auswählen`).check();
  await page.getByRole('button', { name: 'Mahnung senden' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Mahnung senden' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Eine Mahnung wird gesendet.' })).toBeVisible();
  await page.getByRole('button', { name: 'Schließen' }).click();
  await expect(toDo.getByRole('row').filter({ hasText: late })).toHaveCount(0);

  await page.goto(officeUrl(engine, `/bestellungen/${late}`));
  const entry = page.getByRole('listitem').filter({ hasText: 'Gemahnt' });
  await expect(entry).toContainText('Zahlungserinnerung');
  await page.goto(officeUrl(engine, `/bestellungen/${spared}`));
  await expect(page.getByRole('listitem').filter({ hasText: 'Wird nicht gemahnt' })).toContainText(
    'Zahlt beim Abholen',
  );
});
