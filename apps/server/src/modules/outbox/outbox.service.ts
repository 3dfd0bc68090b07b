import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

/** A mail that waits in the outbox. */
export interface OutboxMail {
  /** Name of its file, which is its address under /outbox. */
  readonly name: string;
  /** Epoch ms at which it was put there. */
  readonly at: number;
  readonly mail: Email;
}

/** The most mails that the list shows. */
const shown = 100;

/** The mails of a folder, newest first. A folder that does not exist yet has none. */
export async function listOutbox(folder: string): Promise<OutboxMail[]> {
  const names = (await readdir(folder).catch(() => [])).filter(isMailName);
  const aged = await Promise.all(names.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })));
  const newest = aged.sort((a, b) => b.at - a.at || a.name.localeCompare(b.name)).slice(0, shown);
  return Promise.all(newest.map(async ({ name, at }) => ({ name, at, mail: await parse(join(folder, name)) })));
}

/** One mail, or null. A name that is none never reaches the disk. */
export async function findInOutbox(folder: string, name: string): Promise<Email | null> {
  if (!isMailName(name)) return null;
  return parse(join(folder, name)).catch(() => null);
}

function isMailName(name: string): boolean {
  return /^[\w-][\w.@-]*\.eml$/.test(name);
}

async function parse(file: string): Promise<Email> {
  return PostalMime.parse(await readFile(file));
}
