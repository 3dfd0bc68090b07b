import { type Credentials, credentialsByEmail } from '../customers/credentials.service.ts';
import type { Browser } from '../sessions/types.ts';
import type { AuthSources } from './types.ts';

/** The account that a guest names (null: none exists), and whether it knows their browser. */
export interface AskedAccount {
  readonly credentials: Credentials | null;
  readonly isKnown: boolean;
}

/** Looks up the account with the key of an e-mail address. */
export async function askedAccount(
  { database, devices }: Pick<AuthSources, 'database' | 'devices'>,
  emailKey: string,
  { device }: Browser,
): Promise<AskedAccount> {
  const credentials = await credentialsByEmail(database.read, emailKey);
  const isKnown = credentials !== null && (await devices.isKnown(device, credentials.customerId));
  return { credentials, isKnown };
}
