import { readXml } from '../xml/read-xml.ts';

/** The meaning of a number in a cell, from the number format of its style. */
export type NumberFormat =
  | { readonly kind: 'plain' | 'date' | 'time' | 'percent' }
  /** Padded with zeros to at least this number of digits. */
  | { readonly kind: 'digits'; readonly digits: number };

const plain: NumberFormat = { kind: 'plain' };
/** Formats with fixed ids, which a workbook need not declare (ECMA-376, 18.8.30). */
const builtIn = (id: number): NumberFormat => {
  if (id === 9 || id === 10) return { kind: 'percent' };
  if ((id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 31) || id === 36 || (id >= 50 && id <= 58))
    return { kind: 'date' };
  return (id >= 18 && id <= 21) || (id >= 32 && id <= 35) || (id >= 45 && id <= 47) ? { kind: 'time' } : plain;
};

/** The number formats of a workbook's cell styles, by style index. */
export async function cellStyles(chunks: AsyncIterable<string>): Promise<NumberFormat[]> {
  const declared = new Map<number, NumberFormat>();
  const styles: NumberFormat[] = [];
  let isOfCells = false;
  const parts = readXml<never>({ chunks }, () => ({
    open(name, { numFmtId, formatCode = '' }) {
      const id = Number(numFmtId ?? 0);
      if (name === 'numFmt') declared.set(id, formatOf(formatCode));
      else if (name === 'cellXfs') isOfCells = true;
      else if (name === 'xf' && isOfCells) styles.push(declared.get(id) ?? builtIn(id));
    },
    text: () => undefined,
    close(name) {
      if (name === 'cellXfs') isOfCells = false;
    },
  }));
  for await (const _none of parts);
  return styles;
}

/** The meaning of a format code such as `TT.MM.JJJJ`, `0,00%` or `00000`. Quoted texts in it are ignored. */
export function formatOf(code: string): NumberFormat {
  const bare = (code.split(';')[0] ?? '').replace(/"[^"]*"|\\.|_.|\*.|\[(?!h|m|s)[^\]]*\]/gi, '');
  if (/[ydj]|m{3,}|(?:^|[^hs:])m{1,2}(?![:\w])(?=.*[ydj])/i.test(bare)) return { kind: 'date' };
  if (/[hs]/i.test(bare)) return { kind: 'time' };
  if (bare.includes('%')) return { kind: 'percent' };
  return /^0{2,}$/.test(bare) ? { kind: 'digits', digits: bare.length } : plain;
}
