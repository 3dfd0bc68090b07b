/** What a single piece is called above a column of numbers, small and without dots. */
export const pieceWords = 'stück stueck stck stk st pcs pce pc ea pieces piece einheiten einheit me'.split(' ');

/** What a pack is called of which nobody knows how many pieces it has, likewise. */
export const packWords = 've vpe pu packungen packung pack kartons karton gebinde'.split(' ');

/** The unit that is sold: a piece where pieces are counted, of unknown size where prices are stated. */
export const salesUnit = 'vke';

/** An amount without the word for pieces behind it: `5 Stk` is 5. */
export function withoutPieces(cell: string): string {
  return cell.replace(ofPieces, '$1');
}

/** One of some words as a part of a pattern, to its end and with a dot behind it. */
export function anyOf(words: readonly string[]): string {
  return `(?:${words.join('|')})(?![\\p{L}\\p{N}])\\.?`;
}

const ofPieces = new RegExp(`^([+-]?\\d[\\d.]*)\\s*${anyOf(pieceWords)}$`, 'iu');
