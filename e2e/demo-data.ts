import { copyFile, mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Where the demo's data is kept during a run of journeys; start-shops.ts says so to all of them. */
function demoFolder(): string {
  const folder = process.env.KONTOR_DEMO_DATA;
  if (!folder) throw new Error('The demo is loaded by start-shops.ts, before the journeys.');
  return folder;
}

/** Keeps a copy of a demo shop's data on SQLite as it is now, for further shops; the shop may be serving. */
export async function keepDemo(dataDir: string): Promise<void> {
  await mkdir(demoFolder(), { recursive: true });
  const database = new DatabaseSync(join(dataDir, 'kontor.sqlite'));
  database.prepare('vacuum into ?').run(join(demoFolder(), 'kontor.sqlite'));
  database.close();
}

/**
 * Fills a new data folder with the demo: a shop starts on it in less than a second, where loading the demo takes four.
 */
export async function copyDemo(dataDir: string): Promise<void> {
  await sharePictures(dataDir);
  await copyFile(join(demoFolder(), 'kontor.sqlite'), join(dataDir, 'kontor.sqlite'));
}

/**
 * Prepared pictures are named by their content, so all shops of a run can share them: each is made once, not once a
 * shop.
 */
export async function sharePictures(dataDir: string): Promise<void> {
  const pictures = join(demoFolder(), 'pictures');
  await mkdir(pictures, { recursive: true });
  await mkdir(dataDir, { recursive: true });
  await symlink(pictures, join(dataDir, 'pictures'), 'dir');
}
