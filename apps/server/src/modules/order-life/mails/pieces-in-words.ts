import type { Pieces } from '@kontor/domain';
import { germanCount } from '../../../german-format.ts';
import type { OrderSnapshot } from '../../orders/types.ts';
import { orderLifeMailTexts as texts } from './texts/order-life-mails.de.ts';

/** Pieces of an order, one line each: `2 Stück Schlosserhammer 500 g`. Lines without pieces are left out. */
export function piecesInWords({ lines }: OrderSnapshot, pieces: readonly Pieces[]): string[] {
  return pieces.flatMap(({ line, amount }) => {
    const of = lines[line];
    if (of === undefined || amount === 0) return [];
    return texts.piece(germanCount(amount), of.unit, [of.name, of.nameSuffix].filter(Boolean).join(' '));
  });
}
