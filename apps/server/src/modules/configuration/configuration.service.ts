import { type ChangedRate, type GroupTerms, type PriceDeclaration, withPaymentMethod } from '@kontor/domain';
import type { Transaction } from 'kysely';
import { type Clock, systemClock } from '../../clock.ts';
import { VersionedValue } from '../../concurrency/versioned-value.ts';
import { withCountryCode } from '../../country-names.ts';
import { nextVersion } from '../../database/catalogue-version.ts';
import type { Database, Queryable } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import type { FieldError } from '../../http/field-errors.ts';
import { type CheckedValue, checkConfiguration, isConfigurationKey } from './check-configuration.ts';
import { checkCustomerGroups } from './check-customer-groups.ts';
import { productsNamed } from './check-search-products.ts';
import { checkTogether, leadingSomewhere, type SettingError, type SettingsTogether } from './check-together.ts';
import { placedCategories, putConfiguration, storedConfiguration, versionOfKey } from './configuration.repository.ts';
import { configurationFor, termsOf } from './customer-groups.ts';
import { fitSettings } from './fit-settings.ts';
import { orderRecipients } from './order-recipients.ts';
import { ownCountryFirst } from './own-country-first.ts';
import { sellerTaxes, withoutNetPrices } from './seller-taxes.ts';
import { readSetting } from './stored-settings.ts';
import { defaultConfiguration } from './texts/defaults.de.ts';
import type { OfferedPayment, SearchNow, Seller, ShopConfiguration } from './types.ts';
import { wholeSetting } from './whole-setting.ts';

export { billingCountries } from './billing-countries.ts';
export { checkConfiguration, configurationKeys } from './check-configuration.ts';
export type { SettingsTogether } from './check-together.ts';
export { groupTerms } from './customer-groups.ts';
export { newsletterConsent } from './newsletter-consent.ts';
export { orderRecipients } from './order-recipients.ts';
export { leadingLines } from './search-lines.ts';
export {
  classRatesIn,
  classRatesOfSeller,
  isExportedUntaxed,
  isIntraCommunityUntaxed,
  rateBoundaries,
  ratesAtDestination,
  ratesOfSeller,
  sellerTaxes,
} from './seller-taxes.ts';
export { settingPlace } from './setting-place.ts';
export { noteOf, putNewNote, putNote } from './shop-notes.repository.ts';
export { exemptionTexts } from './texts/exemptions.de.ts';

/** The result of writing a value. */
export type ConfigurationWritten =
  | { readonly ok: true; readonly changed: boolean }
  | { readonly ok: false; readonly code: 'unknown-key' }
  | { readonly ok: false; readonly code: 'invalid-value'; readonly errors: readonly FieldError[] };

/**
 * The result of writing several keys: the changed keys with warnings, or the first wrong key (errors null: no such
 * key).
 */
export type ConfigurationsWritten =
  | { readonly ok: true; readonly changed: readonly string[]; readonly warnings: readonly SettingError[] }
  | { readonly ok: false; readonly key: string; readonly errors: readonly FieldError[] | null };

/** The operator's settings (CONTRACT §3). */
export interface ConfigurationService {
  /** The configuration of the current version. A setting that was never decided has its default. */
  current(): Promise<ShopConfiguration>;
  /** The groups as they are in the database now. The search index is updated to them before the version moves. */
  groupsNow(): Promise<{
    readonly shopDeclaration: PriceDeclaration;
    readonly groups: readonly GroupTerms[];
    /** Absent: rates are charged as articles have them. */
    readonly changedRates?: readonly ChangedRate[];
  }>;
  /** The search's settings as they are in the database now, for the same reason. */
  searchNow(): Promise<SearchNow>;
  /** The configuration for a customer group, or for everybody else (null). */
  currentFor(customerGroup: string | null): Promise<ShopConfiguration>;
  /** Checks and stores the whole value of a key, under a new version when it is different. */
  write(transaction: Transaction<Schema>, key: string, value: unknown): Promise<ConfigurationWritten>;
  /**
   * Writes the values of several keys, each with the parts that it leaves out ({@link wholeSetting}). It stops at the
   * first value that is wrong, or that does not fit the others or the content of the shop. The caller then rolls the
   * transaction back.
   */
  writeAll(transaction: Transaction<Schema>, values: Readonly<Record<string, unknown>>): Promise<ConfigurationsWritten>;
  /**
   * Writes those of some related values that nobody has decided yet, fitted to the decided ones (fit-settings.ts).
   * Returns what was written. Throws if a value is wrong by itself.
   */
  writeFitting(
    transaction: Transaction<Schema>,
    values: Readonly<Partial<ShopConfiguration>>,
  ): Promise<Partial<ShopConfiguration>>;
  /** The conflicts between all decided settings and the content of the shop. */
  judge(queryable: Queryable): Promise<SettingsTogether>;
  /**
   * The value of a key as the operator wrote it, or its default; undefined: the key does not exist. `isDecided`: the
   * operator wrote it.
   */
  written(
    key: string,
    queryable?: Queryable,
  ): Promise<{ readonly value: unknown; readonly isDecided: boolean } | undefined>;
  /** The version under which a key was last changed; 0 if it was never decided. */
  versionOf(queryable: Queryable, key: keyof ShopConfiguration): Promise<number>;
  /** The keys that the operator has decided. */
  decidedKeys(queryable: Queryable): Promise<ReadonlySet<string>>;
}

/**
 * Makes the service. `version` returns the catalogue's version. When it moves, the configuration is read anew.
 * `isPossible` tells whether a payment method works now: one that does not work is not offered (PAYMENTS C3.14).
 */
export function createConfigurationService(
  database: Database,
  version: () => number,
  isPossible: (method: OfferedPayment) => boolean = () => true,
  clock: Clock = systemClock,
): ConfigurationService {
  const configuration = new VersionedValue(version, async () =>
    ownCountryFirst(read(await storedConfiguration(database.read))),
  );
  return {
    current: () => configuration.get(),
    async currentFor(customerGroup) {
      const decided = configurationFor(await configuration.get(), customerGroup);
      return { ...decided, paymentConditions: decided.paymentConditions.filter(isPossible) };
    },
    async groupsNow() {
      const decided = read(await storedConfiguration(database.read));
      const { changed } = sellerTaxes(decided, clock());
      return {
        shopDeclaration: decided.uiSettings.priceDeclaration,
        groups: decided.customerGroups.map(termsOf),
        ...(changed.length > 0 && { changedRates: changed }),
      };
    },
    async searchNow() {
      const { search } = read(await storedConfiguration(database.read));
      return { ...search, products: await productsNamed(database.read, search) };
    },
    write,
    writeAll,
    writeFitting,
    judge: async (queryable) => judgeAll(queryable, await storedConfiguration(queryable)),
    async written(key, queryable = database.read) {
      if (!isConfigurationKey(key)) return undefined;
      const json = (await storedConfiguration(queryable)).get(key);
      if (json === undefined) return { value: defaultConfiguration[key], isDecided: false };
      return { value: readSetting(key, json), isDecided: true };
    },
    versionOf: versionOfKey,
    decidedKeys: async (queryable) => new Set((await storedConfiguration(queryable)).keys()),
  };
}

/**
 * The recipients in the shop of mails about orders and payments, read through the given connection. It also runs within
 * a transaction, which must not open a second connection.
 */
export async function orderRecipientsNow(queryable: Queryable): Promise<string[]> {
  return orderRecipients(read(await storedConfiguration(queryable)));
}

function read(stored: ReadonlyMap<string, string>): ShopConfiguration {
  const decided = [...stored].flatMap(([key, json]) =>
    isConfigurationKey(key) ? [[key, readSetting(key, json)]] : [],
  );
  const configuration: ShopConfiguration = { ...defaultConfiguration, ...Object.fromEntries(decided) };
  const { paymentConditions, seller, search } = configuration;
  return withoutNetPrices({
    ...configuration,
    paymentConditions: paymentConditions.map(withPaymentMethod),
    seller: wholeSeller(seller),
    search: { ...defaultConfiguration.search, ...search },
  });
}

/** The seller with empty fields for what the operator left out. */
function wholeSeller(stored: Partial<Seller>): Seller {
  const { seller: none } = defaultConfiguration;
  // Settings of earlier versions may contain the country's name.
  return withCountryCode({ ...none, ...stored, bank: { ...none.bank, ...stored.bank } });
}

async function write(transaction: Transaction<Schema>, key: string, value: unknown): Promise<ConfigurationWritten> {
  if (!isConfigurationKey(key)) return { ok: false, code: 'unknown-key' };
  const wellFormed = checkConfiguration(key, value);
  const checked = wellFormed.ok && key === 'customerGroups' ? await checkGroups(transaction, wellFormed) : wellFormed;
  if (!checked.ok) return { ok: false, code: 'invalid-value', errors: checked.errors };
  const json = JSON.stringify(checked.value);
  if ((await storedConfiguration(transaction)).get(key) === json) return { ok: true, changed: false };
  await putConfiguration(transaction, { key, value: json, version: await nextVersion(transaction) });
  return { ok: true, changed: true };
}

async function writeAll(
  transaction: Transaction<Schema>,
  { customerGroups, ...values }: Readonly<Record<string, unknown>>,
): Promise<ConfigurationsWritten> {
  const changed: string[] = [];
  // Groups are written last, because they may name payment methods that are written with them.
  const inOrder = customerGroups === undefined ? values : { ...values, customerGroups };
  const stored = await storedConfiguration(transaction);
  for (const [key, value] of Object.entries(inOrder)) {
    const written = await write(transaction, key, withStored(stored, key, value));
    if (!written.ok) return { ok: false, key, errors: written.code === 'invalid-value' ? written.errors : null };
    if (written.changed) changed.push(key);
  }
  const configuration = read(await storedConfiguration(transaction));
  const { refused, warnings } = await checkTogether(transaction, configuration, new Set(Object.keys(values)));
  const [first] = refused;
  if (first === undefined) return { ok: true, changed, warnings };
  const errors = refused.filter(({ key }) => key === first.key).map(({ error }) => error);
  return { ok: false, key: first.key, errors };
}

function withStored(stored: ReadonlyMap<string, string>, key: string, value: unknown): unknown {
  if (!isConfigurationKey(key)) return value;
  const json = stored.get(key);
  return wholeSetting(key, value, json === undefined ? undefined : readSetting(key, json));
}

async function writeFitting(
  transaction: Transaction<Schema>,
  values: Readonly<Partial<ShopConfiguration>>,
): Promise<Partial<ShopConfiguration>> {
  const stored = await storedConfiguration(transaction);
  const leadsSomewhere = await leadingSomewhere(transaction);
  const fitting = fitSettings(values, { own: read(stored), decided: new Set(stored.keys()), leadsSomewhere });
  for (const [key, value] of Object.entries(fitting)) {
    const written = await write(transaction, key, value);
    if (!written.ok) throw new Error(`The setting ${key} is wrong: ${JSON.stringify(written)}`);
  }
  return fitting;
}

function judgeAll(queryable: Queryable, stored: ReadonlyMap<string, string>): Promise<SettingsTogether> {
  return checkTogether(queryable, read(stored), new Set(stored.keys()));
}

async function checkGroups(transaction: Transaction<Schema>, { value }: { value: unknown }): Promise<CheckedValue> {
  const { paymentConditions } = read(await storedConfiguration(transaction));
  const root = await placedCategories(transaction);
  return checkCustomerGroups(value as ShopConfiguration['customerGroups'], { root, paymentConditions });
}
