import { isEmail, orderNumberPatternRefusal } from '@kontor/domain';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { Value } from 'typebox/value';
import { type FieldError, fieldErrors } from '../../http/field-errors.ts';
import { cleanText } from '../templates/template-html.ts';
import { deeperMenuEntries } from './check-main-menu.ts';
import { configurationSchemas } from './configuration-schemas.ts';
import type { ShopConfiguration } from './shop-configuration.ts';

/** A value as it is stored, or what is wrong with it. */
export type CheckedValue =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly errors: readonly FieldError[] };

/** Whether the configuration knows a key. */
export function isConfigurationKey(key: string): key is keyof ShopConfiguration {
  return Object.hasOwn(configurationSchemas, key);
}

/** Checks a value for a key: against its schema, then the rules no schema can express. Unknown fields are left out, HTML is cleaned. */
export function checkConfiguration(key: keyof ShopConfiguration, value: unknown): CheckedValue {
  const schema: TSchema = configurationSchemas[key];
  const validator = Compile(schema);
  if (!validator.Check(value)) return { ok: false, errors: fieldErrors(validator.Errors(value)) };
  if (key === 'orderNumberPattern' && orderNumberPatternRefusal(String(value)) !== null) {
    return { ok: false, errors: fieldErrors([{ keyword: 'pattern', instancePath: '', params: {} }]) };
  }
  const noAddresses = key === 'orderMail' ? wrongAddresses(value as ShopConfiguration['orderMail']) : [];
  if (noAddresses.length > 0) return { ok: false, errors: noAddresses };
  const tooDeep = key === 'mainMenu' ? deeperMenuEntries(value as ShopConfiguration['mainMenu']) : [];
  if (tooDeep.length > 0) return { ok: false, errors: tooDeep };
  const known = Value.Clean(schema, structuredClone(value));
  return { ok: true, value: key === 'orderOptions' ? cleanOptions(known) : known };
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
