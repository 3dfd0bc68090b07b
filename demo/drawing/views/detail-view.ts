import type { Drawing } from '../drawing.ts';
import { ellipse } from '../geometry.ts';
import { colouredStyle, type Livery } from '../palette.ts';
import { type Fit, transform } from './fit.ts';
import { frame } from './frame.ts';

const RADIUS = 500;

/** A close-up through a round loupe; undefined when the drawing names nothing to look at. */
export const detailView = (drawing: Drawing, livery: Livery): string | undefined => {
  const { focus } = drawing;
  if (!focus) return undefined;
  const turn = drawing.turn ?? 0;
  const near: Fit = { scale: RADIUS / focus.r, turn, x: 600, y: 600, cx: focus.x, cy: focus.y };
  const loupe = ellipse(600, 600, RADIUS);
  return frame(
    `${colouredStyle(livery)}.loupe{fill:#fffdf7}`,
    `<clipPath id="loupe"><path d="${loupe}"/></clipPath><path class="loupe" d="${loupe}"/>` +
      `<g clip-path="url(#loupe)"><g transform="${transform(near)}">${drawing.svg}</g></g><path class="edge" d="${loupe}"/>`,
  );
};
