import { defineConfig } from '@playwright/test';

/** Tests of several servers, and of servers that die. They need no browser, and each has shops of its own. */
export default defineConfig({
  testDir: '.',
  testMatch: /(concurrent-orders|database-away)\.spec/,
  outputDir: '../test-results/servers',
  globalSetup: '../scripts/files-in-memory.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 180_000,
});
