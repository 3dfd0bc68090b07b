import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
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

/** Runs a command. `output`: an open file for what it says, instead of the terminal. */
async function succeeds(
  [program = '', ...parameters]: readonly string[],
  env: Record<string, string> = {},
  output: number | 'inherit' = 'inherit',
): Promise<boolean> {
  const stdio = ['inherit', output, output] as const;
  const [status] = await once(
    spawn(program, parameters, { cwd: root, stdio: [...stdio], env: { ...process.env, ...env } }),
    'exit',
  );
  return status === 0;
}

function check(...command: string[]): () => Promise<Counts> {
  return async () => ((await succeeds(command)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
}

/**
 * Two projects at a time, each on one thread: several threads for one project know nothing of each other, and check
 * what they share once each. The largest come first.
 */
async function types(): Promise<Counts> {
  const apps = ['server', 'backoffice', 'storefront', 'payment-sandbox', 'payment-sandbox/src/paypal/browser'];
  const packages = ['search', 'domain', 'contract'];
  const projects = ['.', ...apps.map((name) => `apps/${name}`), ...packages.map((name) => `packages/${name}`)];
  const left = [...projects];
  let failed = 0;
  const checkRest = async () => {
    for (let project = left.shift(); project !== undefined; project = left.shift())
      if (!(await succeeds(['tsc', '--singleThreaded', '-p', project]))) failed += 1;
  };
  await Promise.all([checkRest(), checkRest()]);
  return { passed: projects.length - failed, failed };
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

async function unitTests(): Promise<Counts> {
  const file = join(results, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const succeeded = await succeeds(['vitest', 'run', ...reporters]);
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

async function playwright(
  config: string,
  name: string,
  browser: string | undefined,
  output: number | 'inherit' = 'inherit',
): Promise<Counts> {
  buildBrowserApps();
  const file = join(results, `${name}.json`);
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file, ...(browser && { KONTOR_BROWSER: browser }) };
  const succeeded = await succeeds(['playwright', 'test', '-c', config, '--reporter=list,json'], env, output);
  const counts = report<JourneyReport>(file);
  if (!counts) return counted(succeeded, undefined);
  const { expected, unexpected, flaky } = counts.stats;
  const names = counts.suites.flatMap(failedJourneys);
  return counted(succeeded, { passed: expected, failed: unexpected + flaky, names });
}

/** What the suite beside the others says is shown as a whole, at the end. */
const saidBeside = join(results, 'servers.log');
const severalServers = () => playwright('e2e/servers.config.ts', 'servers', undefined, openSync(saidBeside, 'w'));

function failedJourneys({ title, suites = [], specs = [] }: JourneySuite): string[] {
  const failed = [...specs.filter(({ ok }) => !ok).map((spec) => spec.title), ...suites.flatMap(failedJourneys)];
  return failed.map((name) => `${title} › ${name}`);
}

/** In their order. Several servers mostly wait, so their suite runs beside those that follow it. */
const beside = 'several servers';
const suites: Record<string, () => Promise<Counts>> = {
  'format, lint, import rules': check('biome', 'ci', '--error-on-warnings', '.'),
  'dead code': check('knip'),
  'code that only tests use': check('knip', '--production', '--include', 'files,exports'),
  [beside]: severalServers,
  types,
  'unit and databases': unitTests,
  browser: () => playwright('e2e', 'browser', findBrowser()),
};

async function timed(name: string, suite: () => Promise<Counts>): Promise<Outcome> {
  console.log(`\n── ${name} ──`);
  const started = performance.now();
  return { ...{ name, ...(await suite()) }, seconds: Math.round((performance.now() - started) / 1000) };
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const only = process.argv.slice(2);
const running: Promise<Outcome>[] = [];
for (const [name, suite] of Object.entries(suites)) {
  if (only.length > 0 && !only.some((word) => name.includes(word))) continue;
  const outcome = timed(name, suite);
  running.push(outcome);
  if (name !== beside) await outcome;
}
const outcomes = await Promise.all(running);
if (existsSync(saidBeside)) console.log(`\n── ${beside}: output ──\n${readFileSync(saidBeside, 'utf8')}`);

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
