import type { User } from '@kontor/contract';

/** Who uses this browser, as far as is known (SPEC §4): nothing yet, a customer, or nobody in particular. */
export type Session =
  | { readonly state: 'unknown' }
  | { readonly state: 'signed-in'; readonly user: User }
  | { readonly state: 'signed-out' };

/** Nobody knows yet, as on every page that the server rendered: those are the same for everybody. */
export const unknownSession: Session = { state: 'unknown' };

/**
 * The identity of a session for comparisons (SPEC §4): that of its user, a placeholder for a user without an id, and
 * one of its own for nobody.
 */
export function identityOf(session: Session): string | null {
  if (session.state === 'unknown') return null;
  return session.state === 'signed-out' ? 'nobody' : `user ${session.user._id || 'without id'}`;
}

/**
 * Whether the page has to be loaded anew when one session follows another: both are known, and they are not the same
 * person's (SPEC §4).
 */
export function changesIdentity(before: Session, next: Session): boolean {
  const [old, now] = [identityOf(before), identityOf(next)];
  return old !== null && now !== null && old !== now;
}
