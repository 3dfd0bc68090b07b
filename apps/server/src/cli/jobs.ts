import { Type } from 'typebox';
import { systemClock } from '../clock.ts';
import type { Database, Queryable } from '../database/database.ts';
import { StoredJsonUnreadable, storedJson } from '../database/stored-json.ts';
import { germanTime } from '../german-format.ts';
import {
  countJobs,
  type KeptJob,
  listKeptJobs,
  listPlannedJobs,
  resolveFailedJob,
  retryJobs,
} from '../jobs/kept-jobs.ts';
import { orderById } from '../modules/orders/orders.service.ts';
import { attemptById } from '../modules/payments/payments.service.ts';
import { type Command, CommandRefused, workCalled } from './command.ts';
import { commandOptions } from './command-options.ts';
import { jobReason } from './texts/job-reasons.de.ts';
import { jobsTexts as texts } from './texts/jobs.de.ts';
import { withShop } from './with-database.ts';

type Work = (database: Database, parameters: readonly string[]) => Promise<void>;

/** `kontor jobs`: jobs that are waiting or failed. The shop may be serving. */
export const jobsCommand: Command = {
  summary: texts.summary,
  help: texts.help,
  async run([what = 'list', ...parameters]) {
    const work = workCalled(works, what, texts.unknown);
    await withShop((database) => work(database, parameters));
    return 0;
  },
};

const works: Readonly<Record<string, Work>> = { list, retry, resolve };

/** The number of jobs per page. */
const pageSize = 20;

async function list({ read }: Database, parameters: readonly string[]): Promise<void> {
  const { page, isPlanned } = optionsOf(parameters);
  const now = systemClock();
  const counts = await countJobs(read, now);
  const kept = counts.failed + counts.waiting;
  const pages = Math.max(1, Math.ceil((isPlanned ? counts.planned : kept) / pageSize));
  const number = Number(page);
  if (!/^[1-9]\d*$/.test(page) || number > pages) throw new CommandRefused(texts.noPage(page, pages));
  console.log(kept === 0 ? texts.none : texts.counts(counts));
  if (counts.planned > 0) console.log(texts.planned(counts.planned, isPlanned));
  const jobs = isPlanned ? listPlannedJobs : listKeptJobs;
  for (const [index, job] of (await jobs(read, { limit: pageSize, offset: (number - 1) * pageSize }, now)).entries()) {
    if (index === 0) console.log();
    console.log(`  ${[job.id, await nameOf(read, job), stateInWords(job, now)].join('  ')}`);
    if (job.last_error !== null) console.log(`    ${jobReason(job.last_error)}`);
  }
  if (pages > 1) console.log(`\n${texts.page({ number, pages, isPlanned })}`);
}

function optionsOf(parameters: readonly string[]): { page: string; isPlanned: boolean } {
  const options = { page: { type: 'string', default: '1' }, planned: { type: 'boolean', default: false } } as const;
  const { page, planned } = commandOptions(parameters, { options }, texts.wrongOptions).values;
  return { page, isPlanned: planned };
}

const readSubject = storedJson(
  'jobs.payload',
  Type.Object({ orderId: Type.Optional(Type.String()), attemptId: Type.Optional(Type.String()) }),
);

/**
 * The ids in a payload; none if it cannot be read, because such a job failed for that reason and must still be listed.
 */
function subjectOf({ id, payload }: Pick<KeptJob, 'id' | 'payload'>): ReturnType<typeof readSubject> {
  try {
    return readSubject(payload, id);
  } catch (error) {
    if (error instanceof StoredJsonUnreadable) return {};
    throw error;
  }
}

/** The name of a job for the operator, with its order or payment. */
async function nameOf(queryable: Queryable, { id, kind, payload }: KeptJob): Promise<string> {
  const names: Readonly<Record<string, string>> = texts.kind;
  const name = names[kind] ?? kind;
  const { orderId, attemptId } = subjectOf({ id, payload });
  const order = orderId === undefined ? null : await orderById(queryable, orderId);
  const payment = attemptId === undefined ? null : await attemptById(queryable, attemptId);
  const about = order?.orderNumber ?? payment?.reference;
  return about === undefined ? name : `${name} ${about}`;
}

function stateInWords({ state, attempts, run_at, leased_until }: KeptJob, now: number): string {
  if (state === 'failed') return texts.failed(attempts, germanTime(run_at));
  if (leased_until !== null && leased_until > now) return texts.atWork(attempts);
  if (attempts > 0) return texts.again(attempts, germanTime(run_at));
  return run_at > now ? texts.plannedFor(germanTime(run_at)) : texts.waiting(germanTime(run_at));
}

async function retry(database: Database, parameters: readonly string[]): Promise<void> {
  const id = jobOf('retry', parameters);
  const isAll = texts.all.includes(id);
  const number = await retryJobs(database, isAll ? 'all' : id, systemClock());
  if (number === 0) throw new CommandRefused(isAll ? texts.nothingToRetry : texts.notRetried(id));
  console.log(texts.retried(number));
}

async function resolve(database: Database, parameters: readonly string[]): Promise<void> {
  const id = jobOf('resolve', parameters);
  if (!(await resolveFailedJob(database, id))) throw new CommandRefused(texts.notResolved(id));
  console.log(texts.resolved);
}

function jobOf(what: string, [id, ...rest]: readonly string[]): string {
  if (!id || rest.length > 0) throw new CommandRefused(texts.wantsJob(what));
  return id;
}
