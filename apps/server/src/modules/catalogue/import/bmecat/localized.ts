import type { XmlElement } from '../../../../tables/xml/read-elements.ts';
import { plainText } from './rich-text.ts';

const isGerman = ({ attributes }: XmlElement) => /^(?:deu|ger|de)/i.test(attributes.lang ?? '');

/** A German text. Files of 2005 contain several languages. Text in child elements (`<b>`) belongs to it. */
export function german(details: XmlElement | undefined, name: string): string | undefined {
  const element = germanElement(details, name);
  return element && plainText(element);
}

/** The element with a German text, or otherwise the first. */
export function germanElement(details: XmlElement | undefined, name: string): XmlElement | undefined {
  const texts = details?.all(name) ?? [];
  return texts.find(isGerman) ?? texts[0];
}

/** The German texts, and those without a language. If there are none, those in the language of the first. */
export function germanOnly(texts: readonly XmlElement[]): XmlElement[] {
  const ours = texts.filter((text) => isGerman(text) || text.attributes.lang === undefined);
  return ours.length > 0 ? ours : texts.filter(({ attributes }) => attributes.lang === texts[0]?.attributes.lang);
}
