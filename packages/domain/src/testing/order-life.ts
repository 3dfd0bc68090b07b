import fc from 'fast-check';
import type { OrderLife } from '../order-life/order-life.ts';
import { type OrderStep, stepKinds } from '../order-life/order-step.ts';

/** For tests: an order of 3 and 2 pieces that was just placed. */
export function exampleLife(more: Partial<OrderLife> = {}): OrderLife {
  const lines = [3, 2].map((ordered) => ({ ordered, cancelled: 0, returned: 0 }));
  const untouched = { isConfirmed: false, isPicked: false, hold: null, isCompleted: false, isPaid: false };
  return { lines, parcels: [], ...untouched, ...more };
}

const anyPieces = fc.array(
  fc.record({ line: fc.integer({ min: 0, max: 3 }), amount: fc.integer({ min: -1, max: 4 }), toStock: fc.boolean() }),
  { maxLength: 3 },
);

/** For tests: a step with data that may or may not fit an order. */
export const anyStep: fc.Arbitrary<OrderStep> = fc
  .record({
    kind: fc.constantFrom(...stepKinds),
    pieces: fc.option(anyPieces, { nil: undefined }),
    parcel: fc.option(fc.integer({ min: 0, max: 3 }), { nil: undefined }),
    reason: fc.constantFrom('Adresse prüfen', 'Kunde ruft zurück'),
    refunds: fc.boolean(),
  })
  .map(({ kind, pieces, parcel, reason, refunds }): OrderStep => {
    if (kind === 'return') return { kind, pieces: pieces ?? [] };
    if (kind === 'hold') return { kind, reason };
    if (kind === 'ship') return { kind, ...(pieces && { pieces }) };
    if (kind === 'cancel') return { kind, refunds, ...(pieces && { pieces }) };
    if (kind === 'unship') return { kind, parcel: parcel ?? 1 };
    return kind === 'deliver' ? { kind, ...(parcel !== undefined && { parcel }) } : { kind };
  });

/** For tests: an order of some lines, and steps that somebody tries one after the other. */
export const anyHistory: fc.Arbitrary<{ readonly life: OrderLife; readonly steps: readonly OrderStep[] }> = fc.record({
  life: fc
    .record({ ordered: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 3 }), isPaid: fc.boolean() })
    .map(({ ordered, isPaid }) =>
      exampleLife({ lines: ordered.map((amount) => ({ ordered: amount, cancelled: 0, returned: 0 })), isPaid }),
    ),
  steps: fc.array(anyStep, { maxLength: 14 }),
});
