import {
  isEmail,
  isIban,
  isMemberState,
  isPaidByTransfer,
  type PaymentMethod,
  type PaymentProvider,
  paymentProviders,
} from '@kontor/domain';
import { countryCode } from '../../country-names.ts';
import { wordsOfHtml } from '../../html/words-of-html.ts';
import type { SettingsTogether } from '../configuration/configuration.service.ts';
import type { Seller, ShopConfiguration } from '../configuration/types.ts';
import type { Template } from '../templates/templates.service.ts';
import {
  comparable,
  type DemoTraces,
  isSettingOfDemo,
  isTemplateOfDemo,
  namesDemo,
  templateKey,
} from './demo-traces.ts';
import { freeShippingPromises, isPromiseKept } from './free-shipping-promises.ts';
import { judgeLegalTexts } from './judge-legal-texts.ts';
import { goLiveTexts } from './texts/findings.de.ts';
import {
  demandedTexts,
  type Finding,
  imprint,
  type SellerField,
  type TemplateName,
  withdrawalInformation,
} from './types.ts';
import { contentOf, writtenIn } from './written-texts.ts';

/** The settings of the server process that matter for selling. */
export interface Surroundings {
  readonly isHttps: boolean;
  /** Whether mails are sent, and not only written into a folder. */
  readonly hasMailServer: boolean;
  /** The account at each provider: none, a test account, or one with real money. */
  readonly accounts: Readonly<Record<PaymentProvider, 'none' | 'test' | 'live'>>;
}

/** The judged settings and texts, and their surroundings. */
export interface Settings {
  readonly configuration: ShopConfiguration;
  /** The keys that the operator has decided; the others have their defaults. */
  readonly decided: ReadonlySet<string>;
  /** All texts and pages, and the stylesheet, that are not empty. */
  readonly templates: readonly Template[];
  readonly surroundings: Surroundings;
  readonly traces: DemoTraces;
}

/**
 * The official notice on the legal guarantee of conformity (LAW W1). The Commission wrote it, so no shop may use its
 * own.
 */
export const guaranteeNotice: TemplateName = { kind: 'text', name: 'guaranteeNotice' };

/** Templates without promises, which an operator may keep as they are. */
const harmless: readonly string[] = ['style custom.css', 'text userNoPassword'];

/** Settings about the demo's goods, groups and conditions; below, those that another shop may have in the same form. */
const telling = [
  'title',
  'mainMenu',
  'frontPage',
  'customerGroups',
  'orderOptions',
  'shippingRules',
  'orderMail',
] as const;
/** Settings whose defaults an operator should look at before selling. */
const toDecide = ['title', 'countries', 'paymentConditions', 'shippingRules'] as const;
const common = ['countries', 'carrier', 'paymentConditions'] as const;

/** The findings about settings, texts and the process (LAW §12), the gravest first. Pure. */
export function judgeSettings(settings: Settings): Finding[] {
  return [
    ...judgeForOrders(settings),
    ...(settings.surroundings.isHttps ? [] : [{ weight: 'open', code: 'no-https' } as const]),
    ...judgeCountry(settings),
    ...judgeInvoices(settings),
    ...judgePayments(settings),
    ...judgeTexts(settings),
    ...judgeLegalTexts(settings),
    ...judgeDecisions(settings),
    ...judgeFreeShipping(settings),
    ...judgeWordsAboutTax(settings),
    ...judgeRatesAbroad(settings),
    ...judgeExports(settings),
    ...judgeNetPrices(settings),
    ...judgePackaging(settings),
  ];
}

/**
 * The findings that must be resolved before an order is accepted behind https: about the seller, the bank account and
 * the confirmation mail. Pure.
 */
export function judgeForOrders(settings: Settings): Finding[] {
  return [
    ...judgeSeller(settings),
    ...judgeBank(settings),
    ...judgeText(settings, imprint, 'orders'),
    ...(settings.surroundings.hasMailServer ? [] : [{ weight: 'orders', code: 'no-mail-server' } as const]),
  ];
}

const demandedFields = ['companyName', 'street', 'zipCode', 'city', 'country', 'email', 'phone'] as const;
const recognizedFields = ['companyName', 'street', 'email', 'phone', 'vatId', 'registerNumber'] as const;
const furtherFields = ['registerCourt', 'managingDirectors', 'seat'] as const;

function judgeSeller({ configuration: { seller }, traces }: Settings): Finding[] {
  // An older version may have stored an invalid e-mail address. Order notices to it would be lost.
  const isThere = (field: (typeof demandedFields)[number]) =>
    field === 'email' ? isEmail(seller.email) : seller[field].trim() !== '';
  const missing = demandedFields.filter((field) => !isThere(field));
  const ofDemo: SellerField[] = [...recognizedFields, ...furtherFields].filter((field) =>
    traces.sellers.some((invented) => isSame(seller[field], invented[field])),
  );
  return [
    ...(missing.length > 0 ? [{ weight: 'orders', code: 'seller-missing', fields: missing } as const] : []),
    ...(ofDemo.length > 0 ? [{ weight: 'orders', code: 'seller-of-demo', fields: ofDemo } as const] : []),
  ];
}

/** An older version may have stored an unknown country. The rules that depend on it would not apply (LAW T10). */
function judgeCountry({ configuration: { seller } }: Settings): Finding[] {
  if (seller.country.trim() === '' || countryCode(seller.country) !== undefined) return [];
  return [{ weight: 'open', code: 'setting-wrong', key: 'seller', path: 'country', msg: goLiveTexts.unknownCountry }];
}

/** Without VAT id and tax number no invoice can be issued (LAW N1). */
function judgeInvoices({ configuration: { seller } }: Settings): Finding[] {
  const isTaxed = [seller.vatId, seller.taxNumber ?? ''].some((id) => id.trim() !== '');
  return isTaxed ? [] : [{ weight: 'open', code: 'no-tax-id' }];
}

/** Whether two fields are equal and not empty. */
function isSame(own: string | readonly string[] | undefined, other: string | readonly string[] | undefined): boolean {
  const [mine, theirs] = [own, other].map((value) => comparable([value ?? []].flat().join(', ')));
  return mine !== '' && mine === theirs;
}

function judgeBank({ configuration: { seller, paymentConditions }, traces }: Settings): Finding[] {
  const { bank } = seller;
  // The foot of each order's PDF prints the account, regardless of the payment methods.
  if (traces.sellers.some((invented) => isAccountOf(bank, invented.bank))) {
    return [{ weight: 'orders', code: 'bank-of-demo' }];
  }
  if (!paymentConditions.some(isPaidByTransfer)) return [];
  if (bank.iban.trim() === '') return [{ weight: 'orders', code: 'bank-missing' }];
  return isIban(bank.iban) ? [] : [{ weight: 'orders', code: 'bank-wrong' }];
}

/** Whether IBAN, BIC or holder equals that of another account. */
function isAccountOf(own: Seller['bank'], other: Partial<Seller['bank']> | undefined): boolean {
  const withoutSpaces = (text: string | undefined) => text?.replace(/\s/g, '');
  return (
    isSame(withoutSpaces(own.iban), withoutSpaces(other?.iban)) ||
    isSame(withoutSpaces(own.bic), withoutSpaces(other?.bic)) ||
    isSame(own.holder, other?.holder)
  );
}

function judgePayments({ configuration, surroundings }: Settings): Finding[] {
  const { accounts } = surroundings;
  const methods = configuration.paymentConditions;
  const providers = paymentProviders.filter((name) => methods.some(({ provider }) => provider === name));
  const isPossible = ({ provider }: PaymentMethod) => provider === undefined || accounts[provider] !== 'none';
  return [
    ...providers.flatMap((provider): Finding[] => {
      if (accounts[provider] === 'none') return [{ weight: 'open', code: 'payment-without-account', provider }];
      return accounts[provider] === 'test' ? [{ weight: 'open', code: 'payment-in-test', provider }] : [];
    }),
    ...(methods.some(isPossible) ? [] : [{ weight: 'open', code: 'no-way-to-pay' } as const]),
  ];
}

function judgeTexts(settings: Settings): Finding[] {
  const isForBusinesses = settings.configuration.soldTo === 'businesses';
  const judgedAlone = [...demandedTexts, guaranteeNotice].map(templateKey);
  const others = settings.templates.filter((template) => !judgedAlone.includes(templateKey(template)));
  return [
    ...demandedTexts
      .filter((name) => name !== imprint && !(isForBusinesses && name.name === withdrawalInformation.name))
      .flatMap((name) => judgeText(settings, name, 'open')),
    ...(isForBusinesses ? [] : judgeGuaranteeNotice(settings)),
    ...others
      .filter((template) => isTemplateOfDemo(template, settings.traces, settings.configuration.seller))
      .map(({ kind, name }): Finding => {
        const weight = harmless.includes(templateKey({ kind, name })) ? 'look' : 'open';
        return { weight, code: 'text-of-demo', template: { kind, name } };
      }),
  ];
}

/**
 * The notice must be the Commission's picture, with its words in `alt` (LAW W1). It must be within the text, because
 * the mail that confirms an order contains it too (LAW W5).
 */
function judgeGuaranteeNotice(settings: Settings): Finding[] {
  const content = contentOf(settings, guaranteeNotice);
  if (content === null) return [{ weight: 'open', code: 'text-missing', template: guaranteeNotice }];
  return pictureWithWords.test(content) ? [] : [{ weight: 'open', code: 'notice-without-picture' }];
}

/** A picture as templates are stored: cleaned, with quoted attributes. */
const pictureWithWords = /<img\b(?=[^>]*\bsrc="data:image\/)(?=[^>]*\balt="\s*[^\s"])/;

/** The findings about a text that must exist and must not be the demo's. */
function judgeText(settings: Settings, template: TemplateName, weight: 'orders' | 'open'): Finding[] {
  const content = contentOf(settings, template);
  if (content === null) return [{ weight, code: 'text-missing', template }];
  return isTemplateOfDemo({ ...template, content }, settings.traces, settings.configuration.seller)
    ? [{ weight, code: 'text-of-demo', template }]
    : [];
}

function judgeDecisions({ configuration, decided, traces }: Settings): Finding[] {
  const names = (key: keyof ShopConfiguration) =>
    namesDemo(JSON.stringify(configuration[key]), traces, configuration.seller);
  const isAsLoaded = (key: keyof ShopConfiguration) => {
    const value = configuration[key];
    return !(Array.isArray(value) && value.length === 0) && isSettingOfDemo(key, value, traces);
  };
  const told = [...telling.filter((key) => isAsLoaded(key) || names(key)), ...common.filter(names)];
  const looked = common.filter((key) => isAsLoaded(key) && !names(key));
  const { carrier, shippingRules } = configuration;
  // Where no carrier is offered, a rule that names some never applies.
  const canApply = ({ carriers = '*' }: ShopConfiguration['shippingRules'][number]) =>
    carriers === '*' || carrier.length > 0;
  const hasNoRules = decided.has('shippingRules') && !shippingRules.some(canApply);
  return [
    ...toDecide.filter((key) => !decided.has(key)).map((key): Finding => ({ weight: 'open', code: 'undecided', key })),
    ...(hasNoRules ? [{ weight: 'open', code: 'no-shipping-rules' } as const] : []),
    ...told.map((key): Finding => ({ weight: 'open', code: 'setting-of-demo', key })),
    ...looked.map((key): Finding => ({ weight: 'look', code: 'setting-of-demo', key })),
  ];
}

/**
 * The findings about settings that conflict or lead to no page (check-together.ts): an older version stored them, or
 * their goods and texts are gone. Pure.
 */
export function judgeTogether({ refused, warnings }: SettingsTogether): Finding[] {
  const found = (weight: 'open' | 'look', errors: SettingsTogether['refused']) =>
    errors.map(({ key, error: { path, msg } }): Finding => ({ weight, code: 'setting-wrong', key, path, msg }));
  return [...found('open', refused), ...found('look', warnings)];
}

/**
 * Promises of free delivery that no shipping rule keeps (SPEC §4). The demo's texts often stay when its shipping rules
 * are replaced.
 */
function judgeFreeShipping({ configuration, templates }: Settings): Finding[] {
  const broken = (html: string) =>
    freeShippingPromises(html).filter((promise) => !isPromiseKept(promise, configuration));
  return writtenIn({ configuration, templates }).flatMap(({ place, html }): Finding[] => {
    const values = [...new Set(broken(html).map(({ value }) => value))];
    return values.length === 0 ? [] : [{ weight: 'open', code: 'free-shipping-not-kept', place, values }];
  });
}

/** Words that say of prices that they contain tax, or that it is added. */
const taxInPrices = /\b(inkl|incl|zzgl|exkl)\S*\s+([\wäöüß.]+\s+){0,2}(USt|MwSt|Umsatzsteuer|Mehrwertsteuer)/i;

/** A small business must not say that its prices contain tax (LAW P3). */
function judgeWordsAboutTax({ configuration, templates }: Settings): Finding[] {
  if (!configuration.seller.smallBusiness) return [];
  const places = writtenIn({ configuration, templates }).flatMap(({ place, html }) =>
    taxInPrices.test(wordsOfHtml(html)) ? [place] : [],
  );
  return places.length === 0 ? [] : [{ weight: 'open', code: 'tax-in-texts', places }];
}

/** Countries whose tax is charged by the shop's own table only, which the operator has not checked (LAW T3). */
function judgeRatesAbroad({ configuration: { oss, seller, countries, taxRates } }: Settings): Finding[] {
  if (oss.from === undefined || seller.smallBusiness) return [];
  const isSeen = (country: string) => taxRates.some((one) => one.country === country);
  const unseen = countries.filter(
    ({ shortName }) => shortName !== seller.country && isMemberState(shortName) && !isSeen(shortName),
  );
  if (unseen.length === 0) return [];
  return [{ weight: 'look', code: 'rates-abroad-unseen', countries: unseen.map(({ name }) => name) }];
}

/** The invoice of an export must state the seller's VAT id (BR-G-02). */
function judgeExports({ configuration: { exports, seller } }: Settings): Finding[] {
  if (exports.from === undefined || seller.smallBusiness || seller.vatId.trim() !== '') return [];
  return [{ weight: 'open', code: 'export-without-vat-id' }];
}

/**
 * Consumers must be shown what they pay (LAW P1). Net prices for everybody are for shops that sell to businesses only.
 */
function judgeNetPrices({ configuration: { uiSettings, seller, soldTo } }: Settings): Finding[] {
  if (uiSettings.priceDeclaration === 'gross' || seller.smallBusiness || soldTo === 'businesses') return [];
  return [{ weight: 'look', code: 'net-for-everybody' }];
}

/** Who sends parcels to Germany is registered for their packaging (§ 9 VerpackG, VerpackDG, LAW S5). */
function judgePackaging({ configuration: { countries, seller } }: Settings): Finding[] {
  if ((seller.packagingNumber ?? '') !== '' || !countries.some(({ shortName }) => shortName === 'DE')) return [];
  return [{ weight: 'look', code: 'no-packaging-number' }];
}
