import { spawnSync } from 'node:child_process';
import { buildBrowserApps } from './build-browser-apps.ts';
import { findBrowser } from './find-browser.ts';
import { root } from './root.ts';

// Runs the journeys whose file names contain one of the given words, with the current storefront.
buildBrowserApps();
const browser = findBrowser();
const { status } = spawnSync('playwright', ['test', '-c', 'e2e', '--reporter=list', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, ...(browser && { KONTOR_BROWSER: browser }) },
});
process.exit(status ?? 1);
