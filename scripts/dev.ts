import { spawn } from 'node:child_process';
import { buildBrowserApps } from './build-browser-apps.ts';
import { root } from './root.ts';

/**
 * Serves the shop on its usual port, and the storefront and back office with hot reload, which forward calls to the
 * shop.
 */
buildBrowserApps();
const port = process.env.PORT ?? '3000';
const env = { ...process.env, KONTOR_SERVER: `http://127.0.0.1:${port}` };
const children = [
  spawn(process.execPath, ['--watch', '--disable-warning=ExperimentalWarning', 'apps/server/src/main.ts'], {
    cwd: root,
    env,
    stdio: 'inherit',
  }),
  vite('apps/storefront', '5173'),
  vite('apps/backoffice', '5174'),
];
const stop = () => {
  for (const child of children) child.kill();
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
for (const child of children) child.on('exit', stop);

function vite(app: string, at: string) {
  return spawn('vite', ['--host', '127.0.0.1', '--port', at], { cwd: `${root}/${app}`, env, stdio: 'inherit' });
}
