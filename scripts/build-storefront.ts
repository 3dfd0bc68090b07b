import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { root } from './root.ts';

const sources = [
  'apps/storefront/{src,public}/**',
  'apps/storefront/*.{ts,html,json}',
  'packages/*/src/**',
  'package-lock.json',
];
const stamp = join(root, 'apps/storefront/dist/.built-from');

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of globSync(sources, { cwd: root }).sort()) {
    if (!statSync(join(root, file)).isFile() || file.includes('.test.')) continue;
    hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

/** Builds the storefront (browser and server bundles) when its sources are not the ones it was last built from. */
export function buildStorefront(): void {
  const current = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return;
  console.log('Building the storefront ...');
  const result = spawnSync('npm', ['run', '--silent', 'build', '-w', 'apps/storefront'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (result.status !== 0) {
    console.error('The storefront could not be built.');
    process.exit(1);
  }
  compressAssets();
  writeFileSync(stamp, current);
}

/** Compresses as well as it gets: it is done once, and the server sends the files as they lie there. */
function compressAssets(): void {
  const folder = join(root, 'apps/storefront/dist/client/assets');
  for (const file of globSync('*.{js,css,svg}', { cwd: folder })) {
    const content = readFileSync(join(folder, file));
    writeFileSync(join(folder, `${file}.br`), brotliCompressSync(content));
    writeFileSync(join(folder, `${file}.gz`), gzipSync(content, { level: 9 }));
  }
}
