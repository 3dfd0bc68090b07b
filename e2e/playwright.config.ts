import { defineConfig } from '@playwright/test';
import { desktop } from './places.ts';

const browser = process.env.KONTOR_BROWSER;
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Whole journeys in a real browser. places.ts has the screens and databases. */
export default defineConfig({
  testDir: '.',
  testIgnore: /(concurrent-orders|database-away)\.spec/,
  outputDir: '../test-results/browser',
  globalSetup: ['../scripts/files-in-memory.ts', './start-shops.ts'],
  fullyParallel: true,
  workers: 3,
  retries: 0,
  // Ends only what hangs, also on a busy machine.
  timeout: 300_000,
  expect: { timeout: 10_000 },
  use: {
    ...desktop,
    locale: 'de-AT',
    timezoneId: 'Europe/Vienna',
    screenshot: 'only-on-failure',
    launchOptions: { args: flags, ...(browser && { executablePath: browser }) },
  },
});
