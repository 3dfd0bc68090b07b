import { changesIdentity, type Session, unknownSession } from './session.ts';

let session = unknownSession;
const listeners = new Set<() => void>();

/** The session as currently known. */
export function currentSession(): Session {
  return session;
}

/**
 * Sets the session. If it is another person's, the page is reloaded, because it shows the data of the previous one
 * (SPEC §4).
 */
export function takeSession(next: Session): void {
  const isAnother = changesIdentity(session, next);
  session = next;
  for (const listener of listeners) listener();
  if (isAnother) location.reload();
}

/** Calls a listener at every change; returns the function to unsubscribe. */
export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
