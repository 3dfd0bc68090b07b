import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { rowPlace, wrapped } from './gallery-position.ts';

/** So long after its last movement a row counts as at rest, in ms. */
const restAfter = 120;
/** So long a row that was told to move may take until it does, in ms. */
const moveWithin = 600;

/** A row of pictures that is swiped or stepped through. */
export interface PictureRow {
  readonly ref: RefObject<HTMLUListElement | null>;
  /** The picture one looks at, from 0. */
  readonly shown: number;
  /** Whether a copy of the last picture stands before the first, and one of the first behind the last: one swipes past either end. */
  readonly isLoop: boolean;
  /** Moves to a picture; one before the first is the last, one behind the last the first (SPEC §2). */
  readonly show: (position: number) => void;
  readonly onScroll: () => void;
}

/** The browser scrolls the row; this says where to, and takes it from a copy at its end to the picture itself once it rests there. */
export function usePictureRow(count: number): PictureRow {
  const ref = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const [isLoop, setLoop] = useState(false);
  const swipedTo = useRef(0);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(rest.current), []);

  // Where a step leads, until a hand takes the row elsewhere: browsers give a movement up when the page changes meanwhile.
  const aim = useRef<number | null>(null);
  useEffect(() => {
    const row = ref.current;
    const letGo = () => {
      aim.current = null;
    };
    const hands = ['pointerdown', 'touchstart', 'wheel'] as const;
    for (const hand of hands) row?.addEventListener(hand, letGo, { passive: true });
    return () => {
      for (const hand of hands) row?.removeEventListener(hand, letGo);
    };
  }, []);

  // The page from the server has no copies. They come before the browser paints, and what one looks at meanwhile keeps its place: some
  // browsers follow it by themselves when something comes to stand before it, so where it was is measured first.
  useLayoutEffect(() => {
    if (count < 2 || ref.current === null) return;
    swipedTo.current = Math.round(place(ref.current));
    setShown(swipedTo.current);
    setLoop(true);
  }, [count]);
  useLayoutEffect(() => {
    if (isLoop && ref.current !== null) jump(ref.current, swipedTo.current + 1);
  }, [isLoop]);

  // Another width, such as that of a turned phone, moves the pictures away from where the row is scrolled to.
  const current = useRef(shown);
  useEffect(() => {
    current.current = shown;
  }, [shown]);
  useEffect(() => {
    const row = ref.current;
    if (!isLoop || row === null) return;
    let width = slideWidth(row);
    const turned = new ResizeObserver(() => {
      if (slideWidth(row) === width) return;
      width = slideWidth(row);
      jump(row, current.current + 1);
    });
    turned.observe(row);
    return () => turned.disconnect();
  }, [isLoop]);

  const settle = () => {
    const row = ref.current;
    // On paper there is one picture and nothing to scroll: that says nothing about which one looks at.
    if (row === null || row.scrollWidth <= row.clientWidth) return;
    if (aim.current !== null && Math.abs(place(row) - aim.current) > 0.1) jump(row, aim.current);
    aim.current = null;
    const { picture, standIn } = rowPlace(place(row), count, isLoop);
    setShown(picture);
    if (standIn) jump(row, picture + 1);
  };
  const settleIn = (milliseconds: number) => {
    clearTimeout(rest.current);
    rest.current = setTimeout(settle, milliseconds);
  };
  return {
    ref,
    shown,
    isLoop,
    show: (position) => {
      const row = ref.current;
      setShown(wrapped(position, count));
      if (row === null) return;
      if (!isLoop) return scroll(row, wrapped(position, count));
      // Stepping on while the row still moves onto a copy: from the picture itself it goes on in the same direction.
      if (shown === 0 && place(row) > count) jump(row, place(row) - count);
      if (shown === count - 1 && place(row) < 1) jump(row, place(row) + count);
      aim.current = Math.min(Math.max(position, -1), count) + 1;
      settleIn(moveWithin);
      scroll(row, aim.current);
    },
    onScroll: () => settleIn(restAfter),
  };
}

/** How many slides the row is scrolled by. */
function place(row: HTMLElement): number {
  return row.scrollLeft / slideWidth(row);
}

function scroll(row: HTMLElement, slide: number): void {
  row.scrollTo({ left: slide * slideWidth(row) });
}

function jump(row: HTMLElement, slide: number): void {
  row.scrollTo({ left: slide * slideWidth(row), behavior: 'instant' });
}

function slideWidth(row: HTMLElement): number {
  return row.getBoundingClientRect().width || 1;
}
