import type { Drawing, Measure } from '../drawing.ts';
import { type Point, polygon, polyline } from '../geometry.ts';
import { label } from '../ink.ts';
import { technicalStyle } from '../palette.ts';
import { type Fit, fit, transform } from './fit.ts';
import { frame } from './frame.ts';

const ARROW = 26;
const LETTER = 46;

const toPixels = (at: Fit, [x, y]: Point): Point => [at.x + (x - at.cx) * at.scale, at.y + (y - at.cy) * at.scale];

/** Arrow head with its tip at the point, pointing along the unit vector. */
const arrow = ([x, y]: Point, [ux, uy]: Point): string => {
  const [bx, by] = [x - ux * ARROW, y - uy * ARROW];
  return `<path class="arrow" d="${polygon([x, y], [bx - uy * 7, by + ux * 7], [bx + uy * 7, by - ux * 7])}"/>`;
};

/** 1 or -1, so that the dimension line leaves the object; the sign given stands for a line through the middle. */
const outward = (at: Fit, a: Point, b: Point, side: Point): number => {
  const away = ((a[0] + b[0]) / 2 - at.x) * side[0] + ((a[1] + b[1]) / 2 - at.y) * side[1];
  return Math.abs(away) < 4 ? 1 : Math.sign(away);
};

/** One dimension line with extension lines, arrows and its figure, as in a technical drawing. */
const dimension = (at: Fit, measure: Measure): string => {
  const [a, b] = [toPixels(at, measure.from), toPixels(at, measure.to)];
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const along: Point = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  const side: Point = [along[1], -along[0]];
  const off = (p: Point, distance: number): Point => [p[0] + side[0] * distance, p[1] + side[1] * distance];
  const distance = outward(at, a, b, side) * Math.abs(measure.offset);
  const over = Math.sign(distance) * 14;
  const [start, end] = [off(a, distance), off(b, distance)];
  const inside = length > 3 * ARROW;
  const back: Point = [-along[0], -along[1]];
  const reach = inside ? 0 : 2 * ARROW;
  const lines = [
    polyline(off(a, over), off(a, distance + over)),
    polyline(off(b, over), off(b, distance + over)),
    polyline(
      [start[0] - along[0] * reach, start[1] - along[1] * reach],
      [end[0] + along[0] * reach, end[1] + along[1] * reach],
    ),
  ];
  const upright = Math.abs(along[1]) > 0.7;
  const middle: Point = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2];
  const text: Point = off(middle, Math.sign(distance) * (LETTER * 0.75));
  return (
    lines.map((d) => `<path class="measure" d="${d}"/>`).join('') +
    arrow(start, inside ? back : along) +
    arrow(end, inside ? along : back) +
    label(measure.text, { x: text[0], y: text[1], size: LETTER, weight: 500, turn: upright ? -90 : 0 })
  );
};

/** The dimension drawing: outlines with the product's real measures; undefined when it names none. */
export const measureView = (drawing: Drawing, caption: string): string | undefined => {
  const { measures = [] } = drawing;
  if (measures.length === 0) return undefined;
  const at = { ...fit(drawing.box, 0, 830, 760), y: 570 };
  return frame(
    technicalStyle(),
    `<g transform="${transform(at)}">${drawing.svg}</g>${measures.map((m) => dimension(at, m)).join('')}` +
      `<path class="measure" d="M90 1098H1110"/>${label(caption, { x: 90, y: 1138, size: 40, anchor: 'start', weight: 500, fit: 800 })}` +
      label('Maße in mm', { x: 1110, y: 1138, size: 40, anchor: 'end', weight: 500 }),
  );
};
