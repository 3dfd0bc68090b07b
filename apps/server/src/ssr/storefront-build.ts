import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRequest, StorefrontEntry } from '@kontor/contract';

/** The built storefront: the entry that renders pages, and the files for browsers. */
export interface Storefront {
  readonly entry: StorefrontEntry;
  readonly assets: PageRequest['assets'];
  /** The folder of the files for browsers. */
  readonly clientFolder: string;
}

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** Loads the storefront from a build folder; null if it was not built. */
export async function loadStorefront(folder: string): Promise<Storefront | null> {
  const clientFolder = join(folder, 'client');
  if (!existsSync(join(folder, 'server/entry-server.js'))) return null;
  const manifest: Record<string, Chunk> = JSON.parse(await readFile(join(clientFolder, '.vite/manifest.json'), 'utf8'));
  const entry: StorefrontEntry = await import(pathToFileURL(join(folder, 'server/entry-server.js')).href);
  const main = Object.entries(manifest).find(([, chunk]) => chunk.isEntry)?.[0];
  if (main === undefined) throw new Error(`The storefront built in ${folder} has no entry.`);
  const { styles, ...assets } = assetsOf(manifest, main);
  const texts = styles.map(async (href) => ({ href, text: await readFile(join(clientFolder, href), 'utf8') }));
  return { entry, assets: { ...assets, styles: await Promise.all(texts) }, clientFolder };
}

/** The files of the entry and of everything that it imports. Every page loads them. */
function assetsOf(manifest: Readonly<Record<string, Chunk>>, main: string) {
  const chunks = new Map<string, Chunk>();
  const collect = (name: string): void => {
    const chunk = manifest[name];
    if (chunk === undefined || chunks.has(name)) return;
    chunks.set(name, chunk);
    for (const imported of chunk.imports ?? []) collect(imported);
  };
  collect(main);
  const address = (file: string) => `/${file}`;
  const preloads = [...chunks].filter(([name]) => name !== main).map(([, { file }]) => address(file));
  const styles = [...new Set([...chunks.values()].flatMap(({ css }) => css ?? []))].map(address);
  return { scripts: [address(chunks.get(main)?.file ?? '')], styles, preloads };
}
