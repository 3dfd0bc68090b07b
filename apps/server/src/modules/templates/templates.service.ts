import type { Transaction } from 'kysely';
import { VersionedValue } from '../../concurrency/versioned-value.ts';
import { nextVersion } from '../../database/catalogue-version.ts';
import type { Database, Queryable } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { cleanPage, cleanText, removedParts } from '../../html/template-html.ts';
import { inlineScriptHashes } from '../../http/inline-sources.ts';
import { stylesheetName } from './stylesheet-name.ts';
import { allTemplates, putTemplate, type Template, templateContent } from './templates.repository.ts';

export { isPage } from './page-templates.ts';
export { stylesheetName } from './stylesheet-name.ts';
export { largestTemplate, readTemplateFolder, type TemplateFile, type TemplateFolder } from './template-folder.ts';

export type { Template } from './templates.repository.ts';

/**
 * What writing a template came to. `removed`: what of its HTML is not allowed and was left out.
 * `template-name-invalid`: its name could not be part of an address.
 */
export type TemplateWritten =
  | { readonly ok: true; readonly changed: boolean; readonly removed: readonly string[] }
  | { readonly ok: false; readonly code: 'template-name-invalid' };

/**
 * The operator's texts, page templates and stylesheet (SPEC §2, CONTRACT §3 and §8). An empty one is as good as none.
 */
export interface TemplateService {
  /** HTML of the text block of that name, else of the page template; null without either. */
  content(name: string): Promise<string | null>;
  /** The page template or stylesheet that an address under assets/templates names. */
  asset(kind: 'page' | 'style', name: string): Promise<string | null>;
  /** The names of all page templates. */
  pageNames(): Promise<readonly string[]>;
  /** The names of all texts. */
  textNames(): Promise<readonly string[]>;
  /** All that are not empty. */
  all(): Promise<readonly Template[]>;
  /** Hashes of the scripts in all page templates: moving on inside the shop, a page can meet each of them. */
  scriptHashes(): Promise<readonly string[]>;
  /** Cleans and stores a template, under a new version when it is different. */
  write(transaction: Transaction<Schema>, template: Template): Promise<TemplateWritten>;
  /** Whether a template of that kind and name was ever written, as the transaction sees it. */
  isWritten(transaction: Transaction<Schema>, kind: Template['kind'], name: string): Promise<boolean>;
}

interface Templates {
  readonly all: readonly Template[];
  readonly byKey: ReadonlyMap<string, string>;
  readonly pageNames: readonly string[];
  readonly textNames: readonly string[];
  readonly scriptHashes: readonly string[];
}

/** Makes the service. `version` returns the catalogue's version. When it moves, the templates are read again. */
export function createTemplateService(database: Database, version: () => number): TemplateService {
  const templates = new VersionedValue(version, async () => readTemplates(await allTemplates(database.read)));
  const find = async (kind: Template['kind'], name: string) =>
    (await templates.get()).byKey.get(keyOf(kind, name)) ?? null;
  return {
    content: async (name) => (await find('text', name)) ?? find('page', name),
    asset: find,
    pageNames: async () => (await templates.get()).pageNames,
    textNames: async () => (await templates.get()).textNames,
    all: async () => (await templates.get()).all,
    scriptHashes: async () => (await templates.get()).scriptHashes,
    write: writeTemplate,
    isWritten: async (transaction, kind, name) => (await templateContent(transaction, kind, name)) !== null,
  };
}

/** The names of all texts and page templates as this side of the database has them now. */
export async function templateNames(
  queryable: Queryable,
): Promise<{ readonly texts: ReadonlySet<string>; readonly pages: ReadonlySet<string> }> {
  const { textNames, pageNames } = readTemplates(await allTemplates(queryable));
  return { texts: new Set(textNames), pages: new Set(pageNames) };
}

const keyOf = (kind: Template['kind'], name: string) => `${kind} ${name}`;

function readTemplates(rows: readonly Template[]): Templates {
  const written = rows.filter(({ content }) => content.trim() !== '');
  const pages = written.filter(({ kind }) => kind === 'page');
  const scripts = pages.flatMap(({ content }) => inlineScriptHashes(content));
  return {
    all: written,
    byKey: new Map(written.map(({ kind, name, content }) => [keyOf(kind, name), content])),
    pageNames: pages.map(({ name }) => name),
    textNames: written.filter(({ kind }) => kind === 'text').map(({ name }) => name),
    scriptHashes: [...new Set(scripts)],
  };
}

const clean: Readonly<Record<Template['kind'], (content: string) => string>> = {
  text: cleanText,
  page: cleanPage,
  style: (content) => content,
};

/** A template's content as it is stored, without what its kind does not allow. */
export function cleanTemplate(kind: Template['kind'], content: string): string {
  return clean[kind](content);
}

async function writeTemplate(transaction: Transaction<Schema>, template: Template): Promise<TemplateWritten> {
  const { kind, name } = template;
  if (!isName(kind, name)) return { ok: false, code: 'template-name-invalid' };
  const content = cleanTemplate(kind, template.content);
  const removed = kind === 'style' ? [] : removedParts(template.content, content);
  const changed = (await templateContent(transaction, kind, name)) !== content;
  if (changed) await putTemplate(transaction, { kind, name, content, version: await nextVersion(transaction) });
  return { ok: true, changed, removed };
}

/** Names are words, pages may lie in folders: `aktionen/sommer`. */
function isName(kind: Template['kind'], name: string): boolean {
  if (kind === 'style') return name === stylesheetName;
  return name.length <= 100 && /^[\p{L}\p{N}_-]+(\/[\p{L}\p{N}_-]+)*$/u.test(name);
}
