/** Control characters, line and paragraph separators, and lone surrogates, which UTF-8 cannot represent. */
const controls = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u;

/**
 * Whether a one-line text contains a line break, another control character or a lone surrogate. Headers and mails must
 * not.
 */
export function hasControlCharacters(text: string): boolean {
  return controls.test(text);
}

/**
 * Characters that change the writing direction. They are invisible, often pasted by accident, and can reorder the words
 * around them (Unicode TR36).
 */
const directionMarks = /[\u202a-\u202e\u2066-\u2069]/g;

/** Matches texts that are already clean, which nearly all are: composed letters and single spaces. */
const clean = /^[!-~\u00a1-\u02ff]+(?: [!-~\u00a1-\u02ff]+)*$/;

/**
 * A one-line text as the shop stores it: NFC (CONTRACT §1), without direction characters, trimmed, with single spaces.
 * Line breaks and other control characters are kept, so that the caller can refuse them with `hasControlCharacters`.
 */
export function cleanLine(text: string): string {
  if (clean.test(text)) return text;
  return text
    .replace(directionMarks, '')
    .normalize('NFC')
    .trim()
    .replace(/[ \t\u00a0]+/g, ' ');
}

/** Whether a text has no visible character: only white space and invisible format characters. */
export function isBlank(text: string): boolean {
  return /^[\s\p{Cf}]*$/u.test(text);
}

/**
 * A text for case-insensitive comparison: NFC and lower case by Unicode, independent of the locale, because a Turkish
 * one turns I into ı. ß is kept: "Maße" and "Masse" are different names.
 */
export function foldCase(text: string): string {
  return text.normalize('NFC').toLowerCase().normalize('NFC');
}
