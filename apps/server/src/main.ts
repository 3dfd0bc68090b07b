import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { readConfig, WrongSetting } from './config.ts';
import { DatabaseUnusable } from './database/database-unusable.ts';
import { isDamaged } from './database/storage-errors.ts';
import { logSerializers } from './http/access-log.ts';
import { cutAfter } from './http/orderly-close.ts';
import { prepareShop, type RunningShop } from './start-shop.ts';

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

/** The process ends this long after it was told to, in milliseconds, whatever is left: connections have been cut, jobs are somebody's whose lease ends. */
const endAfter = cutAfter + 500;

let shop: Promise<RunningShop> | undefined;
let isEnding = false;

/** Ends the shop in order. Told once more, as Ctrl-C does by way of two processes, it goes on ending. */
function end(): void {
  if (isEnding) return;
  isEnding = true;
  if (shop === undefined) process.exit(0);
  setTimeout(() => process.exit(0), endAfter);
  shop
    .then((running) => running.stop())
    .then(
      () => process.exit(0),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
}

process.on('SIGTERM', end).on('SIGINT', end);

try {
  const config = readConfig(process.env);
  mkdirSync(config.dataDir, { recursive: true });
  const logger = pino({ level: config.logLevel, serializers: logSerializers });
  const prepared = await prepareShop({ config, logger, root });
  shop = prepared.open();
  const { addresses, notice } = await shop;
  for (const line of [...addresses, ...notice]) console.log(line);
} catch (error) {
  console.error(sentenceOf(error) ?? error);
  process.exit(1);
}
