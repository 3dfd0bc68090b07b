/** Letters that Unicode does not split into a plain letter and a mark. */
const unlike: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};
const spelledOut: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/**
 * Prepares a text for splitting it into words: one case, one form for each character (full-width, ligatures,
 * superscripts), one kind of hyphen. "½" becomes "1/2", "10x20" and "10 × 20" become two numbers, and a sign for inches
 * becomes "zoll". Invisible characters such as soft hyphens are removed.
 */
export function prepareText(text: string): string {
  const lower = /^[ -~\n\r\tÄÖÜßäöü]*$/.test(text) ? text.toLowerCase() : unified(text);
  if (!/\d/.test(lower)) return lower;
  return lower.replace(/(\d)\s{0,3}[x×]\s{0,3}(?=\d)/g, '$1 ').replace(/(\d)\s?(?:["″”]|'')/g, '$1 zoll ');
}

function unified(text: string): string {
  return text
    .replace(/[¼-¾⅐-⅞]/g, ' $&') // 1½ is one and a half, not eleven halves
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll('\u2044', '/')
    .replaceAll('’', "'");
}

/** A prepared text without umlauts, ß and accents: ä becomes ae, the German spelling without the letter. */
export function foldGerman(text: string): string {
  if (isAscii(text)) return text;
  return foldMarks(text.normalize('NFC').replace(/[äöü]/g, (letter) => spelledOut[letter] ?? letter));
}

/** A prepared text without umlauts, ß and accents: ä becomes a, as people type on keyboards without umlauts. */
export function foldMarks(text: string): string {
  if (isAscii(text)) return text;
  return text
    .normalize('NFC')
    .replace(/[ßæœøłđðþı]/g, (letter) => unlike[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '');
}

function isAscii(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 127) return false;
  return true;
}
