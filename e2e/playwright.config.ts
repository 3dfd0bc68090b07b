import { defineConfig } from '@playwright/test';
import type { Engine } from './shop-test.ts';

const browser = process.env.KONTOR_BROWSER;
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const desktop = { viewport: { width: 1280, height: 800 } };
// One pixel a point: density changes no layout, and two would cost four times the drawing.
const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, deviceScaleFactor: 1 };

/**
 * Whole journeys in a real browser, on a desktop and on a phone unless a tag names one: `@desktop` or `@phone` is for what the size of the
 * screen cannot change. The purchase and the
 * accounts run on PostgreSQL as well.
 */
export default defineConfig<{ engine: Engine }>({
  testDir: '.',
  testIgnore: /concurrent-orders\.spec/,
  outputDir: '../test-results/browser',
  globalSetup: './start-shops.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    locale: 'de-AT',
    timezoneId: 'Europe/Vienna',
    screenshot: 'only-on-failure',
    launchOptions: { args: flags, ...(browser && { executablePath: browser }) },
  },
  projects: [
    // The longest journeys first, the shortest last: at the end both workers are busy.
    {
      name: 'desktop, PostgreSQL',
      use: { ...desktop, engine: 'postgres' },
      testMatch: /(purchase|accounts|partners)\.spec/,
      grepInvert: /@desktop/,
    },
    { name: 'desktop, SQLite', use: { ...desktop, engine: 'sqlite' }, grepInvert: /@phone/ },
    { name: 'phone, SQLite', use: { ...phone, engine: 'sqlite' }, grepInvert: /@desktop/ },
  ],
});
