import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildBrowserApps } from './build-browser-apps.ts';
import { findBrowser } from './find-browser.ts';
import { root } from './root.ts';

/** The result of a suite: the numbers of its tests. A check without tests counts as one. */
interface Outcome {
  name: string;
  passed: number;
  failed: number;
  seconds: number;
}

const results = join(root, 'test-results');

function succeeds(command: string, parameters: string[], env: Record<string, string> = {}): boolean {
  const result = spawnSync(command, parameters, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  return result.status === 0;
}

function check(command: string, ...parameters: string[]) {
  return () => (succeeds(command, parameters) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
}

function types() {
  const apps = ['server', 'storefront', 'backoffice', 'payment-sandbox', 'payment-sandbox/src/paypal/browser'];
  const packages = ['domain', 'contract', 'search'];
  const projects = ['.', ...packages.map((name) => `packages/${name}`), ...apps.map((name) => `apps/${name}`)];
  const failed = projects.filter((project) => !succeeds('tsc', ['-p', project]));
  return { passed: projects.length - failed.length, failed: failed.length };
}

function report<Report>(file: string): Report | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** A suite that fails without a failed test (a crash, an unhandled rejection) still counts as failed. */
function counted(succeeded: boolean, counts: { passed: number; failed: number } | undefined) {
  if (!counts) return { passed: 0, failed: 1 };
  return { passed: counts.passed, failed: succeeded ? counts.failed : Math.max(counts.failed, 1) };
}

function unitTests() {
  const file = join(results, 'vitest.json');
  const succeeded = succeeds('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]);
  const counts = report<{ numPassedTests: number; numFailedTests: number }>(file);
  return counted(succeeded, counts && { passed: counts.numPassedTests, failed: counts.numFailedTests });
}

function playwright(config: string, name: string, browser: string | undefined) {
  buildBrowserApps();
  const file = join(results, `${name}.json`);
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file, ...(browser && { KONTOR_BROWSER: browser }) };
  const succeeded = succeeds('playwright', ['test', '-c', config, '--reporter=list,json'], env);
  const stats = report<{ stats: { expected: number; unexpected: number; flaky: number } }>(file)?.stats;
  return counted(succeeded, stats && { passed: stats.expected, failed: stats.unexpected + stats.flaky });
}

const suites: Record<string, () => { passed: number; failed: number }> = {
  'format, lint, import rules': check('biome', 'ci', '--error-on-warnings', '.'),
  'dead code': check('knip'),
  'code that only tests use': check('knip', '--production', '--include', 'files,exports'),
  types,
  'unit and databases': unitTests,
  'several servers': () => playwright('e2e/servers.config.ts', 'servers', undefined),
  browser: () => playwright('e2e', 'browser', findBrowser()),
};

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const only = process.argv.slice(2);
const outcomes: Outcome[] = [];
for (const [name, suite] of Object.entries(suites)) {
  if (only.length > 0 && !only.some((word) => name.includes(word))) continue;
  console.log(`\n── ${name} ──`);
  const started = performance.now();
  outcomes.push({ name, ...suite(), seconds: Math.round((performance.now() - started) / 1000) });
}

console.log('');
for (const { name, passed, failed, seconds } of outcomes) {
  console.log(
    `${failed === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(28)} ${passed} passed, ${failed} failed  (${seconds} s)`,
  );
}
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
