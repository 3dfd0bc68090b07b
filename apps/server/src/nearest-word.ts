import { editDistance } from '@kontor/search';

/** The maximum number of wrong letters in a mistyped word. */
const mostWrong = 2;

/** The known word that a mistyped word probably stands for, ignoring case; null if none is near. */
export function nearestWord(typed: string, words: readonly string[]): string | null {
  const most = Math.min(mostWrong, Math.floor(typed.length / 3));
  const distanceTo = (word: string) => editDistance(typed.toLowerCase(), word.toLowerCase(), most).whole;
  const near = words.map((word) => ({ word, distance: distanceTo(word) })).filter(({ distance }) => distance <= most);
  return near.toSorted((a, b) => a.distance - b.distance)[0]?.word ?? null;
}
