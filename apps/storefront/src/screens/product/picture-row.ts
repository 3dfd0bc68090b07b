import { rowPlace, wrapped } from './gallery-position.ts';

/** After this time without movement a row counts as at rest, in ms. */
export const restAfter = 120;
/** The time within which a row that was told to move must begin to, in ms. */
export const moveWithin = 600;

/** A row of pictures that is swiped or stepped through. Slides and pictures count from 0. */
export interface PictureRowState {
  readonly count: number;
  /** The visible picture. */
  readonly shown: number;
  /** Whether the row begins with a copy of the last picture and ends with a copy of the first. */
  readonly isLoop: boolean;
  /** The slide that the row is stepping to; null once a finger or wheel takes over. */
  readonly aim: number | null;
  /** The moves that the last event requires, in this order. */
  readonly moves: readonly Move[];
  /** In how many ms to check whether the row is at rest; null leaves the timer as it is. */
  readonly settleIn: number | null;
}

/** Scrolls the row to a slide, at once or with the browser's animation. */
export interface Move {
  readonly to: number;
  readonly isInstant: boolean;
}

/** `place`: how many slides the row is scrolled by. */
export type PictureRowEvent =
  /** The scripts run, so that copies can be added around the `count` pictures. */
  | { readonly type: 'hydrated'; readonly count: number; readonly place: number }
  /** The copies are in the row, but not painted yet. */
  | { readonly type: 'copies-added' }
  /** Step to a position; before the first is the last, behind the last the first (SPEC §2). */
  | { readonly type: 'stepped'; readonly position: number; readonly place: number }
  | { readonly type: 'scrolled' }
  | { readonly type: 'rested'; readonly place: number }
  /** A finger or a wheel moves the row. */
  | { readonly type: 'touched' }
  /** The width of the pictures has changed, for example because a phone was turned. */
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

/**
 * A further step while the row still moves onto a copy: first jumps from the copy to the picture itself, so that the
 * row goes on in the same direction.
 */
function fromCopy({ shown, count }: PictureRowState, place: number): Move[] {
  if (shown === 0 && place > count) return [jump(place - count)];
  if (shown === count - 1 && place < 1) return [jump(place + count)];
  return [];
}

/** Browsers abort a scroll animation if the page changes meanwhile. The row then jumps to its aim. */
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
