/**
 * The position that a gallery shows for any number: past either end it goes on from the other (SPEC §2). Without
 * pictures 0.
 */
export function wrapped(position: number, count: number): number {
  return count <= 0 ? 0 : ((position % count) + count) % count;
}

/**
 * Which picture a row shows that is scrolled by `slides`, and whether it has come to a copy of it. In a loop a copy of
 * the last picture comes first, and one of the first picture last. Between two slides, where a finger may hold the row,
 * it has not come to a copy yet.
 */
export function rowPlace(slides: number, count: number, isLoop: boolean): { picture: number; isAtCopy: boolean } {
  const slide = Math.round(slides);
  const picture = wrapped(isLoop ? slide - 1 : slide, count);
  const isCopy = isLoop && (slide === 0 || slide === count + 1);
  return { picture, isAtCopy: isCopy && Math.abs(slides - slide) < 0.02 };
}

/**
 * What a swipe means, from where a finger touched to where it left, in CSS pixels: the next picture, the previous one,
 * or nothing.
 */
export function swipeStep(from: { x: number; y: number }, to: { x: number; y: number }): -1 | 0 | 1 {
  const [across, along] = [to.x - from.x, to.y - from.y];
  if (Math.abs(across) < 40 || Math.abs(across) < 1.5 * Math.abs(along)) return 0;
  return across < 0 ? 1 : -1;
}
