import { describe, expect, test } from 'vitest';
import { unreachableStates } from '../state-table.ts';
import { exampleLife } from '../testing/order-life.ts';
import { decideStep } from './decide-step.ts';
import { type Fulfilment, fulfilments, piecesByState } from './fulfilment.ts';
import { orderStateOf, shippingStateOf } from './life-state.ts';
import { nextSteps } from './next-steps.ts';
import type { OrderLife } from './order-life.ts';
import type { OrderStep } from './order-step.ts';
import { stillDue } from './still-due.ts';

/** The life after steps that must all be possible. */
function after(steps: readonly OrderStep[], life: OrderLife = exampleLife()): OrderLife {
  return steps.reduce((now, step) => {
    const decision = decideStep(now, step);
    if (decision.kind !== 'done') throw new Error(`${step.kind}: ${JSON.stringify(decision)}`);
    return decision.after;
  }, life);
}

const refusalOf = (life: OrderLife, step: OrderStep) => {
  const decision = decideStep(life, step);
  if (decision.kind !== 'refused') return decision.kind;
  return decision.line === undefined ? decision.reason : `${decision.reason} ${decision.line}`;
};

const ship = { kind: 'ship' } as const;
const cancel = { kind: 'cancel' } as const;
const two = [{ line: 0, amount: 2, toStock: true }];
const shipTwo = { kind: 'ship', pieces: [{ line: 0, amount: 2 }] } as const;

test('the states of a piece are all reached, and end when it is cancelled or returned', () => {
  expect(unreachableStates(fulfilments, 'open')).toEqual([]);
  const ends = (Object.keys(fulfilments) as Fulfilment[]).filter((state) => fulfilments[state].length === 0);
  expect(ends).toEqual(['returned', 'cancelled']);
});

test.each<[string, string, readonly OrderStep[]]>([
  ['placed', 'open', []],
  ['processing', 'open', [{ kind: 'confirm' }]],
  ['processing', 'open', [{ kind: 'pick' }]],
  ['placed', 'open', [{ kind: 'cancel', pieces: two }]],
  ['processing', 'partly-shipped', [shipTwo]],
  ['processing', 'partly-shipped', [shipTwo, { kind: 'deliver' }, { kind: 'return', pieces: two }]],
  ['shipped', 'shipped', [shipTwo, cancel]],
  ['delivered', 'delivered', [shipTwo, { kind: 'deliver' }, cancel]],
  ['returned', 'returned', [shipTwo, { kind: 'return', pieces: two }, cancel]],
  ['shipped', 'shipped', [ship]],
  ['shipped', 'shipped', [shipTwo, ship, { kind: 'deliver', parcel: 1 }]],
  ['delivered', 'delivered', [shipTwo, ship, { kind: 'deliver' }]],
  ['delivered', 'delivered', [ship, { kind: 'deliver' }, { kind: 'return', pieces: two }]],
  ['completed', 'shipped', [ship, { kind: 'complete' }]],
  ['completed', 'delivered', [ship, { kind: 'complete' }, { kind: 'deliver' }, { kind: 'return', pieces: two }]],
  ['cancelled', 'none', [cancel]],
  ['cancelled', 'none', [{ kind: 'hold', reason: 'Adresse' }, cancel]],
])('an order is %s and its shipping %s after %j', (state, shipping, steps) => {
  const life = after(steps);
  expect([orderStateOf(life), shippingStateOf(life)]).toEqual([state, shipping]);
});

test('pieces are where the steps have put them', () => {
  const life = after([
    { kind: 'pick' },
    shipTwo,
    { kind: 'deliver' },
    { kind: 'ship', pieces: [{ line: 0, amount: 1 }] },
    { kind: 'return', pieces: [{ line: 0, amount: 1, toStock: false }] },
    { kind: 'cancel', pieces: [{ line: 1, amount: 1, toStock: true }] },
  ]);
  expect(piecesByState(life, 0)).toEqual({ open: 0, picked: 0, shipped: 1, delivered: 1, returned: 1, cancelled: 0 });
  expect(piecesByState(life, 1)).toEqual({ open: 0, picked: 1, shipped: 0, delivered: 0, returned: 0, cancelled: 1 });
});

test('what is not prepaid is shipped only if somebody says so, and its paid vouchers by e-mail all the same', () => {
  const unpaid = exampleLife({ awaitsPrepayment: true });
  expect(decideStep(unpaid, ship)).toEqual({ kind: 'refused', reason: 'unpaid' });
  expect(decideStep(unpaid, { kind: 'ship', isUnpaidAccepted: true }).kind).toBe('done');
  const voucher = { ...unpaid, lines: [{ ordered: 1, cancelled: 0, returned: 0, isGiftVoucher: true }] };
  expect(decideStep(voucher, { kind: 'ship', isByEmail: true }).kind).toBe('done');
  expect(nextSteps(unpaid).find(({ kind }) => kind === 'ship')).toEqual({ kind: 'ship', refusal: null });
});

test('parcels are numbered, and say what was in them', () => {
  const { parcels } = after([shipTwo, ship]);
  expect(parcels).toEqual([
    { number: 1, isDelivered: false, pieces: [{ line: 0, amount: 2 }] },
    {
      number: 2,
      isDelivered: false,
      pieces: [
        { line: 0, amount: 1 },
        { line: 1, amount: 2 },
      ],
    },
  ]);
});

test('a total cancellation takes all that waits along, and all of it goes back to stock', () => {
  const decision = decideStep(exampleLife(), cancel);
  expect(decision).toMatchObject({
    kind: 'done',
    moved: [
      { line: 0, amount: 3, toStock: true },
      { line: 1, amount: 2, toStock: true },
    ],
  });
});

describe('gift vouchers, of which two are in an order beside three pieces of goods', () => {
  const life = exampleLife({
    lines: [
      { ordered: 3, cancelled: 0, returned: 0 },
      { ordered: 2, cancelled: 0, returned: 0, isGiftVoucher: true },
    ],
  });
  const byEmail = { kind: 'ship', isByEmail: true } as const;

  test('are no part of a parcel, and nobody else sends them', () => {
    const shipped = after([ship], life);
    expect(shipped.parcels).toEqual([{ number: 1, isDelivered: false, pieces: [{ line: 0, amount: 3 }] }]);
    expect(refusalOf(shipped, ship)).toBe('voucher-unpaid');
    expect(refusalOf(shipped, { kind: 'pick' })).toBe('voucher-unpaid');
    expect(refusalOf(life, { kind: 'ship', pieces: [{ line: 1, amount: 1 }] })).toBe('voucher-unpaid 1');
    expect(nextSteps(shipped).find(({ kind }) => kind === 'ship')?.refusal).toBe('voucher-unpaid');
  });

  test('arrive as soon as they are sent, once, and all that waits', () => {
    const sent = after([{ kind: 'cancel', pieces: [{ line: 1, amount: 1, toStock: false }] }, byEmail], life);
    expect(sent.parcels).toEqual([{ number: 1, isDelivered: true, pieces: [{ line: 1, amount: 1 }] }]);
    expect(refusalOf(sent, byEmail)).toBe('already');
    expect([orderStateOf(sent), shippingStateOf(sent)]).toEqual(['processing', 'partly-shipped']);
    expect(refusalOf(sent, { kind: 'cancel', pieces: [{ line: 1, amount: 1, toStock: false }] })).toBe('shipped 1');
  });

  test('are not sent while their order is held or once it is cancelled', () => {
    expect(refusalOf(after([{ kind: 'hold', reason: 'Betrug?' }], life), byEmail)).toBe('held');
    expect(refusalOf(after([cancel], life), byEmail)).toBe('cancelled');
  });
});

describe('refused', () => {
  const held = after([{ kind: 'hold', reason: 'Adresse prüfen' }]);
  const gone = after([cancel]);
  const sent = after([ship]);

  test.each<[string, OrderLife, OrderStep]>([
    // A cancelled order never ships, and a second cancellation does nothing.
    ['cancelled', gone, ship],
    ['cancelled', gone, { kind: 'confirm' }],
    ['cancelled', gone, { kind: 'pick' }],
    ['cancelled', gone, { kind: 'deliver' }],
    ['cancelled', gone, { kind: 'complete' }],
    ['cancelled', gone, { kind: 'hold', reason: 'x' }],
    ['already', gone, cancel],
    ['not-shipped', gone, { kind: 'return', pieces: two }],

    ['held', held, ship],
    ['held', held, { kind: 'pick' }],
    ['held', held, { kind: 'confirm' }],
    ['already', held, { kind: 'hold', reason: 'Adresse prüfen' }],
    ['done', held, { kind: 'hold', reason: 'Kunde ruft an' }],
    ['done', held, cancel],
    ['already', exampleLife(), { kind: 'release' }],

    ['already', sent, ship],
    ['nothing-left', sent, shipTwo],
    ['nothing-left', sent, { kind: 'pick' }],
    ['nothing-left', sent, { kind: 'hold', reason: 'x' }],
    ['shipped', sent, cancel],
    ['shipped', sent, { kind: 'cancel', pieces: two }],
    ['shipped 0', after([shipTwo]), { kind: 'cancel', pieces: two }],
    ['too-many 0', after([shipTwo]), shipTwo],
    ['unknown-parcel', sent, { kind: 'deliver', parcel: 2 }],
    ['already', after([ship, { kind: 'deliver' }]), { kind: 'deliver' }],
    ['already', after([ship, { kind: 'complete' }]), { kind: 'complete' }],
    ['already', after([{ kind: 'pick' }]), { kind: 'pick' }],
    ['already', sent, { kind: 'confirm' }],

    ['not-shipped', exampleLife(), { kind: 'deliver' }],
    ['not-shipped', exampleLife(), { kind: 'return', pieces: two }],
    ['not-shipped 1', after([shipTwo]), { kind: 'return', pieces: [{ line: 1, amount: 1, toStock: true }] }],
    ['too-many 0', sent, { kind: 'return', pieces: [{ line: 0, amount: 4, toStock: true }] }],
    ['waiting', after([shipTwo]), { kind: 'complete' }],
    ['waiting', exampleLife(), { kind: 'complete' }],

    ['invalid-amount', exampleLife(), { kind: 'ship', pieces: [] }],
    ['invalid-amount 0', exampleLife(), { kind: 'ship', pieces: [{ line: 0, amount: 0 }] }],
    ['invalid-amount 0', exampleLife(), { kind: 'cancel', pieces: [{ line: 0, amount: 0.5, toStock: true }] }],
    ['invalid-amount 0', exampleLife(), { kind: 'ship', pieces: [...two, ...two] }],
    ['too-many 0', exampleLife(), { kind: 'cancel', pieces: [{ line: 0, amount: 4, toStock: true }] }],
    ['unknown-line 2', exampleLife(), { kind: 'ship', pieces: [{ line: 2, amount: 1 }] }],
  ])('%s', (reason, life, step) => {
    expect(refusalOf(life, step)).toBe(reason);
  });

  test('the total cancellation of a paid order, unless its money goes back; a part of it may be cancelled', () => {
    const paid = exampleLife({ isPaid: true });
    expect(refusalOf(paid, cancel)).toBe('paid');
    expect(refusalOf(paid, { kind: 'cancel', refunds: true })).toBe('done');
    expect(refusalOf(paid, { kind: 'cancel', pieces: two })).toBe('done');
    expect(refusalOf(after([shipTwo], paid), cancel)).toBe('done');
  });
});

test.each<[string, readonly OrderStep[]]>([
  ['done', []],
  ['done', [{ kind: 'confirm' }, { kind: 'pick' }]],
  ['done', [{ kind: 'hold', reason: 'Adresse prüfen' }]],
  ['done', [shipTwo]],
  ['done', [{ kind: 'cancel', pieces: two }]],
  ['all-shipped', [ship]],
  ['all-shipped', [shipTwo, cancel]],
  ['all-shipped', [ship, { kind: 'deliver' }]],
  ['all-shipped', [ship, { kind: 'complete' }]],
  ['cancelled', [cancel]],
])('a correction of the addresses is %s after %j, and moves nothing', (expected, steps) => {
  const life = after(steps);
  expect(refusalOf(life, { kind: 'correct' })).toBe(expected);
  if (expected === 'done')
    expect(decideStep(life, { kind: 'correct' })).toEqual({ kind: 'done', after: life, moved: [] });
});

test.each<[string, readonly OrderStep[]]>([
  ['done', []],
  ['done', [{ kind: 'confirm' }, { kind: 'pick' }]],
  ['done', [{ kind: 'hold', reason: 'Kunde ruft an' }]],
  ['pieces-moved', [shipTwo]],
  ['pieces-moved', [{ kind: 'cancel', pieces: two }]],
  ['cancelled', [cancel]],
])('an amendment of the lines is %s after %j', (expected, steps) => {
  expect(refusalOf(after(steps), { kind: 'amend' })).toBe(expected);
});

test('an amended order has the new pieces, and what was picked is picked anew', () => {
  const picked = after([{ kind: 'pick' }]);
  const decision = decideStep(picked, { kind: 'amend', ordered: [4] });
  const lines = [{ ordered: 4, cancelled: 0, returned: 0 }];
  expect(decision).toEqual({ kind: 'done', after: { ...picked, lines, isPicked: false }, moved: [] });
});

test('the next steps of an order that was just placed, and of one that was shipped in part', () => {
  const offered = (life: OrderLife) => nextSteps(life).map(({ kind, refusal }) => `${kind}: ${refusal ?? 'possible'}`);
  expect(offered(exampleLife())).toEqual([
    'confirm: possible',
    'pick: possible',
    'ship: possible',
    'unship: not-shipped',
    'deliver: not-shipped',
    'complete: waiting',
    'return: not-shipped',
    'hold: possible',
    'release: already',
    'correct: possible',
    'amend: possible',
    'cancel: possible',
  ]);
  expect(offered(after([shipTwo, { kind: 'hold', reason: 'Adresse prüfen' }]))).toEqual([
    'confirm: held',
    'pick: held',
    'ship: held',
    'unship: possible',
    'deliver: possible',
    'complete: waiting',
    'return: possible',
    'hold: possible',
    'release: possible',
    'correct: possible',
    'amend: pieces-moved',
    'cancel: possible',
  ]);
});

test('what is owed: a piece takes its share of line, discount and deposit along; shipping stays until all is gone', () => {
  const lines = [
    { total: 1000, amount: 3, deposit: 0 },
    { total: 500, amount: 2, deposit: 25 },
  ];
  const worth = { toPay: 1000 + 500 + 50 + 690 - 150, discount: 150, lines };
  const due = (first: number, second: number) =>
    stillDue(worth, {
      lines: [
        { ordered: 3, cancelled: first, returned: 0 },
        { ordered: 2, cancelled: 0, returned: second },
      ],
    });
  expect(due(0, 0)).toBe(2090);
  expect(due(1, 0)).toBe(2090 - 300);
  expect(due(2, 0)).toBe(2090 - 600);
  expect(due(3, 0)).toBe(2090 - 900);
  expect(due(3, 1)).toBe(2090 - 900 - 225 - 25);
  expect(due(3, 2)).toBe(0);
});
