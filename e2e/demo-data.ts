import { copyFile, mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The folder with the demo's data during a run of journeys. start-shops.ts tells the workers. */
function demoFolder(): string {
  const folder = process.env.KONTOR_DEMO_DATA;
  if (!folder) throw new Error('The demo is loaded by start-shops.ts, before the journeys.');
  return folder;
}

/** Copies the current data of a demo shop on SQLite for further shops. The shop may be running. */
export async function keepDemo(dataDir: string): Promise<void> {
  await mkdir(demoFolder(), { recursive: true });
  const database = new DatabaseSync(join(dataDir, 'kontor.sqlite'));
  database.prepare('vacuum into ?').run(join(demoFolder(), 'kontor.sqlite'));
  database.close();
}

/**
 * Fills a new data folder with the demo. A shop then starts in less than a second, instead of four for loading the
 * demo.
 */
export async function copyDemo(dataDir: string): Promise<void> {
  await sharePictures(dataDir);
  await copyFile(join(demoFolder(), 'kontor.sqlite'), join(dataDir, 'kontor.sqlite'));
}

/**
 * Lets all shops of a run share prepared pictures, which are named by their content. So each picture is made only once.
 */
export async function sharePictures(dataDir: string): Promise<void> {
  const pictures = join(demoFolder(), 'pictures');
  await mkdir(pictures, { recursive: true });
  await mkdir(dataDir, { recursive: true });
  await symlink(pictures, join(dataDir, 'pictures'), 'dir');
}
