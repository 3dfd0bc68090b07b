/** Control characters, line and paragraph separators, and halves of surrogate pairs, which no UTF-8 can hold. */
const controls = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u;

/**
 * Whether a one-line text holds a line break, another control character or a broken character: headers and mails must
 * not.
 */
export function hasControlCharacters(text: string): boolean {
  return controls.test(text);
}

/**
 * Marks that turn the direction of all that follows: invisible, often pasted along, and able to turn the words around
 * them (Unicode TR36).
 */
const directionMarks = /[\u202a-\u202e\u2066-\u2069]/g;

/** Words of letters that are composed already, with single spaces between them: nearly every text. */
const clean = /^[!-~\u00a1-\u02ff]+(?: [!-~\u00a1-\u02ff]+)*$/;

/**
 * A one-line text as the shop stores it: NFC (CONTRACT §1), no marks of direction, no spaces around it and single ones
 * inside. Line breaks and other control characters stay: `hasControlCharacters` finds them, and the caller refuses.
 */
export function cleanLine(text: string): string {
  if (clean.test(text)) return text;
  return text
    .replace(directionMarks, '')
    .normalize('NFC')
    .trim()
    .replace(/[ \t\u00a0]+/g, ' ');
}

/** Whether nothing of a text would be seen: only white space and invisible format characters. */
export function isBlank(text: string): boolean {
  return /^[\s\p{Cf}]*$/u.test(text);
}

/**
 * A text for comparing without regard to case: NFC and lower case by Unicode, not by the machine's language, since a
 * Turkish locale would turn I into ı. ß stays ß: "Maße" and "Masse" are two names.
 */
export function foldCase(text: string): string {
  return text.normalize('NFC').toLowerCase().normalize('NFC');
}
