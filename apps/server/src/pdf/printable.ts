/** Stands for a character that the font does not have. */
export const missingCharacter = '□';

const characters = new Intl.Segmenter('de', { granularity: 'grapheme' });
const lineBreak = /^[\r\n]+$/;
const invisible = /[\p{Cc}\p{Cf}]/gu;

/** What a font can say about itself. */
export interface CharacterSet {
  hasGlyphForCodePoint(codePoint: number): boolean;
}

/**
 * A text as it can be printed, and whether something of it had to be replaced: a document says so instead of hiding it.
 */
export interface PrintableText {
  readonly text: string;
  readonly replaced: boolean;
}

/**
 * Replaces every character, with all its accents and joiners, that the font lacks any part of: an emoji or a Chinese
 * name becomes boxes, never a wrong letter and never nothing. Control and format characters are dropped, line breaks
 * stay.
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
