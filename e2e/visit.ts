import type { Page } from './shop-test.ts';

type Response = Awaited<ReturnType<Page['goto']>>;

/** Opens an address of the shop and waits until its page is ready. */
export async function visit(page: Page, address: string): Promise<Response> {
  const response = await page.goto(address);
  await untilReady(page);
  return response;
}

/** Reloads the page like F5, and waits until it is ready. */
export async function reload(page: Page): Promise<Response> {
  const response = await page.reload();
  await untilReady(page);
  return response;
}

/** Does something that makes the browser load a whole page, the same or another, and waits until that is ready. */
export async function loadsAnew(page: Page, action: () => Promise<void>): Promise<void> {
  const loaded = page.waitForEvent('load');
  await action();
  await loaded;
  await untilReady(page);
}

/**
 * Waits until the scripts of a shop's page are running (its mark `ready`). Earlier clicks are lost. Other pages are
 * ready at once.
 */
async function untilReady(page: Page): Promise<void> {
  await page.waitForFunction(
    () => performance.getEntriesByName('ready').length > 0 || !document.querySelector('main#content'),
  );
}
