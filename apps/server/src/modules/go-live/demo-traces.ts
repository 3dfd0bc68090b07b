import { createHash } from 'node:crypto';
import type { Seller, ShopConfiguration } from '../configuration/types.ts';
import { cleanTemplate, type Template } from '../templates/templates.service.ts';
import type { TemplateName } from './types.ts';

/** Traces by which parts of the demo are recognised: of the demo loaded into this shop, and of this release's demo. */
export interface DemoTraces {
  /** Fingerprints of texts, pages and stylesheet, by {@link templateKey}. */
  readonly templates: Readonly<Record<string, readonly string[]>>;
  /** Fingerprints of settings by their keys. */
  readonly settings: Readonly<Record<string, readonly string[]>>;
  /** The demo's invented sellers. */
  readonly sellers: readonly Partial<Seller>[];
}

/** The traces of a shop without demo. */
export const noTraces: DemoTraces = { templates: {}, settings: {}, sellers: [] };

/** A template's key in the traces. */
export function templateKey({ kind, name }: TemplateName): string {
  return `${kind} ${name}`;
}

/** The traces of templates and settings, in their stored form. */
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

/** Merges the traces of two demos. */
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

/**
 * Whether a template is unchanged from the demo, or still contains names that only the demo has; `own`: the shop's
 * seller.
 */
export function isTemplateOfDemo(template: Template, traces: DemoTraces, own: Seller): boolean {
  const isAsLoaded = traces.templates[templateKey(template)]?.includes(fingerprint(template.content)) ?? false;
  return isAsLoaded || namesDemo(template.content, traces, own);
}

/** Whether a setting is unchanged from the demo. */
export function isSettingOfDemo(key: string, value: unknown, traces: DemoTraces): boolean {
  return traces.settings[key]?.includes(settingPrint(key, value)) ?? false;
}

/** Whether HTML contains something that only the demo has, even if the rest was rewritten. */
export function namesDemo(html: string, { sellers }: DemoTraces, own: Seller): boolean {
  const text = comparable(html);
  const signs = [...sellers.flatMap(signsOf), 'demonstrationsshop', ...slogans];
  return signs.some((sign) => text.includes(sign)) || namesOf(sellers, own).some((name) => isNamed(name, text));
}

/** The demos' slogans on their pages. */
export const slogans = ['werkzeug, das bleibt', 'wein, den wir selbst trinken'] as const;

/** The details of a seller that do not occur in other sellers' texts. */
function signsOf({ companyName, street, email, phone, vatId, registerNumber, bank }: Partial<Seller>): string[] {
  const host = email?.split('@')[1];
  const numbers = [phone, bank?.iban].flatMap((number) => [number, number?.replaceAll(' ', '')]);
  const signs = [companyName, street, host && `@${host}`, vatId, registerNumber, ...numbers];
  return signs.flatMap((sign) => (sign ? [comparable(sign)] : []));
}

/** The short names, towns and directors of invented sellers, except for those that the shop's own seller has too. */
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

/** Minimum length of a name, because shorter ones are not distinctive. */
const shortestName = 6;

/** Whether a text contains a name as a separate word, or in the genitive: `Eisenhofs`, but not `Eisenhofer`. */
function isNamed(name: string, text: string): boolean {
  return new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(name)}s?(?![\\p{L}\\p{N}])`, 'u').test(text);
}

/** A text in the form for comparison: in lower case, with each run of spaces as one space. */
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

/** The compared part of a setting, if it is not the whole. */
const printed: { readonly [Key in keyof ShopConfiguration]?: (value: ShopConfiguration[Key]) => unknown } = {
  /** Groups are stored with ids of categories and written with their paths, so only their names are compared. */
  customerGroups: (groups) => groups.map(({ name }) => name),
  /** The payment method is left out, because earlier demos were loaded without it. */
  paymentConditions: (offered) => offered.map(({ name, title, groups, fee }) => ({ name, title, groups, fee })),
};

function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
