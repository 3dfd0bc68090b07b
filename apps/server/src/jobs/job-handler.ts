import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { JobKind, JobPayloads } from './job-kinds.ts';

/** The data of a job that its handler gets besides the payload. */
export interface JobInHand {
  /**
   * The same in every try. Use it to name things that must not exist twice, such as a file or the Message-ID of a mail.
   */
  readonly uniqueKey: string;
  /** The number of this try, from 1. */
  readonly attempt: number;
  /**
   * Adds work to the transaction that marks the job as done. For example, after a mail was sent nothing else may fail
   * on its own.
   */
  alongside(work: Alongside): void;
}

/** Work in the transaction that marks a job as done. It may be called again if that transaction failed. */
export type Alongside = (transaction: Transaction<Schema>) => Promise<void>;

/** Thrown by a handler whose work can never succeed. */
export class PermanentFailure extends Error {
  override name = 'PermanentFailure';
}

/** Thrown by a handler that has not begun when its process ends. Another process gets the job at once. */
export class NotBegun extends Error {
  override name = 'NotBegun';
}

/**
 * Does the work of one kind of job. It may be called again for a job that is already done, if the process died before
 * that was stored. So running it twice must have the same effect. If it throws, the job is tried again later; a {@link
 * PermanentFailure} makes it fail at once.
 */
type JobHandler<Payload> = (payload: Payload, job: JobInHand) => Promise<void>;

/** The handlers of a module for some kinds of jobs. */
export type JobHandlersOf<Kinds extends JobKind> = { readonly [Kind in Kinds]: JobHandler<JobPayloads[Kind]> };

/** The handlers of a shop, one for every kind. */
export type JobHandlers = JobHandlersOf<JobKind>;

/** The kinds that a runner has handlers for. The queue may hold other kinds, from a newer server. */
export type KnownHandlers = Readonly<Record<string, JobHandler<never>>>;
