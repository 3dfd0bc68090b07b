import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

/** The parsed fonts of letters. Parsing takes five times as long as setting a page, so it is done once. */
export interface LetterFonts {
  readonly regular: Font;
  readonly semibold: Font;
}

/**
 * Source Sans 3 (SIL Open Font License): Latin with all its extensions, Greek and Cyrillic, figures of one width. The
 * fonts every PDF reader has of its own lack most of that, down to the Ł of Łódź.
 */
export function readLetterFonts(): LetterFonts {
  const require = createRequire(import.meta.url);
  return {
    regular: readFont(require.resolve('@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf')),
    semibold: readFont(require.resolve('@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf')),
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
 * Lets every glyph know its character. fontkit names a glyph once, by the text it first stood in, and not at all when
 * that was as a part of another (the O in Ö): a font shared by documents would make later ones that cannot be searched,
 * copied or read out. Characters that look like others (the ligature ﬀ, the fixed space, the phonetic ɑ that is drawn
 * as a Greek alpha) come second.
 */
function nameGlyphs(font: Font): void {
  for (const codePoint of font.characterSet) {
    const character = String.fromCodePoint(codePoint);
    if (character === character.normalize('NFKC') && !phonetic.test(character)) font.glyphForCodePoint(codePoint);
  }
}
