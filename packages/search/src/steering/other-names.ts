import { tellingWords } from './phrases.ts';
import type { Steering } from './steering.ts';

/** The synonyms for a text as a whole. German folding. */
export function otherNames({ synonyms, fillers }: Steering, text: string): string[] {
  return synonyms.of(tellingWords(text, fillers)).map(({ words }) => words.join(' '));
}
