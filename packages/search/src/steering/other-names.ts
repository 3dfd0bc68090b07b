import { tellingWords } from './phrases.ts';
import type { Steering } from './steering.ts';

/** What a text is called besides, by the synonyms that hold for the whole of it. German folding. */
export function otherNames({ synonyms, fillers }: Steering, text: string): string[] {
  return synonyms.of(tellingWords(text, fillers)).map(({ words }) => words.join(' '));
}
