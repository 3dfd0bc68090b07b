import { withFinalEl } from './final-el.ts';

/** Spellings that sound alike, each with its common replacement: Fase and Vase, Rythmus and Rhythmus. */
const alike: readonly (readonly [RegExp, string])[] = [
  [/chs|cks|ks/g, 'x'],
  [/tsch|sch|sh|cc(?=[ei])|^ch(?=[aeio])/g, 's'],
  [/wh/g, 'w'],
  [/oo|ou/g, 'u'],
  [/ph|v(?!$)/g, 'f'],
  [/th|dt|tt/g, 't'],
  [/tz|zz/g, 'z'],
  [/qu/g, 'kw'],
  [/ck|kk|c(?!h)/g, 'k'],
  [/rh/g, 'r'],
  [/gh/g, 'g'],
  [/e[yi]$|ie$/g, 'i'],
  [/[yj]/g, 'i'],
  [/ieh?|ih/g, 'i'],
  [/aeu|oi|oy/g, 'eu'],
  [/ae|ai(?=[sr])/g, 'e'],
  [/ai/g, 'ei'],
  [/([aeou])h(?![aeiou])/g, '$1'],
  [/(.)\1+/g, '$1'],
  [/b$/, 'p'],
  [/d$/, 't'],
  [/g$/, 'k'],
];

/** The approximate sound of a word. Words with the same sound may be confused. `word`: German folding. */
export function soundOf(word: string): string {
  return alike.reduce((sound, [spelling, letter]) => sound.replace(spelling, letter), withFinalEl(word));
}
