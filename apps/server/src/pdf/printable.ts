/** Replaces a character that the font lacks. */
export const missingCharacter = '□';

const characters = new Intl.Segmenter('de', { granularity: 'grapheme' });
const lineBreak = /^[\r\n]+$/;
const invisible = /[\p{Cc}\p{Cf}]/gu;

/** The part of a font that tells which characters it has. */
export interface CharacterSet {
  hasGlyphForCodePoint(codePoint: number): boolean;
}

/** A printable text, and whether characters were replaced; a document says so. */
export interface PrintableText {
  readonly text: string;
  readonly replaced: boolean;
}

/**
 * Replaces every character of which the font lacks any part, such as an accent or joiner. So an emoji or a Chinese name
 * becomes boxes, never a wrong letter or nothing. Control and format characters are dropped, except line breaks.
 */
export function printable(text: string, font: CharacterSet): PrintableText {
  let [printed, replaced] = ['', false];
  for (const { segment } of characters.segment(text.normalize('NFC'))) {
    const visible = segment.replace(invisible, '');
    if (lineBreak.test(segment)) printed += '\n';
    else if (hasGlyphs(visible, font)) printed += visible;
    else {
      printed += missingCharacter;
      replaced = true;
    }
  }
  return { text: printed, replaced };
}

function hasGlyphs(character: string, font: CharacterSet): boolean {
  return [...character].every((part) => font.hasGlyphForCodePoint(part.codePointAt(0) ?? 0));
}
