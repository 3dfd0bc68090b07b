import { createHash } from 'node:crypto';
import type { Seller, ShopConfiguration } from '../configuration/types.ts';
import { cleanTemplate, type Template } from '../templates/templates.service.ts';
import type { TemplateName } from './types.ts';

/** By what something is known to be the demo's: what was loaded into this shop, and what this release ships. */
export interface DemoTraces {
  /** Fingerprints of texts, pages and stylesheet, by {@link templateKey}. */
  readonly templates: Readonly<Record<string, readonly string[]>>;
  /** Fingerprints of settings by their keys. */
  readonly settings: Readonly<Record<string, readonly string[]>>;
  /** Sellers that were invented. */
  readonly sellers: readonly Partial<Seller>[];
}

/** No demo was ever near. */
export const noTraces: DemoTraces = { templates: {}, settings: {}, sellers: [] };

/** A template as traces name it. */
export function templateKey({ kind, name }: TemplateName): string {
  return `${kind} ${name}`;
}

/** The traces that templates and settings, as they are stored, leave. */
export function tracesOf(templates: readonly Template[], settings: Readonly<Record<string, unknown>>): DemoTraces {
  const { seller } = settings as Partial<ShopConfiguration>;
  return {
    templates: Object.fromEntries(
      templates.map(({ kind, name, content }) => [
        templateKey({ kind, name }),
        [fingerprint(cleanTemplate(kind, content))],
      ]),
    ),
    settings: Object.fromEntries(Object.entries(settings).map(([key, value]) => [key, [settingPrint(key, value)]])),
    sellers: seller === undefined ? [] : [seller],
  };
}

/** Both together. */
export function bothTraces(one: DemoTraces, other: DemoTraces): DemoTraces {
  return {
    templates: merged(one.templates, other.templates),
    settings: merged(one.settings, other.settings),
    sellers: [...one.sellers, ...other.sellers],
  };
}

type Prints = DemoTraces['templates'];

function merged(one: Prints, other: Prints): Prints {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return Object.fromEntries([...keys].map((key) => [key, [...new Set([...(one[key] ?? []), ...(other[key] ?? [])])]]));
}

/** Whether a template is as the demo has it, or still names what only the demo is called; `own` sells. */
export function isTemplateOfDemo(template: Template, traces: DemoTraces, own: Seller): boolean {
  const isAsLoaded = traces.templates[templateKey(template)]?.includes(fingerprint(template.content)) ?? false;
  return isAsLoaded || namesDemo(template.content, traces, own);
}

/** Whether a setting is as the demo has it. */
export function isSettingOfDemo(key: string, value: unknown, traces: DemoTraces): boolean {
  return traces.settings[key]?.includes(settingPrint(key, value)) ?? false;
}

/** Whether HTML names the demo by something that no other has, however much else of it is written anew. */
export function namesDemo(html: string, { sellers }: DemoTraces, own: Seller): boolean {
  const text = comparable(html);
  const signs = [...sellers.flatMap(signsOf), 'demonstrationsshop', slogan];
  return signs.some((sign) => text.includes(sign)) || namesOf(sellers, own).some((name) => isNamed(name, text));
}

/** What the demo writes over its pages. */
export const slogan = 'werkzeug, das bleibt';

/** What of a seller is in no other's texts. */
function signsOf({ companyName, street, email, phone, vatId, registerNumber, bank }: Partial<Seller>): string[] {
  const host = email?.split('@')[1];
  const signs = [companyName, street, host && `@${host}`, phone, phone?.replaceAll(' ', ''), vatId, registerNumber];
  return [...signs, bank?.iban].flatMap((sign) => (sign ? [comparable(sign)] : []));
}

/**
 * The short names, towns and directors of sellers that were invented, but for those that the shop's own seller has too.
 */
function namesOf(sellers: DemoTraces['sellers'], own: Seller): string[] {
  const owned = comparable([own.companyName, own.city, ...(own.managingDirectors ?? [])].join(' · '));
  const isOfDemo = sellers.some(({ companyName }) => companyName === own.companyName);
  return sellers
    .flatMap(({ companyName = '', city = '', managingDirectors = [] }) => [
      companyName.split(' ')[0] ?? '',
      city,
      ...managingDirectors,
    ])
    .map(comparable)
    .filter((name) => name.length >= shortestName && (isOfDemo || !isNamed(name, owned)));
}

/** What is shorter is no name that tells anything. */
const shortestName = 6;

/** Whether a name stands in a text as a word of its own, or in the genitive: `Eisenhofs`, but not `Eisenhofer`. */
function isNamed(name: string, text: string): boolean {
  return new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(name)}s?(?![\\p{L}\\p{N}])`, 'u').test(text);
}

/** As two texts are compared: small letters, every kind and number of spaces one. */
export function comparable(text: string): string {
  return text
    .replace(/&nbsp;|\s/g, ' ')
    .replace(/ +/g, ' ')
    .toLowerCase();
}

function settingPrint(key: string, value: unknown): string {
  const print = (printed as Readonly<Record<string, (value: unknown) => unknown>>)[key];
  return fingerprint(JSON.stringify(print ? print(value) : value));
}

/** What of a setting is looked at, where that is not all of it. */
const printed: { readonly [Key in keyof ShopConfiguration]?: (value: ShopConfiguration[Key]) => unknown } = {
  /** They are stored by the ids of categories and written by their paths: their names are what stays. */
  customerGroups: (groups) => groups.map(({ name }) => name),
  /** The method is left out: earlier demos were loaded without it. */
  paymentConditions: (offered) => offered.map(({ name, title, groups, fee }) => ({ name, title, groups, fee })),
};

function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
