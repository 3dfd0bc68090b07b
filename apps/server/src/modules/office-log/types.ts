import type { Operator } from '../../http/operator.ts';

/** Who changed something: an operator, or null for the shop itself and for commands of the terminal. */
export type Changer = Pick<Operator, 'id' | 'name' | 'network'> | null;

/** A change, as the log keeps it. */
export interface LoggedChange {
  readonly by: Changer;
  /** What was changed, such as `operator`, and its id. */
  readonly subject: string;
  readonly subjectId: string;
  /** What was done, such as `operator.invited`. */
  readonly action: string;
  /** What was there, and what is there now: of a change only the fields that differ. Never a secret. */
  readonly before?: unknown;
  readonly after?: unknown;
}
