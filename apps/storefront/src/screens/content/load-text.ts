import { notFound } from '@tanstack/react-router';
import type { Configuration } from '../../configuration.ts';

/** A page of the operator's own HTML. The side templates stand beside text pages only. */
export interface TextData {
  readonly html: string;
  /** What its first headline says, for the document's title; null where it has none. */
  readonly headline: string | null;
  readonly left: string | null;
  readonly right: string | null;
}

/** A text page with its side templates (SPEC §2). A text that does not exist is a page that is not there. */
export async function loadText(configuration: Configuration, name: string): Promise<TextData> {
  const [html, left, right] = await Promise.all([
    configuration.template(name),
    configuration.template('innerleft'),
    configuration.template('innerright'),
  ]);
  if (html === null) throw notFound();
  return { html, headline: headlineOf(html), left, right };
}

/** A content template alone (SPEC §2, C/**). */
export async function loadContent(configuration: Configuration, name: string): Promise<TextData> {
  const html = await configuration.template(name);
  if (html === null) throw notFound();
  return { html, headline: headlineOf(html), left: null, right: null };
}

/** The words of the first headline of HTML. */
export function headlineOf(html: string): string | null {
  const words = /<h[12][^>]*>(.*?)<\/h[12]>/is
    .exec(html)?.[1]
    ?.replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return words === undefined || words === '' ? null : decodeEntities(words);
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', shy: '' };

function decodeEntities(text: string): string {
  return text.replace(/&(\w+);/g, (entity, name: string) => entities[name] ?? entity);
}
