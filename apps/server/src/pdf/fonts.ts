import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

/** The parsed fonts of letters. Parsing takes five times as long as laying out a page, so it is done once. */
export interface LetterFonts {
  readonly regular: Font;
  readonly semibold: Font;
  /** For the shop's name and titles. */
  readonly display: Font;
}

/**
 * Source Sans 3 and Source Serif 4 (SIL Open Font License): Latin with all extensions, Greek and Cyrillic, figures of
 * equal width. The standard fonts of PDF readers lack most of that, for example the Ł of Łódź. The serif is the face of
 * the shop's headings, of which browsers have one of their own.
 */
export function readLetterFonts(): LetterFonts {
  const require = createRequire(import.meta.url);
  return {
    regular: readFont(require.resolve('@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf')),
    semibold: readFont(require.resolve('@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf')),
    display: readFont(require.resolve('@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf')),
  };
}

function readFont(file: string): Font {
  const font = create(readFileSync(file));
  if (!('layout' in font)) throw new Error(`${file} is no single font`);
  nameGlyphs(font);
  return font;
}

const phonetic = /[\u0250-\u02af]/;

/**
 * Assigns every glyph its character. fontkit assigns a glyph only once, to the text in which it first occurs, and not
 * at all if that was as a part of another (the O in Ö). Documents that share the font could then not be searched,
 * copied or read aloud. Characters that look like others (the ligature ﬀ, the fixed space, the phonetic ɑ drawn as a
 * Greek alpha) are not assigned here, so that the others come first.
 */
function nameGlyphs(font: Font): void {
  for (const codePoint of font.characterSet) {
    const character = String.fromCodePoint(codePoint);
    if (character === character.normalize('NFKC') && !phonetic.test(character)) font.glyphForCodePoint(codePoint);
  }
}
