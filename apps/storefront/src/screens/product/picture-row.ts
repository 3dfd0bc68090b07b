import { rowPlace, wrapped } from './gallery-position.ts';

/** So long after its last movement a row counts as at rest, in ms. */
export const restAfter = 120;
/** So long a row that was told to move may take until it does, in ms. */
export const moveWithin = 600;

/** A row of pictures that is swiped or stepped through. Slides and pictures count from 0. */
export interface PictureRowState {
  readonly count: number;
  /** The picture one looks at. */
  readonly shown: number;
  /** Whether a copy of the last picture stands before the first, and one of the first behind the last. */
  readonly isLoop: boolean;
  /** The slide that a step leads to, until a hand takes the row elsewhere. */
  readonly aim: number | null;
  /** What the last event asks of the row, in this order. */
  readonly moves: readonly Move[];
  /** When to see where the row rests, in ms; null: as before. */
  readonly settleIn: number | null;
}

/** Scrolls the row to a slide, at once or in the time that the browser takes for it. */
export interface Move {
  readonly to: number;
  readonly isInstant: boolean;
}

/** `place`: how many slides the row is scrolled by. */
export type PictureRowEvent =
  /** The page has scripts, so that copies can be added around `count` pictures. */
  | { readonly type: 'hydrated'; readonly count: number; readonly place: number }
  /** The copies stand in the row, not painted yet. */
  | { readonly type: 'copies-added' }
  /** To a picture; one before the first is the last, one behind the last the first (SPEC §2). */
  | { readonly type: 'stepped'; readonly position: number; readonly place: number }
  | { readonly type: 'scrolled' }
  | { readonly type: 'rested'; readonly place: number }
  /** A hand or a wheel moves the row. */
  | { readonly type: 'touched' }
  /** The pictures have another width, such as those on a turned phone. */
  | { readonly type: 'resized' };

/** The row as the server renders it: without copies. */
export function startRow(count: number): PictureRowState {
  return { count, shown: 0, isLoop: false, aim: null, moves: [], settleIn: null };
}

/** The row after an event. */
export function rowAfter(before: PictureRowState, event: PictureRowEvent): PictureRowState {
  const row = { ...before, moves: [], settleIn: null };
  switch (event.type) {
    case 'hydrated':
      return { ...row, count: event.count, shown: Math.round(event.place), isLoop: true };
    case 'copies-added':
    case 'resized':
      return { ...row, moves: [jump(row.shown + 1)] };
    case 'stepped':
      return stepped(row, event.position, event.place);
    case 'scrolled':
      return { ...row, settleIn: restAfter };
    case 'rested':
      return rested(row, event.place);
    case 'touched':
      return { ...row, aim: null };
  }
}

function stepped(row: PictureRowState, position: number, place: number): PictureRowState {
  const { count, isLoop } = row;
  const shown = wrapped(position, count);
  if (!isLoop) return { ...row, shown, moves: [glide(shown)] };
  const aim = Math.min(Math.max(position, -1), count) + 1;
  return { ...row, shown, aim, moves: [...fromCopy(row, place), glide(aim)], settleIn: moveWithin };
}

/** Stepping on while the row still moves onto a copy: from the picture itself it goes on in the same direction. */
function fromCopy({ shown, count }: PictureRowState, place: number): Move[] {
  if (shown === 0 && place > count) return [jump(place - count)];
  if (shown === count - 1 && place < 1) return [jump(place + count)];
  return [];
}

/** Browsers give a movement up when the page changes meanwhile: then the row is taken to its aim. */
function rested(row: PictureRowState, at: number): PictureRowState {
  const { count, isLoop, aim } = row;
  const isGivenUp = aim !== null && Math.abs(at - aim) > 0.1;
  const place = isGivenUp ? aim : at;
  const { picture, isAtCopy } = rowPlace(place, count, isLoop);
  const moves = [...(isGivenUp ? [jump(aim)] : []), ...(isAtCopy ? [jump(picture + 1)] : [])];
  return { ...row, shown: picture, aim: null, moves };
}

function jump(to: number): Move {
  return { to, isInstant: true };
}

function glide(to: number): Move {
  return { to, isInstant: false };
}
