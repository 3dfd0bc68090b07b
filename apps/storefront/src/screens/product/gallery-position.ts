/** Maps any number to a position in the gallery, wrapping around at both ends (SPEC §2). 0 if there are no pictures. */
export function wrapped(position: number, count: number): number {
  return count <= 0 ? 0 : ((position % count) + count) % count;
}

/**
 * The picture that a row shows when it is scrolled by `slides`, and whether the row rests on a copy. In a loop the row
 * begins with a copy of the last picture and ends with a copy of the first. Between two slides, where a finger may hold
 * it, the row does not rest on a copy yet.
 */
export function rowPlace(slides: number, count: number, isLoop: boolean): { picture: number; isAtCopy: boolean } {
  const slide = Math.round(slides);
  const picture = wrapped(isLoop ? slide - 1 : slide, count);
  const isCopy = isLoop && (slide === 0 || slide === count + 1);
  return { picture, isAtCopy: isCopy && Math.abs(slides - slide) < 0.02 };
}

/**
 * The step that a swipe means: 1 for the next picture, -1 for the previous one, 0 for none. `from` and `to`: where the
 * finger touched and left the screen, in CSS pixels.
 */
export function swipeStep(from: { x: number; y: number }, to: { x: number; y: number }): -1 | 0 | 1 {
  const [across, along] = [to.x - from.x, to.y - from.y];
  if (Math.abs(across) < 40 || Math.abs(across) < 1.5 * Math.abs(along)) return 0;
  return across < 0 ? 1 : -1;
}
