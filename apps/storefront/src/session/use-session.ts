import { useSyncExternalStore } from 'react';
import { currentSession, subscribeToSession } from './current-session.ts';
import { type Session, unknownSession } from './session.ts';

/** Who uses this browser. `unknown` on the server and until the shop has answered. */
export function useSession(): Session {
  return useSyncExternalStore(subscribeToSession, currentSession, () => unknownSession);
}
