import { inflateSync } from 'node:zlib';

/** For tests: the visible text of each page of a PDF by pdfkit, one entry per line, in the order of writing. */
export function pdfPages(bytes: Uint8Array): string[][] {
  const objects = objectsOf(Buffer.from(bytes).toString('latin1'));
  const pages = [...objects.values()].filter((body) => body.includes('/Type /Page\n'));
  return pages.map((page) => {
    const fonts = fontsOf(objects.get(reference(page, 'Resources')) ?? '', objects);
    return linesOf(streamOf(objects.get(reference(page, 'Contents')) ?? ''), fonts);
  });
}

/** For tests: the objects of a PDF by number. */
function objectsOf(file: string): Map<number, string> {
  const found = file.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj$/gm);
  return new Map([...found].map(([, number, body = '']) => [Number(number), body]));
}

function reference(body: string, name: string): number {
  return Number(new RegExp(`/${name} (\\d+) 0 R`).exec(body)?.[1]);
}

function streamOf(body: string): string {
  const bytes = Buffer.from(body.slice(body.indexOf('stream\n') + 7), 'latin1');
  return (body.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
}

type Glyphs = readonly string[];

/** The characters of each font by glyph, from the ToUnicode table. */
function fontsOf(resources: string, objects: ReadonlyMap<number, string>): Map<string, Glyphs> {
  const fonts = [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)];
  return new Map(
    fonts.map(([, name = '', number]) => {
      const font = objects.get(Number(number)) ?? '';
      const table = streamOf(objects.get(reference(font, 'ToUnicode')) ?? '');
      const ranges = [...table.matchAll(/^<[0-9a-f]{4}> <[0-9a-f]{4}> \[(.*)\]$/gm)];
      const glyphs = ranges.flatMap(([, range = '']) => [...range.matchAll(/<([^>]*)>/g)]);
      return [name, glyphs.map(([, hex = '']) => fromHex(hex.replaceAll(' ', '')))];
    }),
  );
}

function fromHex(hex: string): string {
  return Buffer.from(hex, 'hex').swap16().toString('utf16le');
}

function linesOf(content: string, fonts: ReadonlyMap<string, Glyphs>): string[] {
  let glyphs: Glyphs = [];
  const lines: string[] = [];
  for (const [, font, text] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)) {
    if (font !== undefined) glyphs = fonts.get(font) ?? [];
    else lines.push([...(text ?? '').matchAll(/<([0-9a-f]+)>/g)].map(([, hex = '']) => read(hex, glyphs)).join(''));
  }
  return lines;
}

function read(hex: string, glyphs: Glyphs): string {
  return (hex.match(/.{4}/g) ?? []).map((glyph) => glyphs[Number.parseInt(glyph, 16)] ?? '?').join('');
}
