import type { Drawing } from '../drawing.ts';
import { ellipse, onCircle, rect } from '../geometry.ts';
import { label, place, solid } from '../ink.ts';

/** A double ring spanner: both widths across flats and the length, mm. */
export type RingSpanner = { sizes: readonly [number, number]; length: number; share?: number | undefined };

const ring = (s: number): string => {
  const r = s * 0.84;
  const points = Array.from({ length: 24 }, (_, i) => onCircle(0, 0, i % 2 === 0 ? s * 0.56 : s * 0.5, i * 15));
  const opening = `M${points.map(([x, y]) => `${x} ${y}`).join('L')}z`;
  return solid('bright', `${ellipse(0, 0, r)}${opening}`, {
    shade: rect(-r, s * 0.2, 2 * r, r),
    light: rect(-r, -r * 0.94, 2 * r, r * 0.14),
    fine: ellipse(0, 0, r * 0.84),
  });
};

/** Double ring spanner, seen from above; the deep offset shows as a step beside each ring. */
export const ringSpanner = ({ sizes, length, share }: RingSpanner): Drawing => {
  // Drawn a little stouter than true, like its sister with the open jaw.
  const [a, b] = [sizes[0] * 1.25, sizes[1] * 1.25];
  const [x0, x1] = [a * 0.84, length - b * 0.84];
  const w = (a + b) * 0.19;
  const bar = (from: number, to: number, h: number): string => rect(from, -h, to - from, 2 * h, h * 0.4);
  const [n0, n1] = [x0 + a * 1.5, x1 - b * 1.5];
  return {
    svg:
      solid('steel', bar(x0 + a * 0.64, n0 + 4, w * 0.8), {
        shade: rect(x0, w * 0.1, length, w),
        fine: [`M${x0 + a} ${-w}V${w}`, `M${x0 + a * 1.25} ${-w}V${w}`],
      }) +
      solid('steel', bar(n1 - 4, x1 - b * 0.64, w * 0.8), {
        shade: rect(n1 - 4, w * 0.1, length, w),
        fine: [`M${x1 - b} ${-w}V${w}`, `M${x1 - b * 1.25} ${-w}V${w}`],
      }) +
      solid('bright', bar(n0, n1, w), {
        shade: rect(n0, w * 0.3, length, w),
        light: rect(n0, -w * 0.75, length, w * 0.22),
      }) +
      place(ring(a), x0, 0) +
      place(ring(b), x1, 0) +
      label(`${sizes[0]}`, { x: n0 + w * 2.4, y: 0, size: w * 1.35, weight: 700 }) +
      label(`${sizes[1]}`, { x: n1 - w * 2.4, y: 0, size: w * 1.35, weight: 700 }) +
      solid('brand', rect(length / 2 - w * 2, -w * 0.5, w * 4, w, w * 0.5)),
    box: { x: 0, y: -b * 0.84, width: length, height: b * 1.68 },
    turn: -42,
    caption: `${sizes[0]} × ${sizes[1]} mm`,
    share,
    measures: [{ from: [0, b * 0.84], to: [length, b * 0.84], offset: -100, text: `${length}` }],
    focus: { x: x1 - b * 0.3, y: 0, r: b * 1.6 },
  };
};
