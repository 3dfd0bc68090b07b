import { changesIdentity, type Session, unknownSession } from './session.ts';

let session = unknownSession;
const listeners = new Set<() => void>();

/** The session as it is known now. */
export function currentSession(): Session {
  return session;
}

/**
 * Takes a session over. When it is somebody else's, the page is loaded anew: whatever it shows was another person's
 * (SPEC §4).
 */
export function takeSession(next: Session): void {
  const isAnother = changesIdentity(session, next);
  session = next;
  for (const listener of listeners) listener();
  if (isAnother) location.reload();
}

/** Calls a listener at every change; returns how to stop that. */
export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
