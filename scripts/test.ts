import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { buildBrowserApps } from './build-browser-apps.ts';
import { findBrowser } from './find-browser.ts';
import { root } from './root.ts';

/** The result of a suite: the numbers of its tests, and the names of those that failed. */
interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly names?: readonly string[];
}

interface Outcome extends Counts {
  readonly name: string;
  readonly seconds: number;
}

const results = join(root, 'test-results');

function succeeds(command: string, parameters: string[], env: Record<string, string> = {}): boolean {
  const result = spawnSync(command, parameters, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  return result.status === 0;
}

function check(command: string, ...parameters: string[]): () => Counts {
  return () => (succeeds(command, parameters) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
}

function types(): Counts {
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
function counted(succeeded: boolean, counts: Counts | undefined): Counts {
  if (!counts) return { passed: 0, failed: 1 };
  return { ...counts, failed: succeeded ? counts.failed : Math.max(counts.failed, 1) };
}

interface UnitReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly UnitFile[];
}

interface UnitFile {
  readonly name: string;
  readonly status: string;
  readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
}

function unitTests(): Counts {
  const file = join(results, 'vitest.json');
  const succeeded = succeeds('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]);
  const counts = report<UnitReport>(file);
  if (!counts) return counted(succeeded, undefined);
  const { numPassedTests: passed, numFailedTests: failed, testResults } = counts;
  const names = testResults.filter(({ status }) => status === 'failed').flatMap(failedIn);
  return counted(succeeded, { passed, failed, names });
}

/** The failed tests of a file, or the file itself if it failed before its tests. */
function failedIn({ name, assertionResults }: UnitFile): string[] {
  const failed = assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
  return (failed.length > 0 ? failed : ['']).map((test) => `${relative(root, name)} › ${test}`);
}

interface JourneySuite {
  readonly title: string;
  readonly suites?: readonly JourneySuite[];
  readonly specs?: readonly { readonly title: string; readonly ok: boolean }[];
}

interface JourneyReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly suites: readonly JourneySuite[];
}

function playwright(config: string, name: string, browser: string | undefined): Counts {
  buildBrowserApps();
  const file = join(results, `${name}.json`);
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file, ...(browser && { KONTOR_BROWSER: browser }) };
  const succeeded = succeeds('playwright', ['test', '-c', config, '--reporter=list,json'], env);
  const counts = report<JourneyReport>(file);
  if (!counts) return counted(succeeded, undefined);
  const { expected, unexpected, flaky } = counts.stats;
  const names = counts.suites.flatMap(failedJourneys);
  return counted(succeeded, { passed: expected, failed: unexpected + flaky, names });
}

function failedJourneys({ title, suites = [], specs = [] }: JourneySuite): string[] {
  const failed = [...specs.filter(({ ok }) => !ok).map((spec) => spec.title), ...suites.flatMap(failedJourneys)];
  return failed.map((name) => `${title} › ${name}`);
}

const suites: Record<string, () => Counts> = {
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
for (const { name, passed, failed, names = [], seconds } of outcomes) {
  const verdict = failed === 0 ? 'ok    ' : 'FAILED';
  console.log(`${verdict} ${name.padEnd(28)} ${passed} passed, ${failed} failed  (${seconds} s)`);
  for (const test of names) console.log(`         ${test}`);
}
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
