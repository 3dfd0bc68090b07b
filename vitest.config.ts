import { defineConfig } from 'vitest/config';

const all = ['packages', 'apps', 'bench', 'demo', 'scripts', 'docs'].map((folder) => `${folder}/**/*.test.{ts,tsx}`);
const never = ['**/node_modules/**', '**/dist/**'];

/**
 * Tests whose files need a document, replaced modules, or modules of their own that keep state. The others of the two
 * browser apps are rules like those of the packages.
 */
const apart = [
  'apps/*/component-tests/**/*.test.{ts,tsx}',
  'apps/storefront/src/calls/connection.test.ts',
  'apps/storefront/src/screens/list/count-search.test.ts',
  'bench/**/*.test.ts',
];

/**
 * Unit and database tests of the whole repository; the journeys in a browser live in e2e/ and are run by Playwright.
 */
export default defineConfig({
  test: {
    globalSetup: ['scripts/files-in-memory.ts', 'apps/server/src/database/testing/postgres.ts'],
    // One core is left idle otherwise, and on two cores that is half of the machine.
    maxWorkers: '100%',
    projects: [
      { extends: true, test: { name: 'apart', include: apart, exclude: never } },
      {
        extends: true,
        test: {
          name: 'together',
          include: all,
          exclude: [...never, ...apart],
          // Loading modules for each of 600 files took as much processor time as the tests. Rules and
          // services keep no state outside of what a test makes.
          isolate: false,
        },
      },
    ],
    // Tests count work, never time: this only ends what hangs, also on a machine that is busy with other things.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
