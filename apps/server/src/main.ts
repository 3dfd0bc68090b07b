import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { readConfig, WrongSetting } from './config.ts';
import { DatabaseUnusable } from './database/database-unusable.ts';
import { isDamaged } from './database/storage-errors.ts';
import { logSerializers } from './http/access-log.ts';
import { startShop } from './start-shop.ts';

const root = join(import.meta.dirname, '../../..');

/** What the system says of a folder that is not ours, of a file system that only reads, of a file where a folder should be. */
const unwritable = new Set(['EACCES', 'EPERM', 'EROFS', 'EEXIST', 'ENOTDIR']);

/** Errors that an operator can do something about, as one sentence each; null for a surprise. */
function sentenceOf(error: unknown): string | null {
  if (error instanceof DatabaseUnusable || error instanceof WrongSetting) return error.message;
  const { code, path, port, address, syscall } = error as NodeJS.ErrnoException & { port?: number; address?: string };
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Set PORT to another one, or end what uses it.`;
  if (syscall === 'listen')
    return `The shop cannot listen on ${address}:${port} (${code}). Set HOST and PORT to what it may use.`;
  if (isDamaged(error)) return 'The database file is damaged. Move it away and restore a backup (docs/running.md).';
  if (code !== undefined && unwritable.has(code))
    return `The shop may not write to ${path}. Set DATA_DIR to a folder it may write to.`;
  if (code === 'ENOSPC') return 'The disk is full.';
  return null;
}

try {
  const config = readConfig(process.env);
  mkdirSync(config.dataDir, { recursive: true });
  const logger = pino({ level: config.logLevel, serializers: logSerializers });
  const shop = await startShop({ config, logger, root });
  const stop = () => void shop.stop().then(() => process.exit(0));
  process.once('SIGTERM', stop).once('SIGINT', stop);
  for (const line of shop.addresses) console.log(line);
} catch (error) {
  console.error(sentenceOf(error) ?? error);
  process.exit(1);
}
