import type { CurrentOperator } from '@kontor/contract/office';
import type { Right } from '@kontor/domain';

/** The requirement of a room or command: a right, or only being signed in. */
export type Needed = Right | 'signed-in';

/**
 * Whether an operator may enter a room or use a command. Menu, routes and palette use this. The server checks again.
 */
export function isAllowed(needed: Needed, { rights }: Pick<CurrentOperator, 'rights'>): boolean {
  return needed === 'signed-in' || rights.includes(needed);
}
