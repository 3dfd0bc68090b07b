import { test as base, expect } from '@playwright/test';

export type { Locator, Page } from '@playwright/test';

/** The database of a journey's shop. */
export type Engine = 'sqlite' | 'postgres';

/** Errors in the page's console that a test expects. Any other error fails the test. */
interface PageErrors {
  allow(message: RegExp): void;
}

/** A journey through the shop on one engine. It fails if the page logs an error or throws. */
export const test = base.extend<{ engine: Engine; noPageErrors: PageErrors }>({
  engine: ['sqlite', { option: true }],
  baseURL: async ({ engine }, use) => {
    await use(engine === 'sqlite' ? process.env.KONTOR_URL_SQLITE : process.env.KONTOR_URL_POSTGRES);
  },
  noPageErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      const allowed: RegExp[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      await use({ allow: (message) => allowed.push(message) });
      expect(errors.filter((error) => !allowed.some((message) => message.test(error)))).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };
