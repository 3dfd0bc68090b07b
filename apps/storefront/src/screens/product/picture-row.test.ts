import { describe, expect, test } from 'vitest';
import {
  moveWithin,
  type PictureRowEvent,
  type PictureRowState,
  restAfter,
  rowAfter,
  startRow,
} from './picture-row.ts';

/** In a loop of three the slides are 3 1 2 3 1. */
const loop: PictureRowState = { ...startRow(3), isLoop: true };
const at = (shown: number, more: Partial<PictureRowState> = {}): PictureRowState => ({ ...loop, shown, ...more });
const jump = (to: number) => ({ to, isInstant: true });
const glide = (to: number) => ({ to, isInstant: false });

describe('the page gets its scripts', () => {
  test('copies are added around the picture that was swiped to, and it keeps its place', () => {
    const hydrated = rowAfter(startRow(3), { type: 'hydrated', count: 3, place: 1.1 });
    expect(hydrated).toEqual(at(1));
    expect(rowAfter(hydrated, { type: 'copies-added' })).toEqual(at(1, { moves: [jump(2)] }));
  });

  test('a single picture is stepped to without copies', () => {
    const stepped = rowAfter(startRow(1), { type: 'stepped', position: 1, place: 0 });
    expect(stepped).toEqual({ ...startRow(1), moves: [glide(0)] });
  });
});

describe('a step', () => {
  test.each([
    ['on', at(0), 1, 1, at(1, { aim: 2, moves: [glide(2)], settleIn: moveWithin })],
    ['back', at(2), 1, 3, at(1, { aim: 2, moves: [glide(2)], settleIn: moveWithin })],
    ['past the end goes onto the copy', at(2), 3, 3, at(0, { aim: 4, moves: [glide(4)], settleIn: moveWithin })],
    ['past the start goes onto the copy', at(0), -1, 1, at(2, { aim: 0, moves: [glide(0)], settleIn: moveWithin })],
    [
      'on, while the row still moves onto the copy of the first',
      at(0),
      1,
      3.5,
      at(1, { aim: 2, moves: [jump(0.5), glide(2)], settleIn: moveWithin }),
    ],
    [
      'back, while the row still moves onto the copy of the last',
      at(2),
      1,
      0.5,
      at(1, { aim: 2, moves: [jump(3.5), glide(2)], settleIn: moveWithin }),
    ],
  ])('%s', (_, row, position, place, next) => {
    expect(rowAfter(row, { type: 'stepped', position, place })).toEqual(next);
  });
});

describe('the row comes to rest', () => {
  test.each([
    ['where a finger left it', at(0), 2, at(1)],
    ['on the copy of the first: the first takes its place', at(2), 4, at(0, { moves: [jump(1)] })],
    ['on the copy of the last: the last takes its place', at(0), 0, at(2, { moves: [jump(3)] })],
    ['between two, held by a finger: nothing moves', at(0), 3.6, at(0)],
    ['where a step led', at(1, { aim: 2 }), 2, at(1)],
    ['short of where a step led: the browser gave it up', at(1, { aim: 2 }), 1.2, at(1, { moves: [jump(2)] })],
    ['short of a copy', at(0, { aim: 4 }), 3.4, at(0, { moves: [jump(4), jump(1)] })],
  ])('%s', (_, row, place, next) => {
    expect(rowAfter(row, { type: 'rested', place })).toEqual(next);
  });

  test('a hand that takes the row elsewhere is not contradicted', () => {
    const events: PictureRowEvent[] = [{ type: 'touched' }, { type: 'scrolled' }, { type: 'rested', place: 1 }];
    expect(events.reduce(rowAfter, at(1, { aim: 2 }))).toEqual(at(0));
  });
});

test('scrolling is looked at once it rests, and asks nothing of the row', () => {
  expect(rowAfter(at(1), { type: 'scrolled' })).toEqual(at(1, { settleIn: restAfter }));
});

test('on a turned phone the picture one looks at stays in sight', () => {
  expect(rowAfter(at(2), { type: 'resized' })).toEqual(at(2, { moves: [jump(3)] }));
});
