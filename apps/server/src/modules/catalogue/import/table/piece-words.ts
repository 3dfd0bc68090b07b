import { salesUnitOf, spellingsOf } from '@kontor/domain';
import { defaultUnit } from '../../product-to-store.ts';

const piece = salesUnitOf(defaultUnit);

/** Words for a single piece above a column of numbers, in lower case and without dots. */
export const pieceWords = [...(piece === undefined ? [] : spellingsOf(piece)), 'einheiten', 'einheit', 'me'];

/** Words for a pack of unknown size, in the same form. */
export const packWords = 've vpe pu packungen packung pack kartons karton gebinde'.split(' ');

/** The sales unit. With stocks it means a piece, with prices a unit of unknown size. */
export const salesUnit = 'vke';

/** An amount without the word for pieces: `5 Stk` becomes 5. */
export function withoutPieces(cell: string): string {
  return cell.replace(ofPieces, '$1');
}

/** A pattern for one of some words, up to its end and an optional dot. */
export function anyOf(words: readonly string[]): string {
  return `(?:${words.join('|')})(?![\\p{L}\\p{N}])\\.?`;
}

const ofPieces = new RegExp(`^([+-]?\\d[\\d.]*)\\s*${anyOf(pieceWords)}$`, 'iu');
