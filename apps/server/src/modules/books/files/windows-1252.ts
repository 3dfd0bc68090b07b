/** The characters of Windows-1252 from 0x80 to 0x9F. A blank: not used. */
const highest = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

const bytes = new Map([...highest].flatMap((letter, i) => (letter === ' ' ? [] : [[letter, 0x80 + i] as const])));

/**
 * A text in Windows-1252, as bookkeeping programs read it. Letters that it lacks lose their accents (`č` is `c`), and
 * others become a question mark.
 */
export function windows1252(text: string): Buffer {
  return Buffer.from(Array.from(text.normalize('NFC'), (letter) => byteOf(letter) ?? byteOf(plain(letter)) ?? 0x3f));
}

function byteOf(letter: string): number | undefined {
  const code = letter.codePointAt(0) ?? 0;
  return code < 0x80 || (code >= 0xa0 && code <= 0xff) ? code : bytes.get(letter);
}

/** A letter without its accent. */
function plain(letter: string): string {
  return letter.normalize('NFD').charAt(0);
}
