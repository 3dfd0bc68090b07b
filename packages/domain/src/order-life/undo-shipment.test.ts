import { describe, expect, test } from 'vitest';
import { exampleLife } from '../testing/order-life.ts';
import { decideStep } from './decide-step.ts';
import { piecesByState } from './fulfilment.ts';
import { orderStateOf, shippingStateOf } from './life-state.ts';
import { nextSteps } from './next-steps.ts';
import type { OrderLife } from './order-life.ts';
import type { OrderStep } from './order-step.ts';

/** The life of an order of 3 and 2 pieces after steps that must all be possible. */
function after(steps: readonly OrderStep[], life: OrderLife = exampleLife()): OrderLife {
  return steps.reduce((now, step) => {
    const decision = decideStep(now, step);
    if (decision.kind !== 'done') throw new Error(`${step.kind}: ${JSON.stringify(decision)}`);
    return decision.after;
  }, life);
}

/** What becomes of the wish to undo the shipment of a parcel. */
function undone(life: OrderLife, parcel: number): string {
  const decision = decideStep(life, { kind: 'unship', parcel });
  if (decision.kind !== 'refused') return decision.kind;
  return decision.line === undefined ? decision.reason : `${decision.reason} ${decision.line}`;
}

const ship: OrderStep = { kind: 'ship' };
const shipTwo: OrderStep = { kind: 'ship', pieces: [{ line: 0, amount: 2 }] };
const shipBook: OrderStep = { kind: 'ship', pieces: [{ line: 1, amount: 1 }] };
const unship = (parcel: number): OrderStep => ({ kind: 'unship', parcel });
const deliver = (parcel: number): OrderStep => ({ kind: 'deliver', parcel });
const back = (line: number, amount: number): OrderStep => ({
  kind: 'return',
  pieces: [{ line, amount, toStock: true }],
});

test.each<[string, number, readonly OrderStep[]]>([
  ['done', 1, [ship]],
  ['done', 2, [shipTwo, ship]],
  ['done', 1, [shipTwo, ship, deliver(2)]],
  ['done', 2, [shipTwo, deliver(1), ship]],
  // What came back of a delivered parcel is none of this one.
  ['done', 2, [shipTwo, deliver(1), back(0, 2), ship]],
  ['done', 1, [ship, { kind: 'complete' }]],
  ['done', 1, [shipTwo, { kind: 'cancel' }]],
  ['done', 1, [shipTwo, { kind: 'hold', reason: 'Adresse prüfen' }]],

  ['delivered', 1, [ship, deliver(1)]],
  ['delivered', 1, [shipTwo, ship, deliver(1)]],
  ['came-back 0', 1, [ship, back(0, 1)]],
  // Nobody knows of which of two parcels on their way it came back.
  ['came-back 0', 1, [shipTwo, ship, back(0, 1)]],
  ['came-back 0', 2, [shipTwo, ship, back(0, 1)]],
  ['came-back 0', 2, [shipTwo, deliver(1), ship, back(0, 3)]],
  ['done', 2, [shipTwo, shipBook, back(0, 1)]],

  ['already', 1, [ship, unship(1)]],
  ['already', 1, [shipTwo, ship, unship(1)]],
  ['already', 1, [ship, unship(1), { kind: 'cancel' }]],
  ['not-shipped', 1, []],
  ['not-shipped', 2, [ship, unship(1)]],
  ['not-shipped', 1, [{ kind: 'cancel' }]],
  ['unknown-parcel', 2, [ship]],
  ['unknown-parcel', 0, [ship]],
  ['unknown-parcel', 1.5, [shipTwo, ship]],
])('%s: undoing parcel %d after %j', (expected, parcel, steps) => {
  expect(undone(after(steps), parcel)).toBe(expected);
});

test('a parcel that an invoice issued since bills stays, and another of the order does not', () => {
  const { parcels, ...life } = after([shipTwo, ship]);
  const billed = { ...life, parcels: parcels.map((parcel) => ({ ...parcel, isBilled: parcel.number === 1 })) };
  expect(undone(billed, 1)).toBe('billed');
  expect(undone(billed, 2)).toBe('done');
  expect(nextSteps(billed).find(({ kind }) => kind === 'unship')).toEqual({ kind: 'unship', refusal: null });
});

test('gift vouchers that the shop has sent stay sent', () => {
  const sent = after([{ kind: 'ship', isByEmail: true }], {
    ...exampleLife({ lines: [{ ordered: 1, cancelled: 0, returned: 0, isGiftVoucher: true }] }),
  });
  expect(undone(sent, 1)).toBe('delivered');
});

describe('after the shipment was undone', () => {
  test.each<[string, string, readonly OrderStep[]]>([
    ['processing', 'open', [ship]],
    ['processing', 'open', [ship, { kind: 'complete' }]],
    ['processing', 'open', [{ kind: 'cancel', pieces: [{ line: 1, amount: 2, toStock: true }] }, ship]],
  ])('an order is %s and its shipping %s (before it: %j)', (state, shipping, steps) => {
    const life = after([...steps, unship(1)]);
    expect([orderStateOf(life), shippingStateOf(life)]).toEqual([state, shipping]);
  });

  test('its pieces wait as they did before: picked ones are picked, and nothing goes to the stock again', () => {
    const picked = after([{ kind: 'pick' }, shipTwo]);
    const decision = decideStep(picked, unship(1));
    expect(decision).toMatchObject({ kind: 'done', moved: [{ line: 0, amount: 2, toStock: false }] });
    expect(piecesByState(after([unship(1)], picked), 0)).toMatchObject({ picked: 3, shipped: 0 });
    expect(piecesByState(after([shipTwo, unship(1)]), 0)).toMatchObject({ open: 3, shipped: 0 });
  });

  test('the other parcels stay, and the next one gets a number that none had', () => {
    const life = after([shipTwo, shipBook, unship(1), ship]);
    expect(life.parcels).toEqual([
      { number: 2, isDelivered: false, pieces: [{ line: 1, amount: 1 }] },
      {
        number: 3,
        isDelivered: false,
        pieces: [
          { line: 0, amount: 3 },
          { line: 1, amount: 1 },
        ],
      },
    ]);
    expect(shippingStateOf(after([shipTwo, shipBook, unship(1)]))).toBe('partly-shipped');
  });

  test('the order may be shipped, cancelled or readdressed, but its lines stay', () => {
    const life = after([ship, unship(1)]);
    const refusal = (kind: string) => nextSteps(life).find((step) => step.kind === kind)?.refusal;
    expect(['ship', 'cancel', 'correct', 'amend', 'unship', 'deliver', 'return'].map(refusal)).toEqual([
      ...[null, null, null],
      ...['pieces-moved', 'not-shipped', 'not-shipped', 'not-shipped'],
    ]);
  });
});
