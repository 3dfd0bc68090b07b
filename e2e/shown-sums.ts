import { expect, type Page } from './shop-test.ts';

/** A figure of the sums, by its label. */
export const sum = (page: Page, words: string | RegExp) =>
  page.locator('.totals-row').filter({ hasText: words }).locator('dd');

/** The same in cents. */
export async function cents(page: Page, words: string | RegExp): Promise<number> {
  await expect(sum(page, words)).toHaveText(/^−?\d+,\d\d/);
  const shown = (await sum(page, words).textContent()) ?? '';
  return Number(shown.replace('−', '-').replace(/[^\d-]/g, ''));
}

/**
 * The labels of the sums, from the top, without the details below a voucher. Waits until the sum is calculated, because
 * its charges are unknown before.
 */
export async function rowsOfSums(page: Page): Promise<string[]> {
  await cents(page, 'Summe');
  const rows = await page.locator('.totals-row dt').allInnerTexts();
  return rows.map((words) => (words.split('\n')[0] ?? '').replace(/\s/g, ' ').trim());
}
