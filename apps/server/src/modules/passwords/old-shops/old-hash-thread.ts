import { answerTasks } from '../../../concurrency/worker.ts';
import { isOldHashOf } from './old-hash.ts';

/** A password that may be the one of an old shop's hash. */
export interface OldHashTask {
  readonly stored: string;
  readonly password: string;
}

answerTasks(({ stored, password }: OldHashTask) => isOldHashOf(stored, password));
