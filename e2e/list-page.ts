import type { Locator } from '@playwright/test';
import type { Page } from './shop-test.ts';

/** The products of a list. */
export const cards = (page: Page) => page.getByRole('main').getByRole('article');
/** The headline of a page. */
export const headline = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
/** The search box of the catalogue. */
export const searchBox = (page: Page) => page.getByLabel(/^Suchen in /);
/** The words above a list that say how many products it has. */
export const count = (page: Page, products: number) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: new RegExp(`^${products} Artikel$`) });

/** On small screens the panels of the catalogue wait behind a button. */
export async function openPanel(page: Page, name: 'Kategorien' | 'Filter'): Promise<void> {
  const opener = page.getByRole('button', { name: new RegExp(`^${name}`) });
  if (await opener.isVisible()) await opener.click();
}

/** Closes it again, where it covers the list. */
export async function showResults(page: Page): Promise<void> {
  const closer = page.getByRole('button', { name: /^\d+ Ergebnisse? anzeigen$/ });
  if (await closer.isVisible()) await closer.click();
}

/** A box of the filter panel, and how many products the panel promises for it. */
export async function filterBox(page: Page, group: string, value: string): Promise<{ box: Locator; promised: number }> {
  const groups = page.getByRole('region', { name: 'Filter' }).getByRole('group', { name: group });
  const label = groups.locator('label').filter({ hasText: value });
  return { box: label.getByRole('checkbox'), promised: Number(await label.locator('.filter-count').textContent()) };
}

/** Notes what the page asks the shop for, by the name of the call. */
export function watchCalls(page: Page): { name: string; body: Record<string, unknown> }[] {
  const calls: { name: string; body: Record<string, unknown> }[] = [];
  page.on('request', (request) => {
    const name = /\/api\/shop\/master\/(\w+)$/.exec(request.url())?.[1];
    if (name !== undefined) calls.push({ name, body: request.postDataJSON() });
  });
  return calls;
}
