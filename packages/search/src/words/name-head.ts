import { chunksOf } from './chunks.ts';

/**
 * The end of the part of a name that says what the product is: before "mit", "für", a comma, a bracket or a measure. A
 * garden chair "mit Kissen" is no cushion.
 */
const endOfHead =
  /[,;([{|–—]|\s-\s|\s\/\s|\s(?:mit|m\.|für|f\.|zum|zur|zu|in|im|aus|auf|ohne|o\.|inkl\.?|inklusive|passend|geeignet|und|von|nach|gegen|bei|à)\s|\s(?=\d)/iu;

/** The number of chunks of a name that say what the product is, at least one. */
export function chunksOfHead(name: string): number {
  const end = name.trim().search(endOfHead);
  const head = end <= 0 ? name : name.trim().slice(0, end);
  return Math.max(1, chunksOf(head).length);
}
