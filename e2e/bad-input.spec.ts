import { everything } from './list-page.ts';
import { customer, fillOrderForm } from './order-form.ts';
import { expect, type Page, test } from './shop-test.ts';
import { reload, visit } from './visit.ts';

/** Always shown as text, and never executed. */
const html = '<img src=x onerror="document.body.id=1"><script>document.body.id=1</script>';
const rightToLeft = 'شارع الحديقة \u05d2\u05df';
const emoji = '👩‍🔧🛠️ '.repeat(5).trim();
const long = 'x'.repeat(10_000);
const texts = [long, emoji, rightToLeft, html];

async function expectWhole(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('body')).not.toHaveAttribute('id');
}

test('every form takes 10,000 characters, emoji, right-to-left text and HTML as what they are: text', async ({
  page,
}) => {
  await test.step('the search says what it looked for; without letters and digits there is nothing to look for', async () => {
    await visit(page, '/shop');
    const box = page.getByRole('searchbox').or(page.getByRole('combobox')).first();
    for (const text of texts) {
      await box.fill(text);
      await box.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toContainText(text.slice(0, 200).trim());
      await expect(page.getByText('Dazu haben wir nichts gefunden')).toBeVisible({ visible: text !== emoji });
      await expectWhole(page);
    }
  });

  await test.step('an address with such a search is answered too', async () => {
    for (const [text, name] of texts.flatMap((one) => ['q', 'f.Marke', 'sort'].map((key) => [one, key] as const))) {
      const answer = await page.request.get(`/shop?${new URLSearchParams({ [name]: text })}`);
      expect(answer.status()).toBe(200);
      expect(await answer.text()).not.toContain('<img src=x');
    }
  });

  await test.step('an amount is none, neither on the product nor in the cart', async () => {
    await visit(page, everything);
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    const amount = page.getByRole('textbox', { name: /^Menge/ }).first();
    for (const text of texts) {
      await amount.fill(text);
      await expect(page.getByText('Ungültige Menge')).toBeVisible();
      await amount.blur();
      // The HTML contains a digit, so it may be meant as a number. It is refused as a whole.
      await expect(amount).toHaveValue(text === html ? html : '1');
    }
    await page.getByRole('button', { name: 'In den Warenkorb' }).first().click();
    await expect(page.getByText('Ungültige Menge')).toBeVisible();
    await expect(page.getByText('wurde dem Warenkorb hinzugefügt.')).toBeHidden();
    await amount.fill('1');
    await page.getByRole('button', { name: 'In den Warenkorb' }).first().click();
    await page.getByRole('main').getByRole('link', { name: 'Zum Warenkorb' }).first().click();
    for (const text of texts) {
      await page.getByPlaceholder('Menge').fill(text);
      await page.getByPlaceholder('Menge').blur();
      await expect(page.getByText('Ungültig!')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Weiter zur Bestellung' })).toBeDisabled();
    }
    await page.getByPlaceholder('Menge').fill('1');
  });

  await test.step('a voucher is unknown', async () => {
    const code = page.getByRole('textbox', { name: /Gutschein/ });
    for (const text of texts) {
      await code.fill(text);
      const answer = page.waitForResponse('**/voucher/redeem');
      await page.getByRole('button', { name: 'Einlösen' }).click();
      const { ok, msg } = await (await answer).json();
      expect(ok).toBe(false);
      await expect(page.getByText(msg, { exact: true })).toBeVisible();
      await expectWhole(page);
    }
    await code.fill('');
    await page.getByRole('button', { name: 'Weiter zur Bestellung' }).click();
  });

  await test.step('the order form says what is too long, and keeps it', async () => {
    const fields = [
      'E-Mail-Adresse',
      'Vorname',
      'Nachname',
      'Firma',
      'Straße und Hausnummer',
      'Ort',
      'Zusätzliche Angaben',
    ];
    await page.getByText('+ Firma angeben').click();
    for (const field of fields) await page.getByLabel(field).fill(long);
    await page.getByRole('button', { name: 'Weiter zur Zusammenfassung' }).click();
    await expect(page.getByText(/^Diese Angabe ist zu lang \(höchstens \d+ Zeichen\)\.$/)).toHaveCount(fields.length);
    await reload(page);
    for (const field of fields) await expect(page.getByLabel(field)).toHaveValue(long);
  });

  await test.step('odd but valid input can be ordered, and is returned letter by letter [SPEC §2.9.2]', async () => {
    await page.getByLabel('Firma').fill(html);
    await page.getByLabel('Zusätzliche Angaben').fill(emoji);
    await fillOrderForm(page, { ...customer, street: rightToLeft });
    for (const text of [html, emoji, rightToLeft]) await expect(page.getByRole('main')).toContainText(text);
    await page.getByRole('checkbox').first().check();
    await page.getByRole('button', { name: 'Kostenpflichtig bestellen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Danke für Ihre Bestellung' })).toBeVisible();
    await expectWhole(page);
  });
});
