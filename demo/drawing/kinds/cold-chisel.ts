import type { Drawing } from '../drawing.ts';
import { polygon, rect } from '../geometry.ts';
import { label, solid } from '../ink.ts';

/** A cold chisel or punch; measures in mm. */
export type ColdChisel = {
  length: number;
  /** Width of the edge, mm; a point has 0. */
  edge: number;
  shape: 'flat' | 'point' | 'cross' | 'punch';
  stamp: string;
  share?: number | undefined;
};

/** Cold chisels and punches, lying: struck end on the left, working end on the right. */
export const coldChisel = ({ length, edge, shape, stamp, share }: ColdChisel): Drawing => {
  const w = shape === 'punch' ? 7 : 11;
  const e = Math.max(edge / 2, 1.5);
  const neck = length * (shape === 'punch' ? 0.52 : 0.68);
  const tip = {
    flat: polygon([neck - 2, -w], [length - 18, -e], [length, -e], [length, e], [length - 18, e], [neck - 2, w]),
    cross: polygon(
      [neck - 2, -w],
      [neck + 16, -4],
      [length - 14, -e],
      [length, -e],
      [length, e],
      [length - 14, e],
      [neck + 16, 4],
      [neck - 2, w],
    ),
    point: polygon([neck - 2, -w], [length - 20, -7], [length, -1], [length, 1], [length - 20, 7], [neck - 2, w]),
    punch: polygon([neck - 2, -w], [neck + 8, -e], [length, -e], [length, e], [neck + 8, e], [neck - 2, w]),
  }[shape];
  const shine: [number, number] = [length - (shape === 'punch' ? 6 : 18), 40];
  return {
    svg:
      solid('steel', tip, {
        patch: [['bright', rect(shine[0], -20, shine[1], 40)]],
        shade: rect(neck - 6, w * 0.2, length, 30),
        fine: `M${shine[0]} -20V20`,
      }) +
      solid('brand', rect(6, -w, neck - 6, w * 2, 3), {
        shade: rect(0, w * 0.3, neck, w),
        light: rect(0, -w * 0.72, neck, w * 0.24),
        patch: [['accent', rect(neck - 9, -w, 5, 2 * w)]],
      }) +
      solid('steel', polygon([0, -w * 0.66], [8, -w * 0.92], [8, w * 0.92], [0, w * 0.66]), {
        shade: rect(0, w * 0.2, 9, w),
      }) +
      label(stamp, { x: neck * 0.5, y: 0, size: w * 1.05, fill: 'white', fit: neck * 0.7 }),
    box: { x: 0, y: -Math.max(w, e), width: length, height: 2 * Math.max(w, e) },
    turn: -40,
    share,
    measures: [
      { from: [0, Math.max(w, e)], to: [length, Math.max(w, e)], offset: -90, text: `${length}` },
      ...(edge > 0 ? [{ from: [length, -e] as const, to: [length, e] as const, offset: 70, text: `${edge}` }] : []),
    ],
    focus: { x: length - 26, y: 0, r: 34 },
  };
};
