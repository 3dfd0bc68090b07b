import type { Json } from './enqueue.ts';

/** What a handler may know about the job besides its payload. */
export interface JobInHand {
  /** The same in every try: a name for what must not exist twice, such as a file or the Message-ID of a mail. */
  readonly uniqueKey: string;
  /** The how-manieth try this is, from 1. */
  readonly attempt: number;
}

/**
 * Does the work of one kind of job. It may be called again for a job whose work is done already, when the process died before that
 * was noted: doing it twice must come to the same. Throwing has the job tried again later.
 */
type JobHandler = (payload: Json, job: JobInHand) => Promise<void>;

/** The handlers of a process, by kind of job. */
export type JobHandlers = Readonly<Record<string, JobHandler>>;
