/** A part of a text, and whether the visitor typed it. */
export interface MarkedPart {
  readonly text: string;
  readonly isTyped: boolean;
}

/**
 * Splits a text into parts that match typed words and parts that do not. Ignores case, umlaut dots and accents. A
 * single letter matches only if it stands alone.
 */
export function markedParts(text: string, typed: string): MarkedPart[] {
  const plain = plainLetters(text);
  const isTyped = Array.from({ length: text.length }, () => false);
  for (const word of plainLetters(typed).match(/[\p{L}\p{N}]+/gu) ?? []) {
    for (let place = plain.indexOf(word); place >= 0; place = plain.indexOf(word, place + 1)) {
      if (word.length > 1 || standsAlone(plain, place)) isTyped.fill(true, place, place + word.length);
    }
  }
  const parts: MarkedPart[] = [];
  for (let start = 0, end = 1; start < text.length; end++) {
    if (end < text.length && isTyped[end] === isTyped[start]) continue;
    parts.push({ text: text.slice(start, end), isTyped: isTyped[start] === true });
    start = end;
  }
  return parts;
}

/** A text in lower case without dots and accents, with every letter at the same index. */
function plainLetters(text: string): string {
  return text.replaceAll(/[^ -~]|[A-Z]/g, (letter) => {
    const plain = letter.normalize('NFD').charAt(0).toLowerCase();
    return plain.length === letter.length ? plain : letter;
  });
}

function standsAlone(text: string, place: number): boolean {
  return !/[\p{L}\p{N}]/u.test(text.charAt(place - 1) + text.charAt(place + 1));
}
