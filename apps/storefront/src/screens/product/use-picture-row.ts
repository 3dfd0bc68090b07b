import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Move, type PictureRowEvent, rowAfter, startRow } from './picture-row.ts';

/** A row of pictures that is swiped or stepped through. */
export interface PictureRow {
  readonly ref: RefObject<HTMLUListElement | null>;
  /** The visible picture, from 0. */
  readonly shown: number;
  /**
   * Whether copies of the last and the first picture stand at the ends of the row, so that it can be swiped past either
   * end.
   */
  readonly isLoop: boolean;
  /** Moves to a position; before the first is the last, behind the last the first (SPEC §2). */
  readonly show: (position: number) => void;
  readonly onScroll: () => void;
}

/**
 * Connects the row in the browser with the state machine in picture-row.ts: reports events to it and carries out its
 * moves.
 */
export function usePictureRow(count: number): PictureRow {
  const ref = useRef<HTMLUListElement>(null);
  const { shown, isLoop, tell } = useRowState(ref, count);

  useEffect(() => {
    const row = ref.current;
    const touch = () => tell({ type: 'touched' });
    const hands = ['pointerdown', 'touchstart', 'wheel'] as const;
    for (const hand of hands) row?.addEventListener(hand, touch, { passive: true });
    return () => {
      for (const hand of hands) row?.removeEventListener(hand, touch);
    };
  }, [tell]);

  // The server renders the row without copies. They are added before the browser paints, and the visible picture must
  // keep its place. Some browsers adjust the scroll position themselves when something is inserted before it, so the
  // position is measured first.
  useLayoutEffect(() => {
    if (count >= 2 && ref.current !== null) tell({ type: 'hydrated', count, place: placeOf(ref.current) });
  }, [tell, count]);
  useLayoutEffect(() => {
    if (isLoop) tell({ type: 'copies-added' });
  }, [tell, isLoop]);

  // A new width, for example after a phone was turned, moves the pictures away from the scroll position.
  useEffect(() => {
    const row = ref.current;
    if (!isLoop || row === null) return;
    let width = slideWidth(row);
    const turned = new ResizeObserver(() => {
      if (slideWidth(row) === width) return;
      width = slideWidth(row);
      tell({ type: 'resized' });
    });
    turned.observe(row);
    return () => turned.disconnect();
  }, [tell, isLoop]);

  return {
    ref,
    shown,
    isLoop,
    show: (position) => {
      const place = ref.current === null ? 0 : placeOf(ref.current);
      tell({ type: 'stepped', position, place });
    },
    onScroll: () => tell({ type: 'scrolled' }),
  };
}

/**
 * The rendered part of the row's state, and the function that reports events. `tell` keeps its identity between
 * renders.
 */
function useRowState(ref: RefObject<HTMLUListElement | null>, count: number) {
  const [view, setView] = useState(() => startRow(count));
  // Holds the newest state, since several events may come before the next render.
  const state = useRef(view);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(rest.current), []);

  const [tell] = useState(() => {
    const settle = () => {
      const row = ref.current;
      // In print only one picture is visible and nothing scrolls. That must not change the visible picture.
      if (row !== null && row.scrollWidth > row.clientWidth) tellRow({ type: 'rested', place: placeOf(row) });
    };
    const tellRow = (event: PictureRowEvent) => {
      const next = rowAfter(state.current, event);
      state.current = next;
      // A movement causes many events, few of which change what is rendered.
      setView((seen) => (seen.shown === next.shown && seen.isLoop === next.isLoop ? seen : next));
      if (ref.current !== null) for (const move of next.moves) carryOut(ref.current, move);
      if (next.settleIn === null) return;
      clearTimeout(rest.current);
      rest.current = setTimeout(settle, next.settleIn);
    };
    return tellRow;
  });
  return { shown: view.shown, isLoop: view.isLoop, tell };
}

/** The number of slides, with fractions, that the row is scrolled by. */
function placeOf(row: HTMLElement): number {
  return row.scrollLeft / slideWidth(row);
}

function carryOut(row: HTMLElement, { to, isInstant }: Move): void {
  row.scrollTo({ left: to * slideWidth(row), ...(isInstant && { behavior: 'instant' }) });
}

function slideWidth(row: HTMLElement): number {
  return row.getBoundingClientRect().width || 1;
}
