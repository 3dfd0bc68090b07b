import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

/** A mail in the outbox. */
export interface OutboxMail {
  /** Name of its file, which is its address under /outbox. */
  readonly name: string;
  /** Epoch ms of its arrival. */
  readonly at: number;
  readonly mail: Email;
}

/** The most mails in the list. */
const shown = 100;

/** The mails of a folder, newest first. None if the folder does not exist yet. */
export async function listOutbox(folder: string): Promise<OutboxMail[]> {
  const names = (await readdir(folder).catch(() => [])).filter(isMailName);
  const aged = await Promise.all(names.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })));
  const newest = aged.sort((a, b) => b.at - a.at || a.name.localeCompare(b.name)).slice(0, shown);
  return Promise.all(newest.map(async ({ name, at }) => ({ name, at, mail: await parse(join(folder, name)) })));
}

/** One mail, or null. An invalid name is never looked up on disk. */
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
