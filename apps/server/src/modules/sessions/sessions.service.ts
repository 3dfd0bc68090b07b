import type { Transaction } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { privateId } from '../../private-id.ts';
import { hashOfSecret, secretToken } from '../../secret-token.ts';
import { deviceName } from './device-name.ts';
import {
  deleteLapsedSessions,
  deleteOwnSession,
  deleteSession,
  deleteSessionsOfCustomer,
  insertSession,
  keepNewestSessions,
  type Lifetime,
  noteUse,
  type Session,
  sessionByToken,
  sessionsOfCustomer,
} from './sessions.repository.ts';

export { deviceName } from './device-name.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** How long a session lasts unused, and at the most, in milliseconds (docs/decisions/022, point 2). */
export const sessionLasts = { unused: 30 * day, atMost: 90 * day };

/** How many sessions of one customer are kept; one more ends the one unused for longest. */
const sessionsKept = 50;

/** A browser that signs in. `token` is the session it had before; it ends. */
export interface SigningIn {
  readonly customerId: string;
  readonly userAgent: string | undefined;
  readonly token: string | null;
}

/** Who is signed in on which browser. The cookie `sid` contains a token; only its hash is stored. */
export interface SessionsService {
  /** Begins a session in the transaction that lets the customer in. Returns its token. */
  begin(transaction: Transaction<Schema>, signingIn: SigningIn): Promise<string>;
  /** The session of a token; null when there is none, or no longer. Using it keeps it alive. */
  find(token: string): Promise<Session | null>;
  end(token: string): Promise<void>;
  /**
   * Ends the customer's sessions in the transaction that makes it necessary; the one of `exceptToken` stays. Returns
   * their number.
   */
  endOthers(transaction: Transaction<Schema>, customerId: string, exceptToken: string | null): Promise<number>;
  /** The customer's sessions, the one used last first. */
  list(customerId: string): Promise<Session[]>;
  /** Ends the customer's own session of that name. Returns whether there was one. */
  endOwn(customerId: string, id: string): Promise<boolean>;
  /** Deletes ended sessions. Reading ignores them already. */
  clearLapsed(transaction: Transaction<Schema>): Promise<void>;
}

/** Makes the service. */
export function createSessionsService(sources: {
  readonly database: Database;
  readonly clock: Clock;
}): SessionsService {
  const { database, clock } = sources;
  return {
    async begin(transaction, { customerId, userAgent, token }) {
      const now = clock();
      const newToken = secretToken();
      if (token !== null) await deleteSession(transaction, hashOfSecret(token));
      const session = { tokenHash: hashOfSecret(newToken), id: privateId(), customerId, device: deviceName(userAgent) };
      await keepNewestSessions(transaction, customerId, sessionsKept - 1);
      await insertSession(transaction, { ...session, createdAt: now, usedAt: now });
      return newToken;
    },
    async find(token) {
      const now = clock();
      const session = await sessionByToken(database.read, hashOfSecret(token), lifetimeAt(now));
      const notedBefore = now - hour;
      if (session !== null && session.usedAt <= notedBefore) {
        await database.transaction((transaction) => noteUse(transaction, session.tokenHash, { now, notedBefore }));
      }
      return session;
    },
    end: (token) => database.transaction((transaction) => deleteSession(transaction, hashOfSecret(token))),
    endOthers: (transaction, customerId, exceptToken) =>
      deleteSessionsOfCustomer(transaction, customerId, exceptToken === null ? '' : hashOfSecret(exceptToken)),
    list: (customerId) => sessionsOfCustomer(database.read, customerId, lifetimeAt(clock())),
    endOwn: (customerId, id) => database.transaction((transaction) => deleteOwnSession(transaction, customerId, id)),
    clearLapsed: (transaction) => deleteLapsedSessions(transaction, lifetimeAt(clock())),
  };
}

function lifetimeAt(now: number): Lifetime {
  return { begunAfter: now - sessionLasts.atMost, usedAfter: now - sessionLasts.unused };
}
