import type { XmlElement } from '../../../../tables/xml/read-elements.ts';
import { plainText } from './rich-text.ts';

const isGerman = ({ attributes }: XmlElement) => /^(?:deu|ger|de)/i.test(attributes.lang ?? '');

/** Texts of 2005 come in several languages. What stands in elements of its own (`<b>`) belongs to it. */
export function german(details: XmlElement | undefined, name: string): string | undefined {
  const element = germanElement(details, name);
  return element && plainText(element);
}

/** The element with a text in German, else the first. */
export function germanElement(details: XmlElement | undefined, name: string): XmlElement | undefined {
  const texts = details?.all(name) ?? [];
  return texts.find(isGerman) ?? texts[0];
}

/** Of several texts those in German and those without a language; where there are none, those in the first's. */
export function germanOnly(texts: readonly XmlElement[]): XmlElement[] {
  const ours = texts.filter((text) => isGerman(text) || text.attributes.lang === undefined);
  return ours.length > 0 ? ours : texts.filter(({ attributes }) => attributes.lang === texts[0]?.attributes.lang);
}
