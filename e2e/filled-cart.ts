import type { ReservedVoucher } from '@kontor/contract';
import { expect, type Page } from './shop-test.ts';
import { visit } from './visit.ts';

/** The part of the stored cart that journeys read. */
interface KeptCart {
  readonly key: string;
  readonly items: readonly { product: { _id: string; name: string }; condition: { _id: string }; amount: number }[];
  readonly sent: boolean;
  readonly notices: readonly string[];
  readonly ordered: readonly string[];
  readonly vouchers: readonly ReservedVoucher[];
}

/**
 * Puts the products at some places of the shop's first list into the cart, one piece each, and opens the cart. Returns
 * their names.
 */
export async function fillCart(
  page: Page,
  { url = '', places = [0] }: { url?: string; places?: readonly number[] } = {},
): Promise<string[]> {
  const names: string[] = [];
  const listed = await listedProducts(page, `${url}/shop?size=20`);
  for (const place of places) {
    const address = listed[place];
    if (address === undefined) throw new Error(`Nothing is listed at place ${place}.`);
    await visit(page, url + address);
    await page.getByRole('button', { name: 'In den Warenkorb' }).first().click();
    await expect(page.getByText('wurde dem Warenkorb hinzugefügt.')).toBeVisible();
    names.push((await page.getByRole('heading', { level: 1 }).textContent()) ?? '');
  }
  await page.getByRole('main').getByRole('link', { name: 'Zum Warenkorb' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Warenkorb' })).toBeVisible();
  await expect(page.getByText('enthaltene USt.')).toBeVisible();
  return names;
}

/** The addresses of the products on a list, in its order. */
async function listedProducts({ request }: Page, list: string): Promise<string[]> {
  const html = await (await request.get(list)).text();
  return [...html.matchAll(/<h2[^>]*><a href="([^"]+)"/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'));
}

/** A value of the session storage (SPEC §4), or null. */
export function keptValue(page: Page, key: 'cart' | 'details' | 'final') {
  return page.evaluate((name) => JSON.parse(sessionStorage.getItem(name) ?? 'null'), key);
}

/** The cart in the session storage. */
export function keptCart(page: Page): Promise<KeptCart> {
  return keptValue(page, 'cart');
}
