import type { Locator } from '@playwright/test';
import type { Page } from './shop-test.ts';

/** The address of the list of the whole shop, which has a start page in front of it. */
export const everything = '/shop?view=list';
/** The products of a list. */
export const cards = (page: Page) => page.getByRole('main').getByRole('article');
/** The headline of a page. */
export const headline = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
/** The search box of the catalogue. */
export const searchBox = (page: Page) => page.getByLabel(/^Suchen in /);
/** The text above a list with its number of products. */
export const count = (page: Page, products: number) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: new RegExp(`^${products} Artikel$`) });

/** On small screens the panels of the catalogue are behind a button. */
export async function openPanel(page: Page, name: 'Kategorien' | 'Filter'): Promise<void> {
  const opener = page.getByRole('button', { name: new RegExp(`^${name}`) });
  if (await opener.isVisible()) await opener.click();
}

/** Closes the panel again, if it covers the list. */
export async function showResults(page: Page): Promise<void> {
  // The button's text follows the count while the list loads, so the pattern fits one result and none yet as well.
  const closer = page.getByRole('button', { name: /^([\d.]+ )?Ergebnis(se)? anzeigen$/ });
  if (await closer.isVisible()) await closer.click();
}

/** A checkbox of the filter panel, and the number of products in its label. */
export async function filterBox(page: Page, group: string, value: string): Promise<{ box: Locator; promised: number }> {
  const groups = page.getByRole('region', { name: 'Filter' }).getByRole('group', { name: group });
  const label = groups.locator('label').filter({ hasText: value });
  return { box: label.getByRole('checkbox'), promised: Number(await label.locator('.filter-count').textContent()) };
}

/** Records the page's calls to the shop, by name. */
export function watchCalls(page: Page): { name: string; body: Record<string, unknown> }[] {
  const calls: { name: string; body: Record<string, unknown> }[] = [];
  page.on('request', (request) => {
    const name = /\/api\/shop\/master\/(\w+)$/.exec(request.url())?.[1];
    if (name !== undefined) calls.push({ name, body: request.postDataJSON() });
  });
  return calls;
}
