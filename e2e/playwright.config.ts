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
const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };

/** Whole journeys in a real browser: the purchase on both engines and two sizes of screen, everything else once on each size. */
export default defineConfig<{ engine: Engine }>({
  testDir: '.',
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
    { name: 'desktop, SQLite', use: { ...desktop, engine: 'sqlite' } },
    { name: 'phone, SQLite', use: { ...phone, engine: 'sqlite' } },
    { name: 'desktop, PostgreSQL', use: { ...desktop, engine: 'postgres' }, testMatch: /purchase\.spec/ },
    { name: 'phone, PostgreSQL', use: { ...phone, engine: 'postgres' }, testMatch: /purchase\.spec/ },
  ],
});
