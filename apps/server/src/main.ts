import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { readConfig } from './config.ts';
import { logSerializers } from './http/access-log.ts';
import { cutAfter } from './http/orderly-close.ts';
import { sentenceForOperators } from './sentence-for-operators.ts';
import { prepareShop, type RunningShop } from './start-shop.ts';

const root = join(import.meta.dirname, '../../..');

/**
 * The time after which the process ends in any case, in milliseconds. Connections have been cut by then, and another
 * process takes over the jobs when their leases end.
 */
const endAfter = cutAfter + 500;

let shop: Promise<RunningShop> | undefined;
let isEnding = false;

/** Ends the shop in an orderly way. A second signal, as Ctrl-C sends through two processes, is ignored. */
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
  console.error(sentenceForOperators(error) ?? error);
  process.exit(1);
}
