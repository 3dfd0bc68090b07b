import type { CurrentOperator } from '@kontor/contract/office';
import type { Right } from '@kontor/domain';

/** What a room or a command needs: a right, or nothing more than to be signed in. */
export type Needed = Right | 'signed-in';

/** Whether an operator may enter a room or use a command. Menu, routes and palette ask this; the server asks again. */
export function isAllowed(needed: Needed, { rights }: Pick<CurrentOperator, 'rights'>): boolean {
  return needed === 'signed-in' || rights.includes(needed);
}
