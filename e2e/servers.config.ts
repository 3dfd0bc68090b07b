import { defineConfig } from '@playwright/test';

/** Several servers at once, and servers that die: without a browser, each test on shops of its own. */
export default defineConfig({
  testDir: '.',
  testMatch: /(concurrent-orders|database-away)\.spec/,
  outputDir: '../test-results/servers',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 180_000,
});
