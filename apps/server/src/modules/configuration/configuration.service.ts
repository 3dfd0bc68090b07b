import type { Transaction } from 'kysely';
import { nextVersion } from '../../database/catalogue-version.ts';
import type { Database } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import type { FieldError } from '../../http/field-errors.ts';
import { PerVersion } from '../../per-version.ts';
import { checkConfiguration, isConfigurationKey } from './check-configuration.ts';
import { putConfiguration, storedConfiguration } from './configuration.repository.ts';
import type { ShopConfiguration } from './shop-configuration.ts';
import { defaultConfiguration } from './texts/de.ts';

/** What writing a value came to. */
export type ConfigurationWritten =
  | { readonly ok: true; readonly changed: boolean }
  | { readonly ok: false; readonly code: 'unknown-key' }
  | { readonly ok: false; readonly code: 'invalid-value'; readonly errors: readonly FieldError[] };

/** What the operator decides (CONTRACT §3). */
export interface ConfigurationService {
  /** The configuration of the current version; what was never decided has its default. */
  current(): Promise<ShopConfiguration>;
  /** Checks and stores the value of a key, under a new version when it is different. */
  write(transaction: Transaction<Schema>, key: string, value: unknown): Promise<ConfigurationWritten>;
}

/** Makes the service; `version` tells the catalogue's version, at each move of which the configuration is read anew. */
export function createConfigurationService(database: Database, version: () => number): ConfigurationService {
  const configuration = new PerVersion(version, async () => read(await storedConfiguration(database.read)));
  return { current: () => configuration.get(), write };
}

function read(stored: ReadonlyMap<string, string>): ShopConfiguration {
  const decided = [...stored].filter(([key]) => isConfigurationKey(key)).map(([key, json]) => [key, JSON.parse(json)]);
  return { ...defaultConfiguration, ...Object.fromEntries(decided) };
}

async function write(transaction: Transaction<Schema>, key: string, value: unknown): Promise<ConfigurationWritten> {
  if (!isConfigurationKey(key)) return { ok: false, code: 'unknown-key' };
  const checked = checkConfiguration(key, value);
  if (!checked.ok) return { ok: false, code: 'invalid-value', errors: checked.errors };
  const json = JSON.stringify(checked.value);
  if ((await storedConfiguration(transaction)).get(key) === json) return { ok: true, changed: false };
  await putConfiguration(transaction, { key, value: json, version: await nextVersion(transaction) });
  return { ok: true, changed: true };
}
