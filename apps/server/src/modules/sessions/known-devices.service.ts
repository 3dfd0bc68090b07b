import type { Transaction } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { hashOfSecret, secretToken } from '../../secret-token.ts';
import {
  deleteUnusedDevices,
  deviceUsesOf,
  insertKnownDevice,
  isAnybodysDevice,
  isKnownDevice,
  keepNewestDevices,
  noteDeviceUse,
  renameDevice,
} from './known-devices.repository.ts';

/** How long a browser is remembered without a login, in milliseconds: a year. */
export const deviceRemembered = 365 * 24 * 3_600_000;

/** How many browsers of one customer are remembered; one more forgets the one unused for longest. */
const devicesRemembered = 50;

/**
 * Browsers that customers have signed in with: strangers who guess elsewhere do not slow them down (docs/decisions/022,
 * point 4).
 */
export interface KnownDevicesService {
  /** Whether the browser with that cookie is known to a customer. */
  isKnown(token: string | null, customerId: string): Promise<boolean>;
  /** Whether the browser with that cookie is known to any customer. */
  isAnybodys(token: string): Promise<boolean>;
  /** When the customer's browsers were last used, in epoch milliseconds, the latest first. */
  uses(customerId: string): Promise<number[]>;
  /**
   * Remembers the browser in the transaction that has proved whose it is. Returns the token for its cookie: a new one
   * unless it was known, so that a planted cookie does not become a known browser.
   */
  remember(transaction: Transaction<Schema>, token: string | null, customerId: string): Promise<string>;
  /** Forgets browsers that were not used for a year. */
  clearUnused(transaction: Transaction<Schema>): Promise<void>;
}

/** Makes the service. */
export function createKnownDevicesService(sources: {
  readonly database: Database;
  readonly clock: Clock;
}): KnownDevicesService {
  const { database, clock } = sources;
  return {
    isKnown: async (token, customerId) =>
      token !== null && (await isKnownDevice(database.read, { tokenHash: hashOfSecret(token), customerId })),
    isAnybodys: (token) => isAnybodysDevice(database.read, hashOfSecret(token)),
    uses: (customerId) => deviceUsesOf(database.read, customerId),
    async remember(transaction, token, customerId) {
      const now = clock();
      const before = token === null ? null : hashOfSecret(token);
      const isSame = before !== null && (await noteDeviceUse(transaction, { tokenHash: before, customerId }, now));
      if (token !== null && isSame) return token;
      const newToken = secretToken();
      const tokenHash = hashOfSecret(newToken);
      if (before !== null) await renameDevice(transaction, before, tokenHash);
      await keepNewestDevices(transaction, customerId, devicesRemembered - 1);
      await insertKnownDevice(transaction, { tokenHash, customerId }, now);
      return newToken;
    },
    clearUnused: (transaction) => deleteUnusedDevices(transaction, clock() - deviceRemembered),
  };
}
