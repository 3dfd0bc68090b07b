import type { Drawing } from '../drawing.ts';
import { polygon, rect } from '../geometry.ts';
import { label, solid } from '../ink.ts';

/** A wood chisel: width of the edge in mm. */
export type WoodChisel = { width: number; share?: number | undefined };

const HANDLE =
  'M-128 -11Q-134 -11 -134 0Q-134 11 -128 11C-112 17 -96 19 -80 17C-56 14 -34 12 -14 13L-4 12V-12L-14 -13C-34 -12 -56 -14 -80 -17C-96 -19 -112 -17 -128 -11z';

/** Bevel-edged firmer chisel: hornbeam handle with two ferrules on the left, edge to the right. */
export const woodChisel = ({ width, share }: WoodChisel): Drawing => {
  // Narrow blades are drawn a little wider than true, so that the bevel can be seen.
  const w = Math.max(width, 5) / 2 + 1;
  const blade = polygon(
    [0, -6],
    [14, -6],
    [26, -w],
    [128, -w],
    [138, -w],
    [138, w],
    [128, w],
    [26, w],
    [14, 6],
    [0, 6],
  );
  return {
    svg:
      solid('bright', blade, {
        shade: polygon([10, w * 0.45], [126, w * 0.45], [126, w + 2], [10, w + 2]),
        patch: [['white', rect(122, -w, 20, w * 2)]],
        fine: [`M122 ${-w}V${w}`, ...(width >= 8 ? [`M26 ${-w * 0.55}H122`, `M26 ${w * 0.55}H122`] : [])],
      }) +
      solid('beech', HANDLE, {
        shade: 'M-140 6C-100 12 -40 4 0 5V30H-140z',
        light: 'M-122 -8C-100 -14 -60 -10 -24 -9V-7C-60 -7 -100 -10 -122 -5z',
        patch: [['brand', rect(-118, -30, 14, 60)]],
        fine: ['M-100 -3C-70 -6 -40 1 -18 -2', 'M-96 5C-70 3 -50 7 -24 5'],
      }) +
      solid('iron', rect(-136, -12, 11, 24, 3), { light: rect(-136, -9, 11, 3) }) +
      solid('brass', rect(-12, -13, 15, 26, 2), { shade: rect(-12, 5, 15, 10), light: rect(-12, -10, 15, 3) }) +
      label(`${width}`, { x: -58, y: 0, size: 17, fill: 'ink', weight: 700 }),
    box: { x: -136, y: -20, width: 274, height: 40 },
    turn: -42,
    caption: `${width} mm`,
    share,
    measures: [
      { from: [-136, 20], to: [138, 20], offset: -90, text: '274' },
      { from: [138, -w], to: [138, w], offset: 80, text: `${width}` },
    ],
    focus: { x: 108, y: 0, r: 36 },
  };
};
