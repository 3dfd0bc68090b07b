import type {
  CallShop,
  Category,
  Country,
  MenuEntry,
  OrderOption,
  PaymentCondition,
  UiSettings,
} from '@kontor/contract';
import { isNothingThere } from '../calls/call-failure.ts';

/**
 * The operator's configuration. Each part is loaded once and reused (SPEC §7). A failed load is not kept, so the next
 * one tries again.
 */
export interface Configuration {
  categories(): Promise<Category>;
  title(): Promise<string>;
  uiSettings(): Promise<UiSettings>;
  mainMenu(): Promise<MenuEntry[]>;
  startpage(): Promise<string>;
  countries(): Promise<Country[]>;
  /** Where a bill may go: these countries, and more (LAW X2). */
  billingCountries(): Promise<Country[]>;
  carrier(): Promise<string[]>;
  paymentConditions(): Promise<PaymentCondition[]>;
  orderOptions(): Promise<OrderOption[]>;
  vouchersEnabled(): Promise<boolean>;
  /**
   * Whether a text block or template of that name exists. Asks with a call that does not fail, because failed calls
   * show in the browser's console.
   */
  hasTemplate(name: string): Promise<boolean>;
  /** A text block or template as HTML; null if it does not exist. For the text that makes up a page. */
  template(name: string): Promise<string | null>;
  /** The same for a text that is often missing: it is only loaded if the operator has written it. */
  optionalTemplate(name: string): Promise<string | null>;
  /** Drops everything that differs between customer groups. */
  forgetGroup(): void;
}

/** Creates the configuration of one page request or one visit. */
export function createConfiguration(call: CallShop): Configuration {
  const templates = new Map<string, () => Promise<string | null>>();
  const templateNames = once(async () => new Set((await call('templateNames', {})).data));
  const hasTemplate = async (name: string) => (await templateNames()).has(name);
  const template = (name: string) => {
    const fetched = templates.get(name) ?? once(() => templateContent(call, name));
    templates.set(name, fetched);
    return fetched();
  };
  const countries = once(() => call('countries', {}));
  const uiSettings = onceUntilForgotten(async () => (await call('uiSettings', {})).data);
  const paymentConditions = onceUntilForgotten(async () => (await call('paymentConditions', {})).data);
  return {
    categories: once(() => call('categories', {})),
    title: once(() => call('title', {})),
    uiSettings: uiSettings.get,
    mainMenu: once(async () => (await call('mainMenu', {})).data),
    startpage: once(async () => (await call('startpage', {})).data),
    countries: async () => (await countries()).data,
    billingCountries: async () => (await countries()).billing,
    carrier: once(async () => (await call('carrier', {})).data),
    paymentConditions: paymentConditions.get,
    orderOptions: once(async () => (await call('orderOptions', {})).data),
    vouchersEnabled: once(async () => (await call('vouchersEnabled', {})).data),
    hasTemplate,
    template,
    optionalTemplate: async (name) => ((await hasTemplate(name)) ? template(name) : null),
    forgetGroup: () => {
      uiSettings.forget();
      paymentConditions.forget();
    },
  };
}

async function templateContent(call: CallShop, name: string): Promise<string | null> {
  try {
    return await call('templateContent', { name });
  } catch (failure) {
    if (isNothingThere(failure)) return null;
    throw failure;
  }
}

function once<T>(fetch: () => Promise<T>): () => Promise<T> {
  return onceUntilForgotten(fetch).get;
}

function onceUntilForgotten<T>(fetch: () => Promise<T>) {
  let fetched: Promise<T> | undefined;
  const forget = () => {
    fetched = undefined;
  };
  const get = () => {
    fetched ??= fetch().catch((failure: unknown) => {
      forget();
      throw failure;
    });
    return fetched;
  };
  return { get, forget };
}
