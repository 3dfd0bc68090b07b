import type { User } from '@kontor/contract';

/** Who uses this browser (SPEC §4): unknown, a customer, or a guest. */
export type Session =
  | { readonly state: 'unknown' }
  | { readonly state: 'signed-in'; readonly user: User }
  | { readonly state: 'signed-out' };

/** The session of every page that the server renders, because those are the same for everybody. */
export const unknownSession: Session = { state: 'unknown' };

/**
 * The identity of a session for comparisons (SPEC §4): by the user's id, with placeholders for a user without an id and
 * for a guest. Null if unknown.
 */
export function identityOf(session: Session): string | null {
  if (session.state === 'unknown') return null;
  return session.state === 'signed-out' ? 'nobody' : `user ${session.user._id || 'without id'}`;
}

/**
 * Whether a change of the session requires a reload: both sessions are known and belong to different people (SPEC §4).
 */
export function changesIdentity(before: Session, next: Session): boolean {
  const [old, now] = [identityOf(before), identityOf(next)];
  return old !== null && now !== null && old !== now;
}
