import { defineConfig } from 'vitest/config';

/**
 * Unit and database tests of the whole repository; the journeys in a browser live in e2e/ and are run by Playwright.
 */
export default defineConfig({
  test: {
    globalSetup: ['apps/server/src/database/testing/postgres.ts'],
    include: [
      'packages/**/*.test.ts',
      'apps/**/*.test.ts',
      'apps/**/*.test.tsx',
      'bench/**/*.test.ts',
      'demo/**/*.test.ts',
      'scripts/**/*.test.ts',
      'docs/**/*.test.ts',
    ],
    exclude: ['**/node_modules/**', '**/dist/**'],
    // One core is left idle otherwise, and on two cores that is half of the machine.
    maxWorkers: '100%',
    // Tests count work, never time: this only ends what hangs, also on a machine that is busy with other things.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
