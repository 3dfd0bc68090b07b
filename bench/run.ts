import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildBrowserApps } from '../scripts/build-browser-apps.ts';
import { machine } from './table-of-sizes.ts';

/**
 * Runs all measurements, one after the other: `npm run bench`, or `npm run bench -- orders` for a part. With
 * `BENCH_PRODUCTS=10000` all catalogues have that many products. Otherwise three sizes are measured.
 */
const parts: Readonly<Record<string, string>> = {
  'browsing in process': 'bench/search/in-process.ts',
  'changes taken in, in process': 'bench/search/changes.ts',
  'relevance of the search': 'bench/relevance/main.ts',
  'browsing over HTTP, import, memory': 'bench/browsing.ts',
  'import and export of catalogues': 'bench/import.ts',
  'orders placed durably': 'bench/orders.ts',
  'logins, and other requests meanwhile': 'bench/logins.ts',
  'payments with faults, on a shop that is killed': 'bench/payments.ts',
  'page weight (bytes, gzip)': 'bench/page-weight.ts',
  'interaction in a browser': 'bench/interaction.ts',
  lighthouse: 'bench/lighthouse.ts',
};

buildBrowserApps();
console.log(machine());
const only = process.argv.slice(2);
for (const [name, script] of Object.entries(parts)) {
  if (only.length > 0 && !only.some((word) => name.includes(word))) continue;
  console.log(`\n── ${name} ──`);
  const options = ['--expose-gc', '--disable-warning=ExperimentalWarning', join(import.meta.dirname, '..', script)];
  const { status } = spawnSync(process.execPath, options, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
