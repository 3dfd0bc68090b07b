import type { Page } from './shop-test.ts';

type Response = Awaited<ReturnType<Page['goto']>>;

/** Opens an address of the shop and waits until its page is ready. */
export async function visit(page: Page, address: string): Promise<Response> {
  const response = await page.goto(address);
  await untilReady(page);
  return response;
}

/** Loads the page anew, as who presses F5, and waits until it is ready. */
export async function reload(page: Page): Promise<Response> {
  const response = await page.reload();
  await untilReady(page);
  return response;
}

/**
 * Does something after which the browser loads the whole page, where it is or elsewhere, and waits until that is ready.
 */
export async function loadsAnew(page: Page, action: () => Promise<void>): Promise<void> {
  const loaded = page.waitForEvent('load');
  await action();
  await loaded;
  await untilReady(page);
}

/**
 * Waits until the scripts of a page of the shop have taken it over (its mark `ready`): what is pressed before that is
 * lost. Other pages are ready.
 */
async function untilReady(page: Page): Promise<void> {
  await page.waitForFunction(
    () => performance.getEntriesByName('ready').length > 0 || !document.querySelector('main#content'),
  );
}
