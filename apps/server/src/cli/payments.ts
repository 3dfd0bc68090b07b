import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { centsFromEuro } from '@kontor/domain';
import { pino } from 'pino';
import { systemClock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { germanEuro } from '../german-format.ts';
import { isRefused } from '../http/send-refusal.ts';
import { parseGermanNumber } from '../modules/import/german-number.ts';
import { connectProviders } from '../modules/payments/connect-providers.ts';
import type { PaymentAttempt } from '../modules/payments/payment-attempt.ts';
import type { PaymentsService } from '../modules/payments/payments.service.ts';
import { createInMemoryIndex } from '../search/in-memory-index.ts';
import { createServices } from '../services.ts';
import { withRunningStandIns } from '../start-stand-ins.ts';
import { type Command, CommandRefused } from './command.ts';
import { paymentsTexts as texts } from './texts/payments.de.ts';
import { withDatabase } from './with-database.ts';

type Work = (payments: PaymentsService, parameters: readonly string[]) => Promise<void>;

/** `kontor payments`: payments, what does not match, and money back, while the shop may be serving. */
export const paymentsCommand: Command = {
  summary: texts.summary,
  help: texts.help,
  async run([what = 'list', ...parameters]) {
    const work = Object.hasOwn(works, what) ? works[what] : undefined;
    if (work === undefined) throw new CommandRefused(texts.unknown(what));
    await withDatabase((database, config) =>
      workOnPayments(database, config, (payments) => work(payments, parameters)),
    );
    return 0;
  },
};

const works: Readonly<Record<string, Work>> = { list, check, refund, cancel, resolve };

async function workOnPayments(
  database: Database,
  config: Config,
  work: (payments: PaymentsService) => Promise<void>,
): Promise<void> {
  const connected = connectProviders(withRunningStandIns(config), {
    clock: systemClock,
  });
  const logger = pino({ level: 'silent' });
  const index = createInMemoryIndex();
  // Unlike a server a command has nothing else that keeps it running while it waits for its turn at a payment.
  const wait = (milliseconds: number) => sleep(milliseconds);
  const services = createServices({ config, database, index, clock: systemClock, logger, connected, wait });
  try {
    await work(services.payments);
  } finally {
    await services.close();
  }
}

async function list(payments: PaymentsService): Promise<void> {
  await sayFindings(payments);
  const newest = await payments.newest(20);
  console.log(newest.length === 0 ? texts.noPayments : `\n${texts.payments}`);
  for (const attempt of newest) console.log(`  ${lineOf(attempt)}`);
}

async function sayFindings(payments: PaymentsService): Promise<void> {
  const findings = await payments.findings();
  console.log(findings.length === 0 ? texts.noFindings : texts.findings);
  const sentences: Readonly<Record<string, string>> = texts.kind;
  for (const { id, reference, kind, detail } of findings) {
    console.log(
      `  ${[id, reference, sentences[kind] ?? kind].filter((part) => part !== null).join('  ')}\n    ${detail}`,
    );
  }
}

function lineOf({ reference, provider, amount, refunded, state, failure_code: code }: PaymentAttempt): string {
  const parts = [reference, provider.padEnd(8), germanEuro(amount), texts.state[state]];
  if (refunded > 0) parts.push(texts.returned(germanEuro(refunded)));
  if (code !== null) parts.push(code);
  return parts.join('  ');
}

async function check(payments: PaymentsService): Promise<void> {
  console.log(texts.checked(await payments.checkAll()));
  await sayFindings(payments);
}

async function refund(payments: PaymentsService, parameters: readonly string[]): Promise<void> {
  const { positionals, note, key } = refundOptions(parameters);
  const [reference, written, ...rest] = positionals;
  if (reference === undefined || written === undefined || rest.length > 0) {
    throw new CommandRefused(texts.wantsPayment);
  }
  const attempt = await payments.byReference(reference);
  if (attempt === null) throw new CommandRefused(texts.noPayment(reference));
  const cents = written === 'alles' ? attempt.amount - attempt.refunded : centsFromEuro(parseGermanNumber(written));
  if (cents === null || cents <= 0)
    throw new CommandRefused(written === 'alles' ? texts.notRefundable : texts.noEuro(written));
  const done = await payments.refund({ attemptId: attempt.id, amount: cents, note, key });
  if (isRefused(done)) throw new CommandRefused(texts.notRefundable);
  if (done.state === 'refused') throw new CommandRefused(`${texts.refundState.refused} (${done.failure_code})`);
  console.log(texts.refundState[done.state]);
}

function refundOptions(parameters: readonly string[]): {
  readonly positionals: readonly string[];
  readonly note: string;
  readonly key: string;
} {
  const text = { type: 'string' } as const;
  try {
    const { values, positionals } = parseArgs({
      args: [...parameters],
      options: { note: text, key: text },
      allowPositionals: true,
    });
    return { positionals, note: values.note ?? '', key: values.key ?? randomUUID() };
  } catch (error) {
    throw new CommandRefused(texts.wrongOptions(error instanceof Error ? error.message : String(error)));
  }
}

async function cancel(payments: PaymentsService, [orderNumber, ...rest]: readonly string[]): Promise<void> {
  if (orderNumber === undefined || rest.length > 0) throw new CommandRefused(texts.wantsOrder);
  const first = await payments.byReference(`${orderNumber}-1`);
  const attempts = first && (await payments.cancel(first.order_id));
  if (attempts === null || isRefused(attempts)) throw new CommandRefused(texts.noPayment(`${orderNumber}-1`));
  for (const attempt of attempts) console.log(lineOf(attempt));
}

async function resolve(payments: PaymentsService, [findingId, ...rest]: readonly string[]): Promise<void> {
  if (findingId === undefined || rest.length > 0) throw new CommandRefused(texts.wantsFinding);
  if ((await payments.resolve(findingId)) !== null) throw new CommandRefused(texts.noFinding(findingId));
  console.log(texts.resolved);
}
