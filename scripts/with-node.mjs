// Runs a script of the project with the pinned Node. Usage: node scripts/with-node.mjs <script.ts> [arguments] Plain
// JavaScript for Node 20 and without dependencies, because on a fresh clone nothing else is there yet: it installs the
// packages when node_modules is not what package-lock.json says, and only then hands over.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const pinnedNode = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');

function lockedPackages(file) {
  return JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
}

// Node caches the compiled TypeScript here for all later processes. A command then starts in half the time.
const compileCache = join(root, 'node_modules/.cache/compiled');
// Playwright's own, of the journeys and what they import. By default it lies among the temporary files, which each run
// has of its own: every worker then compiles all of it anew.
const journeyCache = join(root, 'node_modules/.cache/journeys');

// npm writes a lockfile of the installed packages beside them, which may lack optional packages. The folders are
// checked too, because in a copied node_modules that lockfile may be newer than the packages.
function isInstalled() {
  if (!existsSync(pinnedNode) || !existsSync(join(root, 'node_modules/.package-lock.json'))) return false;
  const installed = lockedPackages('node_modules/.package-lock.json');
  return Object.entries(lockedPackages('package-lock.json')).every(([place, wanted]) => {
    if (!place.includes('node_modules/')) return true;
    if (!installed[place]) return wanted.optional === true;
    return installed[place].version === wanted.version && existsSync(join(root, place));
  });
}

// Not `npm ci`, because it refuses a lockfile without the optional packages of other platforms, and not every registry
// has all of them. `npm install` without saving keeps the locked versions too.
function install() {
  // Goes to stderr, together with npm's output. Stdout belongs to the script, and may be parsed.
  console.error('Installing packages (once, and after package-lock.json changed) ...');
  const options = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const result = spawnSync('npm', options, { cwd: root, stdio: ['inherit', process.stderr.fd, process.stderr.fd] });
  if (result.status === 0 && existsSync(pinnedNode)) return;
  console.error('Kontor could not install its packages. The npm registry must be reachable the first time.');
  process.exit(1);
}

if (!isInstalled()) install();

const child = spawn(pinnedNode, ['--disable-warning=ExperimentalWarning', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: {
    NODE_COMPILE_CACHE: compileCache,
    PLAYWRIGHT_TRANSFORM_CACHE_DIR: journeyCache,
    ...process.env,
    PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`,
  },
});
// A terminal sends Ctrl-C to the child too. A signal to this process alone must be forwarded.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
