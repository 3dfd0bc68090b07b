import { defineConfig } from 'vitest/config';

const tests = (folder: string) => [`${folder}/**/*.test.ts`, `${folder}/**/*.test.tsx`];

/** Tests in a document without layout. Each file needs a document of its own. */
const withDocument = ['apps/backoffice/component-tests', 'apps/storefront/component-tests', 'apps/storefront/src'];

/** All others. Rules and services keep no state outside of what a test makes. */
const withoutDocument = ['packages', 'apps/server', 'apps/payment-sandbox', 'bench', 'demo', 'scripts', 'docs'];

/**
 * Unit and database tests of the whole repository; the journeys in a browser live in e2e/ and are run by Playwright.
 */
export default defineConfig({
  test: {
    globalSetup: ['apps/server/src/database/testing/postgres.ts'],
    // One core is left idle otherwise, and on two cores that is half of the machine.
    maxWorkers: '100%',
    projects: [
      { extends: true, test: { name: 'document', include: withDocument.flatMap(tests) } },
      {
        extends: true,
        test: {
          name: 'code',
          include: [...withoutDocument.flatMap(tests), 'apps/*/*.test.ts'],
          // Loading the server's modules for each of 500 files took as much processor time as the tests.
          isolate: false,
        },
      },
    ],
    exclude: ['**/node_modules/**', '**/dist/**'],
    // Tests count work, never time: this only ends what hangs, also on a machine that is busy with other things.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
