import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { alreadyRefunded, centsFromEuro, hasMoneyMoved } from '@kontor/domain';
import { createInMemoryIndex } from '@kontor/search';
import { pino } from 'pino';
import { systemClock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { germanEuro } from '../german-format.ts';
import { isRefused } from '../http/send-refusal.ts';
import {
  type AttemptWithRefunds,
  connectProviders,
  findingSentence,
  findingTitle,
  isRefundKey,
  type OpenFinding,
  type PaymentsService,
  type RefundToMake,
  refundedOf,
} from '../modules/payments/payments.service.ts';
import { createServices } from '../services.ts';
import { withRunningSandbox } from '../start-sandbox.ts';
import { parseGermanNumber } from '../tables/german-number.ts';
import { type Command, CommandRefused, workCalled } from './command.ts';
import { commandOptions } from './command-options.ts';
import { paymentsTexts as texts } from './texts/payments.de.ts';
import { withShop } from './with-database.ts';

type Work = (payments: PaymentsService, parameters: readonly string[]) => Promise<void>;

/** `kontor payments`: payments, findings and refunds. The shop may be serving. */
export const paymentsCommand: Command = {
  summary: texts.summary,
  help: texts.help,
  async run([what = 'list', ...parameters]) {
    const work = workCalled(works, what, texts.unknown);
    await withShop((database, config) =>
      workOnPayments({ database, config, isAsking: !looks.has(what) }, (payments) => work(payments, parameters)),
    );
    return 0;
  },
};

const works: Readonly<Record<string, Work>> = { list, check, refund, cancel, resolve };
/** Subcommands that do not call a provider. */
const looks: ReadonlySet<string> = new Set(['list']);

async function workOnPayments(
  { database, config, isAsking }: { readonly database: Database; readonly config: Config; readonly isAsking: boolean },
  work: (payments: PaymentsService) => Promise<void>,
): Promise<void> {
  const sandbox = await withRunningSandbox(config);
  if (isAsking && sandbox.origin !== null) await sayWhereNobodyAnswers(sandbox.origin);
  const connected = connectProviders(sandbox.payments, { clock: systemClock });
  const logger = pino({ level: 'silent' });
  const index = createInMemoryIndex();
  // A server keeps running by itself. In a command only this timer does while it waits for its turn at a payment.
  const wait = (milliseconds: number) => sleep(milliseconds);
  const services = createServices({ config, database, index, clock: systemClock, logger, connected, wait });
  try {
    await work(services.payments);
  } finally {
    await services.close();
  }
}

/** A warning, not a refusal: the command may concern the other provider, and is completed once they answer again. */
async function sayWhereNobodyAnswers(origin: string): Promise<void> {
  const signal = AbortSignal.timeout(5000);
  await fetch(`${origin}/control/payments`, { signal }).catch(() => console.error(texts.noSandbox(origin)));
}

/** The number of payments per page. */
const pageSize = 20;

async function list(payments: PaymentsService, parameters: readonly string[]): Promise<void> {
  const { values, positionals } = commandOptions(
    parameters,
    { options: { page: text }, allowPositionals: true },
    texts.wrongOptions,
  );
  const [name, ...rest] = positionals.map((positional) => positional.trim());
  if (rest.length > 0 || name === '' || (name !== undefined && values.page !== undefined)) {
    throw new CommandRefused(texts.wantsOneOrder);
  }
  return name === undefined ? listAll(payments, values.page ?? '1') : listOrder(payments, name);
}

async function listAll(payments: PaymentsService, page: string): Promise<void> {
  const count = await payments.count();
  const pages = Math.max(1, Math.ceil(count / pageSize));
  const number = Number(page);
  if (!/^[1-9]\d*$/.test(page) || number > pages) throw new CommandRefused(texts.noPage(page, pages));
  if (number === 1) {
    sayFindings(await payments.findings());
    for (const heard of await payments.heard()) console.log(texts.heard(heard));
  }
  const attempts = await payments.newest({ limit: pageSize, offset: (number - 1) * pageSize });
  console.log(count === 0 ? texts.noPayments : `\n${texts.payments}`);
  for (const attempt of attempts) console.log(`  ${lineOf(attempt)}`);
  if (pages > 1) console.log(`\n${texts.page({ number, pages, count })}`);
}

/** Lists the payments of one order. `name`: the number of the order, or of one of its payments. */
async function listOrder(payments: PaymentsService, name: string): Promise<void> {
  const orderId = (await payments.orderOfNumber(name)) ?? (await payments.byReference(name))?.orderId ?? null;
  if (orderId === null) throw new CommandRefused(texts.noOrder(name));
  sayFindings(await payments.findings(orderId));
  const attempts = await payments.ofOrder(orderId);
  console.log(attempts.length === 0 ? texts.noPaymentOf(name) : `\n${texts.paymentsOf(name)}`);
  for (const attempt of attempts) console.log(`  ${lineOf(attempt)}\n    ${texts.course(courseOf(attempt))}`);
}

function courseOf({ createdAt, changedAt, means, transactionId, captureId }: AttemptWithRefunds) {
  return { begun: createdAt, changed: changedAt, means, providerIds: [transactionId, captureId] };
}

function sayFindings(findings: readonly OpenFinding[], heading: string = texts.findings): void {
  console.log(findings.length === 0 ? texts.noFindings : heading);
  for (const finding of findings) {
    const head = [finding.id, finding.reference, findingTitle(finding.kind)];
    console.log(`  ${head.filter((part) => part !== null).join('  ')}\n    ${findingSentence(finding)}`);
  }
}

/** `before`: the ids of the findings that existed before. */
function sayNewFirst(findings: readonly OpenFinding[], before: ReadonlySet<string>): void {
  const found = findings.filter(({ id }) => !before.has(id));
  const older = findings.filter(({ id }) => before.has(id));
  if (found.length > 0) sayFindings(found, texts.newFindings);
  if (found.length === 0 || older.length > 0) sayFindings(older);
}

function lineOf(attempt: AttemptWithRefunds, stands: string = texts.state[attempt.state]): string {
  const { reference, provider, amount, refunding, reversed, failureCode: code } = attempt;
  const refunded = refundedOf(attempt);
  const parts = [reference, provider.padEnd(8), germanEuro(amount), stands];
  if (refunded > 0) parts.push(texts.refunded(germanEuro(refunded)));
  if (refunding > 0) parts.push(texts.refunding(germanEuro(refunding)));
  if (reversed > 0) parts.push(texts.reversed(germanEuro(reversed)));
  if (code !== null) parts.push(code);
  return parts.join('  ');
}

/**
 * Refuses parameters: the command affects all payments, and whoever names one must not believe that only that was
 * meant.
 */
function wantNothing(what: string, parameters: readonly string[]): void {
  if (parameters.length > 0) throw new CommandRefused(texts.wantsNothing(what));
}

async function check(payments: PaymentsService, parameters: readonly string[]): Promise<void> {
  wantNothing('check', parameters);
  const before = new Set((await payments.findings()).map(({ id }) => id));
  const { open, answered } = await payments.checkAll();
  if (answered === open) console.log(texts.checked(open));
  sayNewFirst(await payments.findings(), before);
  if (answered < open) throw new CommandRefused(texts.unanswered(open, open - answered));
}

async function refund(payments: PaymentsService, parameters: readonly string[]): Promise<void> {
  const { positionals, ...options } = refundOptions(parameters);
  const [reference, written, ...rest] = positionals.map((positional) => positional.trim());
  if (!reference || !written || rest.length > 0) throw new CommandRefused(texts.wantsPayment);
  if (!isRefundKey(options.key)) throw new CommandRefused(texts.wrongKey(options.key));
  const attempt = await payments.byReference(reference);
  if (attempt === null) throw new CommandRefused(texts.noPayment(reference));
  const all = written === 'alles';
  const cents = all ? await payments.refundable(attempt.id) : centsFromEuro(parseGermanNumber(written));
  if (cents === null || (cents <= 0 && !all)) throw new CommandRefused(texts.noEuro(written));
  const done = cents > 0 && (await payments.refund({ attemptId: attempt.id, amount: cents, ...options }));
  if (done !== false && isRefused(done) && done.code === 'refund-key-used') {
    throw new CommandRefused(texts.keyUsed(options.key));
  }
  if (done === false || isRefused(done)) throw new CommandRefused(await whatIsLeft(payments, reference));
  if (done.failureCode === alreadyRefunded) throw new CommandRefused(await whatIsLeft(payments, reference));
  if (done.state === 'refused') throw new CommandRefused(`${texts.refundState.refused} (${done.failureCode})`);
  console.log(texts.refundState[done.state]);
}

/** Says why the amount cannot be refunded, by the current state of the payment. */
async function whatIsLeft(payments: PaymentsService, reference: string): Promise<string> {
  const attempt = await payments.byReference(reference);
  const { amount = 0, refunded = 0, reversed = 0 } = attempt ?? {};
  return texts.notRefundable(germanEuro(amount), germanEuro(refunded), reversed > 0 ? germanEuro(reversed) : null);
}

function refundOptions(
  parameters: readonly string[],
): Pick<RefundToMake, 'note' | 'key' | 'made'> & { readonly positionals: readonly string[] } {
  const options = { note: text, key: text, elsewhere: { type: 'boolean' } } as const;
  const { values, positionals } = commandOptions(parameters, { options, allowPositionals: true }, texts.wrongOptions);
  const { note = '', key = randomUUID(), elsewhere } = values;
  return { positionals, note, key, ...(elsewhere && { made: 'elsewhere' }) };
}

const text = { type: 'string' } as const;

async function cancel(payments: PaymentsService, parameters: readonly string[]): Promise<void> {
  const [orderNumber, ...rest] = parameters.map((parameter) => parameter.trim());
  if (!orderNumber || rest.length > 0) throw new CommandRefused(texts.wantsOrder);
  const orderId = await payments.orderOfNumber(orderNumber);
  if (orderId === null) throw new CommandRefused(texts.noOrder(orderNumber));
  const cancelled = await payments.cancel(orderId);
  if (isRefused(cancelled)) throw new CommandRefused(texts.noPaymentOf(orderNumber));
  const { attempts, refused, unanswered } = cancelled;
  for (const attempt of attempts) {
    const isVoiding = unanswered.includes(attempt.reference) && !hasMoneyMoved(attempt.state);
    console.log(lineOf(attempt, isVoiding ? texts.voiding : undefined));
  }
  const why: string[] = [];
  if (refused.length > 0) why.push(texts.notCancelled(refused.join(', ')));
  if (unanswered.length > 0) why.push(texts.cancelUnanswered(unanswered.join(', ')));
  if (why.length > 0) throw new CommandRefused(why.join('\n'));
}

async function resolve(payments: PaymentsService, [findingId, ...rest]: readonly string[]): Promise<void> {
  if (findingId === undefined || rest.length > 0) throw new CommandRefused(texts.wantsFinding);
  if ((await payments.resolve(findingId)) !== null) throw new CommandRefused(texts.noFinding(findingId));
  console.log(texts.resolved);
}
