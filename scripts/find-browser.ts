import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from './root.ts';

/** The shell without a window comes first. It has the same engine, and the journeys take three quarters of the time. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function installedBrowser(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, macChrome].find(isExecutable);
}

function run(command: string, ...parameters: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, parameters, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
}

/**
 * The browser for the journeys: an installed Chromium or Chrome, otherwise, for root on Debian, Debian's chromium
 * without a window, otherwise Playwright's own download. Playwright finds the latter itself (undefined).
 */
export function findBrowser(): string | undefined {
  const installed = installedBrowser();
  if (installed) return installed;
  if (process.getuid?.() === 0 && isExecutable('/usr/bin/apt-get')) {
    console.log('Installing Debian’s chromium for the browser tests ...');
    run('apt-get', 'update', '-q');
    if (
      run('apt-get', 'install', '-y', '-q', '--no-install-recommends', 'chromium-headless-shell', 'fonts-dejavu-core')
    )
      return installedBrowser();
  }
  console.log('Downloading Playwright’s chromium for the browser tests ...');
  if (!run('npx', 'playwright', 'install', 'chromium'))
    throw new Error('No browser found and none could be installed.');
  return undefined;
}
