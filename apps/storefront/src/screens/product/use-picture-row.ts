import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Move, type PictureRowEvent, rowAfter, startRow } from './picture-row.ts';

/** A row of pictures that is swiped or stepped through. */
export interface PictureRow {
  readonly ref: RefObject<HTMLUListElement | null>;
  /** The picture one looks at, from 0. */
  readonly shown: number;
  /**
   * Whether a copy of the last picture stands before the first, and one of the first behind the last: one swipes past
   * either end.
   */
  readonly isLoop: boolean;
  /** Moves to a picture; one before the first is the last, one behind the last the first (SPEC §2). */
  readonly show: (position: number) => void;
  readonly onScroll: () => void;
}

/**
 * The browser scrolls the row, picture-row.ts decides where to; this brings the one what happens and the other what to
 * do.
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

  // The page from the server has no copies. They come before the browser paints, and what one looks at meanwhile keeps
  // its place: some browsers follow it by themselves when something comes to stand before it, so where it was is
  // measured first.
  useLayoutEffect(() => {
    if (count >= 2 && ref.current !== null) tell({ type: 'hydrated', count, place: placeOf(ref.current) });
  }, [tell, count]);
  useLayoutEffect(() => {
    if (isLoop) tell({ type: 'copies-added' });
  }, [tell, isLoop]);

  // Another width, such as that of a turned phone, moves the pictures away from where the row is scrolled to.
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

/** What is seen of the row's state, and what changes it. `tell` stays the same from one rendering to the next. */
function useRowState(ref: RefObject<HTMLUListElement | null>, count: number) {
  const [view, setView] = useState(() => startRow(count));
  // Several events may come before the page is rendered anew.
  const state = useRef(view);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(rest.current), []);

  const [tell] = useState(() => {
    const settle = () => {
      const row = ref.current;
      // On paper there is one picture and nothing to scroll: that says nothing about which one looks at.
      if (row !== null && row.scrollWidth > row.clientWidth) tellRow({ type: 'rested', place: placeOf(row) });
    };
    const tellRow = (event: PictureRowEvent) => {
      const next = rowAfter(state.current, event);
      state.current = next;
      // A movement is many events, of which few change what is seen.
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

/** How many slides the row is scrolled by. */
function placeOf(row: HTMLElement): number {
  return row.scrollLeft / slideWidth(row);
}

function carryOut(row: HTMLElement, { to, isInstant }: Move): void {
  row.scrollTo({ left: to * slideWidth(row), ...(isInstant && { behavior: 'instant' }) });
}

function slideWidth(row: HTMLElement): number {
  return row.getBoundingClientRect().width || 1;
}
