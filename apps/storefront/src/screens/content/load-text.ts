import { contentAddress, textAddress } from '@kontor/contract';
import { notFound } from '@tanstack/react-router';
import type { Configuration } from '../../context/configuration.ts';
import { headlineOf, textBelowHeadline } from '../../page/page-description.ts';

/** A page of the operator's own HTML. The side templates stand beside text pages only. */
export interface TextData {
  readonly html: string;
  /** What its first headline says, for the document's title; null where it has none. */
  readonly headline: string | null;
  /** Its first words below the headline, for search engines. */
  readonly description: string;
  /** The one of its addresses that search engines should know. */
  readonly canonical: string;
  readonly left: string | null;
  readonly right: string | null;
}

/** A text page with its side templates (SPEC §2). A text that does not exist is a page that is not there. */
export async function loadText(configuration: Configuration, name: string): Promise<TextData> {
  const [html, left, right] = await Promise.all([
    configuration.template(name),
    configuration.optionalTemplate('innerleft'),
    configuration.optionalTemplate('innerright'),
  ]);
  if (html === null) throw notFound();
  return { ...pageOf(html), canonical: textAddress(name), left, right };
}

/** A content template alone (SPEC §2.1.1, §2.1.10). */
export async function loadContent(configuration: Configuration, name: string): Promise<TextData> {
  const html = await configuration.template(name);
  if (html === null) throw notFound();
  return { ...pageOf(html), canonical: contentAddress(name), left: null, right: null };
}

function pageOf(html: string): Pick<TextData, 'html' | 'headline' | 'description'> {
  return { html, headline: headlineOf(html), description: textBelowHeadline(html) };
}
