/** A unit of sale that holds several pieces. */
export interface Pack {
  readonly quantity: number;
  /** What the pieces are called, in singular and plural alike. */
  readonly pieces: string;
}

/** Words whose plural is the singular, so that 'je Paar' and '12 Paar' are both right. */
const counted = /(?:^|\s)(\d{1,6}) (Stück|Paar|Bogen|Blatt)$/;
const ofPieces = /^(\d{1,6})er-/;

/** The pieces that a unit names: 50 Stück for 'Kleinpack 50 Stück', 10 for '10er-Pack'. Null: it names no number. */
export function packOf(unit: string): Pack | null {
  const [, count, pieces = 'Stück'] = counted.exec(unit) ?? ofPieces.exec(unit) ?? [];
  const quantity = Number(count);
  return quantity > 1 ? { quantity, pieces } : null;
}
