const spelled: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', '²': '2' };

/** Lower-case ASCII with hyphens, umlauts spelled out: 'Schlosserhämmer' becomes 'schlosserhaemmer'. */
export const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[äöüß²]/g, (letter) => spelled[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

/** Short code of a size for the article number: '4,0 × 40 mm' becomes '40X40', '600 g, Hickory' becomes '600GHIC'. */
export const sizeCode = (size: string): string =>
  slug(
    size
      .replace(/(\d),(\d)/g, '$1$2')
      .replace(/(\d)\s*mm\b/g, '$1')
      .replace(/\s*×\s*/g, 'x'),
  )
    .split('-')
    .map((word) => (/\d/.test(word) ? word : word.slice(0, 3)))
    .join('')
    .toUpperCase();
