import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';

/** The catalogue's typeface in the weights that the drawings use. */
export type Typeface = Record<string, fontkit.Font>;

const isFont = (font: fontkit.Font | fontkit.FontCollection): font is fontkit.Font => 'layout' in font;

/** Reads the typeface from its npm package, so that pictures do not depend on the fonts of the machine. */
export const loadTypeface = (): Typeface => {
  const { resolve } = createRequire(import.meta.url);
  const entries = ['500', '600', '700'].map((weight) => {
    const file = `@fontsource/barlow-condensed/files/barlow-condensed-latin-${weight}-normal.woff`;
    const font = fontkit.create(readFileSync(resolve(file)));
    if (!isFont(font)) throw new Error(`${file} holds several fonts`);
    return [weight, font] as const;
  });
  return Object.fromEntries(entries);
};

/** Outline of one line of text at font size 1, starting at 0, 0, with its width. */
const outline = (font: fontkit.Font, text: string): { d: string; width: number; capHeight: number } => {
  const run = font.layout(text);
  let x = 0;
  const parts = run.glyphs.map((glyph, i) => {
    const d = glyph.path.translate(x, 0).toSVG();
    x += run.positions[i]?.xAdvance ?? glyph.advanceWidth;
    return d;
  });
  return { d: parts.join(''), width: x, capHeight: font.capHeight };
};

const unescaped = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&');

const attribute = (tag: string, name: string): string => new RegExp(`${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

/** Replaces every <text> that ink.label() wrote by the outlines of its letters. */
export const setLettering = (svg: string, face: Typeface): string =>
  svg.replace(/<text ([^>]*)>([^<]*)<\/text>/g, (_, tag: string, content: string) => {
    const number = (name: string): number => Number(attribute(tag, `data-${name}`));
    const font = face[attribute(tag, 'data-weight')];
    if (!font) throw new Error(`no such weight: ${tag}`);
    const { d, width, capHeight } = outline(font, unescaped(content));
    const natural = number('size') / font.unitsPerEm;
    const scale = number('fit') > 0 ? Math.min(natural, number('fit') / width) : natural;
    const start = { start: 0, middle: -width / 2, end: -width }[attribute(tag, 'data-anchor')] ?? 0;
    const turn = number('turn');
    const move = `translate(${number('x')} ${number('y')})${turn ? ` rotate(${turn})` : ''} scale(${scale} ${-scale}) translate(${start} ${-capHeight / 2})`;
    return `<path class="text ${attribute(tag, 'class')}" transform="${move}" d="${d}"/>`;
  });
