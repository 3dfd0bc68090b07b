import { test as base, expect } from '@playwright/test';

export type { Locator, Page } from '@playwright/test';

/** Which database the shop of a journey runs on. */
export type Engine = 'sqlite' | 'postgres';

/** Errors of the page that a test expects: everything else in the console fails it. */
interface PageErrors {
  allow(message: RegExp): void;
}

/** A journey through the shop on one engine. It fails when the page logs an error or throws, whatever else it shows. */
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
