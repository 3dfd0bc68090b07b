import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { root } from './root.ts';

/** An app for browsers: its sources outside its own folder, and the folder of its built files. */
interface BrowserApp {
  readonly folder: string;
  readonly name: string;
  readonly sources: readonly string[];
  readonly assets: string;
}

const apps: readonly BrowserApp[] = [
  { folder: 'apps/storefront', name: 'storefront', sources: [], assets: 'dist/client/assets' },
  {
    folder: 'apps/backoffice',
    name: 'back office',
    sources: ['apps/storefront/src/styles/*.css'],
    assets: 'dist/assets',
  },
];

/** Builds the storefront and the back office, if their sources have changed since the last build. */
export function buildBrowserApps(): void {
  for (const app of apps) build(app);
}

function build({ folder, name, sources, assets }: BrowserApp): void {
  const stamp = join(root, folder, 'dist/.built-from');
  const own = [`${folder}/{src,public}/**`, `${folder}/*.{ts,html,json}`];
  const current = fingerprint([...own, ...sources, 'packages/*/src/**', 'package-lock.json']);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return;
  console.log(`Building the ${name} ...`);
  const result = spawnSync('npm', ['run', '--silent', 'build', '-w', folder], { cwd: root, stdio: 'inherit' });
  if (result.status !== 0) {
    console.error(`The ${name} could not be built.`);
    process.exit(1);
  }
  compress(join(root, folder, assets));
  writeFileSync(stamp, current);
}

function fingerprint(sources: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of globSync(sources, { cwd: root }).sort()) {
    if (!statSync(join(root, file)).isFile() || file.includes('.test.')) continue;
    hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

/** Compresses as much as possible. It is done once, and the server sends the files unchanged. */
function compress(folder: string): void {
  for (const file of globSync('*.{js,css,svg}', { cwd: folder })) {
    const content = readFileSync(join(folder, file));
    writeFileSync(join(folder, `${file}.br`), brotliCompressSync(content));
    writeFileSync(join(folder, `${file}.gz`), gzipSync(content, { level: 9 }));
  }
}
