import type { XmlElement } from '../../../../tables/xml/read-elements.ts';

/** Texts of 2005 come in several languages. */
export function german(details: XmlElement | undefined, name: string): string | undefined {
  const texts = details?.all(name) ?? [];
  return (texts.find(({ attributes }) => /^(?:deu|ger|de)/i.test(attributes.lang ?? '')) ?? texts[0])?.value;
}
