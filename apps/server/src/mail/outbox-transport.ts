import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { MailTransport } from './mail.ts';
import { mailMessage } from './mail-message.ts';

/** The folder in DATA_DIR for mails while no mail server is configured. */
export const outboxFolder = (dataDir: string): string => join(dataDir, 'outbox');

/** The file name of a mail in the outbox, derived from its Message-ID, so that a mail tried twice is stored once. */
export const outboxFilename = (messageId: string): string => `${messageId.replace(/[^A-Za-z0-9.@-]+/g, '_')}.eml`;

const unfinishedName = /^\.[0-9a-f]{16}\.part$/;

/** The age in milliseconds after which an unfinished file belongs to a process that died. */
const abandonedAfter = 3_600_000;

/**
 * Writes mails to files instead of sending them (DESIGN §2). A file appears completely or not at all: it gets its name
 * after its bytes are on disk. Unfinished files of dead processes are deleted with a later mail.
 */
export function createOutboxTransport(dataDir: string): MailTransport {
  const folder = outboxFolder(dataDir);
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  let clearedAt = Number.NEGATIVE_INFINITY;
  return {
    async send(mail) {
      const { message } = await composer.sendMail(mailMessage(mail));
      if (!Buffer.isBuffer(message)) throw new TypeError('A composed mail is no buffer');
      await mkdir(folder, { recursive: true, mode: 0o700 });
      if (Date.now() - clearedAt > abandonedAfter) {
        clearedAt = Date.now();
        await clearAbandoned(folder);
      }
      const unfinished = join(folder, `.${randomBytes(8).toString('hex')}.part`);
      try {
        await writeDurably(unfinished, message);
        await rename(unfinished, join(folder, outboxFilename(mail.messageId)));
      } catch (error) {
        await rm(unfinished, { force: true }).catch(() => {});
        throw error;
      }
    },
    close: async () => {},
  };
}

/**
 * Deletes unfinished files. Another process may be writing or deleting the same file, so failures are ignored; the next
 * mail tries again.
 */
async function clearAbandoned(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const file of names.filter((name) => unfinishedName.test(name)).map((name) => join(folder, name))) {
    const written = await stat(file).catch(() => null);
    if (written !== null && Date.now() - written.mtimeMs > abandonedAfter)
      await rm(file, { force: true }).catch(() => {});
  }
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}
