import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderStates } from '../order-state.ts';
import { mayFollow } from '../state-table.ts';
import { anyHistory } from '../testing/order-life.ts';
import { decideStep } from './decide-step.ts';
import { type Fulfilment, fulfilments, piecesByState } from './fulfilment.ts';
import { orderStateOf, shippingStateOf } from './life-state.ts';
import { nextSteps } from './next-steps.ts';
import type { OrderLife } from './order-life.ts';
import type { OrderStep } from './order-step.ts';
import { stillDue } from './still-due.ts';

const states = Object.keys(fulfilments) as Fulfilment[];

/** All lives in a history, each with the step that led to it. */
function livesOf({ life, steps }: { readonly life: OrderLife; readonly steps: readonly OrderStep[] }) {
  const lives: { readonly before: OrderLife; readonly step: OrderStep; readonly after: OrderLife }[] = [];
  let now = life;
  for (const step of steps) {
    const decision = decideStep(now, step);
    if (decision.kind !== 'done') continue;
    lives.push({ before: now, step, after: decision.after });
    now = decision.after;
  }
  return { lives, last: now };
}

const piecesOf = (life: OrderLife) => life.lines.map((_, line) => piecesByState(life, line));

test('no number of pieces is ever negative, and those of a line are always what was ordered', () => {
  fc.assert(
    fc.property(anyHistory, (history) => {
      for (const { after } of livesOf(history).lives)
        for (const [line, pieces] of piecesOf(after).entries()) {
          const amounts = states.map((state) => pieces[state]);
          expect(Math.min(...amounts)).toBeGreaterThanOrEqual(0);
          expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(after.lines[line]?.ordered);
        }
    }),
  );
});

test('no more is ever shipped than was ordered and not cancelled, and nothing of a cancelled order', () => {
  fc.assert(
    fc.property(anyHistory, (history) => {
      for (const { before, step, after } of livesOf(history).lives) {
        const sent = after.parcels.flatMap(({ pieces }) => pieces);
        for (const [line, { ordered, cancelled }] of after.lines.entries()) {
          const shipped = sent.reduce((sum, piece) => (piece.line === line ? sum + piece.amount : sum), 0);
          expect(shipped).toBeLessThanOrEqual(ordered - cancelled);
        }
        if (orderStateOf(before) === 'cancelled') expect(step.kind).not.toBe('ship');
      }
    }),
  );
});

test('cancelled and returned pieces stay so, and each order goes only to states that may follow, or back by an undone shipment', () => {
  fc.assert(
    fc.property(anyHistory, (history) => {
      for (const { before, step, after } of livesOf(history).lives) {
        const [was, is] = [orderStateOf(before), orderStateOf(after)];
        if (step.kind === 'unship') {
          expect(['processing', 'shipped', 'completed']).toContain(was);
          expect(is).toBe('processing');
        } else expect([was, is, was === is || mayFollow(orderStates, was, is)]).toEqual([was, is, true]);
        for (const [line, { cancelled, returned }] of before.lines.entries()) {
          expect(after.lines[line]?.cancelled).toBeGreaterThanOrEqual(cancelled);
          expect(after.lines[line]?.returned).toBeGreaterThanOrEqual(returned);
        }
      }
    }),
  );
});

test('every order can reach an end, whatever happened to it', () => {
  fc.assert(
    fc.property(anyHistory, (history) => {
      let life = livesOf(history).last;
      for (const step of [{ kind: 'cancel', refunds: true }, { kind: 'complete' }] as const) {
        const decision = decideStep(life, step);
        if (decision.kind === 'done') life = decision.after;
      }
      expect(['cancelled', 'completed', 'returned']).toContain(orderStateOf(life));
      expect(['none', 'shipped', 'delivered', 'returned']).toContain(shippingStateOf(life));
    }),
  );
});

test('a step that is offered is possible, and one that is not offered has a reason', () => {
  fc.assert(
    fc.property(anyHistory, (history) => {
      const life = livesOf(history).last;
      for (const { kind, refusal } of nextSteps(life)) {
        if (kind === 'return' || kind === 'hold' || kind === 'unship') continue;
        expect([kind, decideStep(life, { kind }).kind === 'done']).toEqual([kind, refusal === null]);
      }
    }),
  );
});

test('an undone shipment leaves everything as it was before, but for its number', () => {
  fc.assert(
    fc.property(anyHistory, (history) => {
      for (const { before, step, after } of livesOf(history).lives) {
        if (step.kind !== 'ship') continue;
        const number = after.parcels.at(-1)?.number ?? 0;
        const decision = decideStep(after, { kind: 'unship', parcel: number });
        // Pieces of the line may have come back before it was shipped.
        if (decision.kind !== 'done') continue;
        expect(piecesOf(decision.after)).toEqual(piecesOf(before));
        expect(decision.after.parcels).toEqual(before.parcels);
        expect(decision.after.undone).toBe((before.undone ?? 0) + 1);
      }
      for (const { after } of livesOf(history).lives) {
        const numbers = after.parcels.map(({ number }) => number);
        expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
      }
    }),
  );
});

test('a step that is repeated has one effect, but for one about pieces that are still there', () => {
  fc.assert(
    fc.property(anyHistory, (history) => {
      for (const { step, after } of livesOf(history).lives) {
        // Which addresses and prices an order has is no part of its life.
        if (step.kind === 'correct' || step.kind === 'amend') continue;
        if ('pieces' in step || (step.kind === 'deliver' && step.parcel !== undefined)) continue;
        expect([step.kind, decideStep(after, step).kind]).not.toEqual([step.kind, 'done']);
      }
    }),
  );
});

test('what is owed never rises, is nothing once all is gone, and each piece takes its share along', () => {
  const anyWorth = fc.record({
    totals: fc.array(fc.integer({ min: 0, max: 5000 }), { minLength: 3, maxLength: 3 }),
    shipping: fc.integer({ min: 0, max: 900 }),
    off: fc.double({ min: 0, max: 1, noNaN: true }),
  });
  fc.assert(
    fc.property(anyHistory, anyWorth, (history, { totals, shipping, off }) => {
      const lines = history.life.lines.map(({ ordered: amount }, i) => ({
        total: totals[i] ?? 0,
        amount,
        deposit: 25,
      }));
      const goods = lines.reduce((sum, { total }) => sum + total, 0);
      const deposits = lines.reduce((sum, { amount, deposit }) => sum + amount * deposit, 0);
      const discount = Math.floor(goods * off);
      const worth = { toPay: goods - discount + deposits + shipping, discount, lines };
      const { lives, last } = livesOf(history);
      for (const { before, after } of lives)
        expect(stillDue(worth, after)).toBeLessThanOrEqual(stillDue(worth, before));
      const isAllGone = last.lines.every(({ ordered, cancelled, returned }) => ordered === cancelled + returned);
      if (isAllGone) expect(stillDue(worth, last)).toBe(0);
      else expect(stillDue(worth, last)).toBeGreaterThanOrEqual(shipping);
    }),
  );
});
