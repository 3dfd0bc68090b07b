import type { Json } from './enqueue.ts';

/** What a handler may know about the job besides its payload. */
export interface JobInHand {
  /** The same in every try: a name for what must not exist twice, such as a file or the Message-ID of a mail. */
  readonly uniqueKey: string;
  /** The how-manieth try this is, from 1. */
  readonly attempt: number;
}

/** Thrown by a handler whose work will never succeed, however often it is tried. */
export class PermanentFailure extends Error {
  override name = 'PermanentFailure';
}

/**
 * Does the work of one kind of job. It may be called again for a job whose work is done already, when the process died
 * before that was noted: doing it twice must come to the same. Throwing has the job tried again later; a {@link
 * PermanentFailure} has it given up at once.
 */
type JobHandler = (payload: Json, job: JobInHand) => Promise<void>;

/** The handlers of a process, by kind of job. */
export type JobHandlers = Readonly<Record<string, JobHandler>>;
