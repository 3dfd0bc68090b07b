import { randomBytes } from 'node:crypto';
import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { MailTransport } from './mail.ts';
import { mailMessage } from './mail-message.ts';

/** The folder of DATA_DIR that holds mails while no mail server is configured. */
export const outboxFolder = (dataDir: string): string => join(dataDir, 'outbox');

/** The file a mail is kept in: named after its Message-ID, so that a mail tried twice is there once. */
export const outboxFilename = (messageId: string): string => `${messageId.replace(/[^A-Za-z0-9.@-]+/g, '_')}.eml`;

/** Puts mails into files instead of sending them (DESIGN §2). A file appears whole or not at all: its bytes are on the disk before it has its name. */
export function createOutboxTransport(dataDir: string): MailTransport {
  const folder = outboxFolder(dataDir);
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const { message } = await composer.sendMail(mailMessage(mail));
      if (!Buffer.isBuffer(message)) throw new TypeError('A composed mail is no buffer');
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const unfinished = join(folder, `.${randomBytes(8).toString('hex')}.part`);
      await writeDurably(unfinished, message);
      await rename(unfinished, join(folder, outboxFilename(mail.messageId)));
    },
    close: async () => {},
  };
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
