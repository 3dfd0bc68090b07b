import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { JobKind, JobPayloads } from './job-kinds.ts';

/** What a handler may know about the job besides its payload. */
export interface JobInHand {
  /** The same in every try: a name for what must not exist twice, such as a file or the Message-ID of a mail. */
  readonly uniqueKey: string;
  /** The number of this try, from 1. */
  readonly attempt: number;
  /**
   * Has further work done in the transaction that notes the job as done: after a mail is sent, nothing else may fail.
   */
  alongside(work: Alongside): void;
}

/** What is written together with the note that a job is done. It may be called again when that failed. */
export type Alongside = (transaction: Transaction<Schema>) => Promise<void>;

/** Thrown by a handler whose work will never succeed, however often it is tried. */
export class PermanentFailure extends Error {
  override name = 'PermanentFailure';
}

/** Thrown by a handler that has begun nothing yet when its process ends: another process has the job at once. */
export class NotBegun extends Error {
  override name = 'NotBegun';
}

/**
 * Does the work of one kind of job. It may be called again for a job whose work is done already, when the process died
 * before that was noted: doing it twice must come to the same. Throwing has the job tried again later; a {@link
 * PermanentFailure} has it given up at once.
 */
type JobHandler<Payload> = (payload: Payload, job: JobInHand) => Promise<void>;

/** The handlers of some kinds of job, as a module has them. */
export type JobHandlersOf<Kinds extends JobKind> = { readonly [Kind in Kinds]: JobHandler<JobPayloads[Kind]> };

/** The handlers of a shop: no kind is without one. */
export type JobHandlers = JobHandlersOf<JobKind>;

/** What a runner has handlers for. It is fewer kinds than another server knows, when that one is newer. */
export type KnownHandlers = Readonly<Record<string, JobHandler<never>>>;
