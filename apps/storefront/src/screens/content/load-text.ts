import { contentAddress, textAddress } from '@kontor/contract';
import { notFound } from '@tanstack/react-router';
import type { Configuration } from '../../context/configuration.ts';
import { headlineOf, textBelowHeadline } from '../../page/page-description.ts';

/** A page of the operator's own HTML. Only text pages have side templates. */
export interface TextData {
  readonly html: string;
  /** The text of its first headline, used as the document's title; null if it has none. */
  readonly headline: string | null;
  /** The first words below the headline, for search engines. */
  readonly description: string;
  /** The address that search engines should index. */
  readonly canonical: string;
  readonly left: string | null;
  readonly right: string | null;
}

/** A text page with its side templates (SPEC §2). A missing template means that the page does not exist. */
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
