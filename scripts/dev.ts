import { spawn } from 'node:child_process';
import { buildStorefront } from './build-storefront.ts';
import { root } from './root.ts';

/**
 * The shop on its usual port, and beside it the storefront with hot reload, which passes calls and files on to the
 * shop.
 */
buildStorefront();
const port = process.env.PORT ?? '3000';
const env = { ...process.env, KONTOR_SERVER: `http://127.0.0.1:${port}` };
const children = [
  spawn(process.execPath, ['--watch', '--disable-warning=ExperimentalWarning', 'apps/server/src/main.ts'], {
    cwd: root,
    env,
    stdio: 'inherit',
  }),
  spawn('vite', ['--host', '127.0.0.1', '--port', '5173'], { cwd: `${root}/apps/storefront`, env, stdio: 'inherit' }),
];
const stop = () => {
  for (const child of children) child.kill();
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
for (const child of children) child.on('exit', stop);
