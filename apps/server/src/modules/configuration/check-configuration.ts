import { pictureRatios } from '@kontor/contract';
import { isBic, isEmail, isIban, orderNumberPatternRefusal } from '@kontor/domain';
import { type TSchema, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { countryCode, withCountryCode } from '../../country-names.ts';
import { cleanText } from '../../html/template-html.ts';
import { type FieldError, fieldErrors } from '../../http/field-errors.ts';
import { blankFields } from './blank-fields.ts';
import { doubledEntries } from './check-doubled.ts';
import { wrongFrontPage } from './check-front-page.ts';
import { deeperMenuEntries } from './check-main-menu.ts';
import { type WrittenPayment, wrongPayments } from './check-payments.ts';
import { wrongReminders } from './check-reminders.ts';
import { wrongSearch } from './check-search.ts';
import { impossibleBookedRates, impossibleDay, impossibleTaxRates } from './check-tax-rates.ts';
import { configurationSchemas, sentenceOfShape } from './configuration-schemas.ts';
import { bankTexts } from './texts/bank.de.ts';
import { nullTexts } from './texts/null.de.ts';
import { placeTexts } from './texts/places.de.ts';
import { seriesTexts } from './texts/series.de.ts';
import type { DocumentSettings, Seller, ShopConfiguration } from './types.ts';
import { unknownFields } from './unknown-fields.ts';

/** A value in its stored form, or its errors. */
export type CheckedValue =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly errors: readonly FieldError[] };

/** The keys that the configuration knows. */
export const configurationKeys: readonly string[] = Object.keys(configurationSchemas);

/** Whether the configuration knows a key. */
export function isConfigurationKey(key: string): key is keyof ShopConfiguration {
  return Object.hasOwn(configurationSchemas, key);
}

/**
 * Checks a value for a key: against its schema, then against the rules that no schema can express. Unknown fields are
 * refused, and HTML is cleaned.
 */
export function checkConfiguration(key: keyof ShopConfiguration, value: unknown): CheckedValue {
  const schema: TSchema = configurationSchemas[key];
  if (value === null) return { ok: false, errors: [{ path: '', msg: sentenceForNull(key, schema) }] };
  const validator = Compile(schema);
  // Blank names of customer groups have their own message.
  const wrong = [...unknownFields(schema, value), ...(key === 'customerGroups' ? [] : blankFields(value))];
  if (!validator.Check(value) || wrong.length > 0) {
    return { ok: false, errors: [...fieldErrors(validator.Errors(value), sentenceOfShape), ...wrong] };
  }
  const errors = [...doubledEntries(key, value), ...brokenRules(key, value)];
  if (errors.length > 0) return { ok: false, errors };
  return { ok: true, value: asStored(key, value) };
}

function sentenceForNull(key: string, schema: TSchema): string {
  const [part] = Type.IsObject(schema) ? Object.keys(schema.properties) : [];
  return part === undefined ? nullTexts.whole : nullTexts.ofParts(key, part);
}

function asStored(key: keyof ShopConfiguration, value: unknown): unknown {
  if (key === 'orderOptions') return cleanOptions(value);
  return key === 'seller' ? withCountryCode(value as WrittenSeller) : value;
}

/** The errors by rules that no schema can express. */
function brokenRules(key: keyof ShopConfiguration, value: unknown): readonly FieldError[] {
  if (key === 'orderNumberPattern' && orderNumberPatternRefusal(String(value)) !== null) {
    return fieldErrors([{ keyword: 'pattern', instancePath: '', params: {} }]);
  }
  if (key === 'documents') return wrongSeries(value as DocumentSettings);
  if (key === 'reminders') return wrongReminders(value as ShopConfiguration['reminders']);
  if (key === 'orderMail') return wrongAddresses(value as ShopConfiguration['orderMail']);
  if (key === 'seller') {
    const seller = value as WrittenSeller;
    return [...unknownCountry(seller), ...wrongEmail(seller), ...wrongAccount(seller)];
  }
  if (key === 'frontPage') return wrongFrontPage(value as ShopConfiguration['frontPage']);
  if (key === 'mainMenu') return deeperMenuEntries(value as ShopConfiguration['mainMenu']);
  if (key === 'uiSettings') return unknownRatio(value as ShopConfiguration['uiSettings']);
  if (key === 'paymentConditions') return wrongPayments(value as readonly WrittenPayment[]);
  if (key === 'search') return wrongSearch(value as Partial<ShopConfiguration['search']>);
  if (key === 'oss' || key === 'exports' || key === 'intraCommunity')
    return impossibleDay(value as ShopConfiguration[typeof key]);
  if (key === 'books') return impossibleBookedRates(value as ShopConfiguration['books']);
  if (key === 'taxRates') return impossibleTaxRates(value as ShopConfiguration['taxRates']);
  return [];
}

/** A product card's picture must have one of the ratios for which there are styles. */
function unknownRatio({ productCardHeight }: ShopConfiguration['uiSettings']): FieldError[] {
  if (pictureRatios.some((ratio) => ratio === productCardHeight)) return [];
  return [{ path: 'productCardHeight', msg: placeTexts.noRatio(pictureRatios) }];
}

/** Each series has a pattern of its own: two with one pattern would give a number twice (LAW N1). */
function wrongSeries(settings: DocumentSettings): FieldError[] {
  const series = ['invoiceNumbers', 'correctionNumbers', 'deliveryNoteNumbers'] as const;
  return series.flatMap((name, i) => {
    if (orderNumberPatternRefusal(settings[name]) !== null)
      return fieldErrors([{ keyword: 'pattern', instancePath: `/${name}`, params: {} }]);
    const isTaken = series.slice(0, i).some((other) => isSamePattern(settings[other], settings[name]));
    return isTaken ? [{ path: name, msg: seriesTexts.sameNumbers }] : [];
  });
}

/** Whether two patterns can give the same number. How many digits a sequence has does not tell them apart. */
function isSamePattern(one: string, other: string): boolean {
  const withoutDigits = (pattern: string) => pattern.replace(/\{0+\}/, '{0}');
  return withoutDigits(one) === withoutDigits(other);
}

/** The seller as the operator writes it. Unknown fields are missing. */
type WrittenSeller = Pick<Seller, 'country' | 'email'> & { readonly bank?: Partial<Seller['bank']> };

/** The country must be known, because rules depend on it. It may be empty before the shop is opened. */
function unknownCountry({ country }: WrittenSeller): FieldError[] {
  return country === '' || countryCode(country) !== undefined ? [] : [{ path: 'country', msg: placeTexts.noCountry }];
}

/** The e-mail address must be valid. It may be empty before the shop is opened. */
function wrongEmail({ email }: WrittenSeller): FieldError[] {
  if (email === '' || isEmail(email)) return [];
  return fieldErrors([{ keyword: 'email', instancePath: '/email', params: {} }]);
}

/** The bank account must be valid, because it is printed on each order. It may be empty. */
function wrongAccount({ bank: { iban = '', bic = '' } = {} }: WrittenSeller): FieldError[] {
  return [
    ...(iban === '' || isIban(iban) ? [] : [{ path: 'bank.iban', msg: bankTexts.noIban }]),
    ...(bic === '' || isBic(bic) ? [] : [{ path: 'bank.bic', msg: bankTexts.noBic }]),
  ];
}

function wrongAddresses(addresses: readonly string[]): FieldError[] {
  return addresses.flatMap((address, place) =>
    isEmail(address) ? [] : fieldErrors([{ keyword: 'email', instancePath: `/${place}`, params: {} }]),
  );
}

function cleanOptions(options: unknown): ShopConfiguration['orderOptions'] {
  return (options as ShopConfiguration['orderOptions']).map((option) => ({
    ...option,
    content: cleanText(option.content),
  }));
}
