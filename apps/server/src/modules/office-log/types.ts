import type { Operator } from '../../http/operator.ts';

/** The author of a change: an operator, or null for the shop itself and for commands of the terminal. */
export type Changer = Pick<Operator, 'id' | 'name' | 'network'> | null;

/** A change, as the log stores it. */
export interface LoggedChange {
  readonly by: Changer;
  /** The kind of the changed thing, such as `operator`, and its id. */
  readonly subject: string;
  readonly subjectId: string;
  /** The kind of change, such as `operator.invited`. */
  readonly action: string;
  /** The values before and after; of a change only the fields that differ. Never a secret. */
  readonly before?: unknown;
  readonly after?: unknown;
}
