import type { Drawing } from '../drawing.ts';
import { ellipse, onCircle, rect } from '../geometry.ts';
import { label, place, solid } from '../ink.ts';

/** A spanner; measures in mm. */
export type Spanner = {
  /** Width across flats as stamped: 13. */
  size: number;
  length: number;
  share?: number | undefined;
};

/** Path of an open jaw with its centre at 0, 0, opening to the right, flats s apart. */
export const jaw = (s: number): string => {
  const r = s * 1.06;
  const [tx, ty] = onCircle(0, 0, r, -40);
  const deep = -s * 0.42;
  return (
    `M${tx} ${ty}L${tx + s * 0.02} ${-s * 0.5}H${deep + s * 0.3}L${deep} ${-s * 0.2}V${s * 0.2}L${deep + s * 0.3} ${s * 0.5}H${tx + s * 0.02}` +
    `L${tx} ${-ty}A${r} ${r} 0 1 1 ${tx} ${ty}z`
  );
};

/** Twelve-point opening of a ring. */
const twelve = (s: number): string => {
  const points = Array.from({ length: 24 }, (_, i) => onCircle(0, 0, i % 2 === 0 ? s * 0.56 : s * 0.5, i * 15));
  return `M${points.map(([x, y]) => `${x} ${y}`).join('L')}z`;
};

/** Combination spanner: ring on the left, open jaw set at 15° on the right. */
export const combinationSpanner = ({ size: stamped, length, share }: Spanner): Drawing => {
  // Drawn a little stouter than true, or the jaw could not be made out in a list.
  const size = stamped * 1.2;
  const ring = size * 0.82;
  const open = size * 1.06;
  const [x0, x1] = [ring, length - open];
  const w = size * 0.42;
  const shank = `M${x0 + size * 0.64} ${-w * 1.15}C${x0 + size} ${-w * 1.15} ${x0 + size} ${-w * 0.8} ${x0 + size * 1.8} ${-w * 0.8}L${x1 - size * 1.8} ${-w * 0.9}C${x1 - size} ${-w} ${x1 - size} ${-w * 1.5} ${x1 - open * 0.3} ${-w * 1.7}V${w * 1.7}C${x1 - size} ${w * 1.5} ${x1 - size} ${w} ${x1 - size * 1.8} ${w * 0.9}L${x0 + size * 1.8} ${w * 0.8}C${x0 + size} ${w * 0.8} ${x0 + size} ${w * 1.15} ${x0 + size * 0.64} ${w * 1.15}z`;
  const panel = rect(x0 + size * 1.9, -w * 0.5, x1 - x0 - size * 3.9, w, w * 0.5);
  return {
    svg:
      solid('steel', shank, { shade: rect(0, w * 0.25, length, w * 2), light: rect(0, -w * 0.75, length, w * 0.22) }) +
      place(
        solid('steel', jaw(size), {
          shade: rect(-size * 1.2, size * 0.55, size * 3, size),
          light: rect(-size * 1.2, -size * 0.95, size * 3, size * 0.14),
        }),
        x1,
        0,
        -15,
      ) +
      place(
        solid('steel', `${ellipse(0, 0, ring)}${twelve(size)}`, {
          shade: `M${-ring} ${size * 0.3}H${ring}V${ring}H${-ring}z`,
          light: rect(-ring, -ring * 0.92, ring * 2, ring * 0.14),
          fine: ellipse(0, 0, ring * 0.82),
        }),
        x0,
        0,
      ) +
      solid('bright', panel) +
      label(`${stamped}`, { x: length / 2 - size * 0.1, y: 0, size: w * 1.05, weight: 700 }),
    box: { x: 0, y: -open, width: length + size * 0.15, height: 2 * open },
    turn: -42,
    caption: `${stamped} mm`,
    share,
    measures: [
      { from: [0, open], to: [length, open], offset: -110, text: `${length}` },
      {
        from: [x0 - ring, -ring],
        to: [x0 + ring, -ring],
        offset: 100,
        text: `Ø ${Math.round(stamped * 0.82 * 2 * 10) / 10}`.replace('.', ','),
      },
    ],
    focus: { x: x1 - size * 0.2, y: 0, r: size * 1.9 },
  };
};
