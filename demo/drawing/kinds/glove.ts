import type { Drawing } from '../drawing.ts';
import { polygon, rect, times } from '../geometry.ts';
import { label, place, solid } from '../ink.ts';
import type { Fill } from '../palette.ts';
import { type Station, strip } from '../ribbon.ts';

const FINGERS: readonly (readonly Station[])[] = [
  [
    [-34, 4, 13],
    [-42, -44, 12],
    [-48, -92, 11],
    [-50, -108, 5],
  ],
  [
    [-10, 0, 13],
    [-13, -56, 12.5],
    [-15, -112, 11],
    [-15, -130, 5],
  ],
  [
    [15, 2, 13],
    [18, -52, 12],
    [20, -102, 11],
    [21, -119, 5],
  ],
  [
    [37, 10, 12],
    [44, -34, 11],
    [50, -74, 10],
    [53, -89, 4],
  ],
];

const THUMB: readonly Station[] = [
  [-38, 62, 17],
  [-62, 34, 15],
  [-80, 6, 13],
  [-88, -14, 11],
  [-90, -26, 5],
];

/** A pair of work gloves: back hand behind, palm side with its coating in front. */
export const glove = ({
  palm,
  back,
  cuff,
  size,
  share,
}: {
  palm: Fill;
  back: Fill;
  cuff: Fill;
  size: string;
  share?: number | undefined;
}): Drawing => {
  const hand = (fill: Fill): string =>
    solid(fill, strip(THUMB), { shade: strip(THUMB, -1, -0.3) }) +
    FINGERS.map((f) => solid(fill, strip(f), { shade: strip(f, 0.3, 1), light: strip(f, -0.7, -0.45) })).join('') +
    solid(fill, 'M-50 4C-54 40 -50 74 -44 104H44C50 70 54 40 50 8C20 -8 -20 -10 -50 4z', {
      shade: polygon([16, -20], [60, -20], [60, 120], [24, 120]),
      fine: ['M-22 6C-20 30 -22 40 -26 56', 'M2 2C4 24 2 40 0 52', 'M27 6C28 24 26 36 22 50'],
    });
  const cuffs = (text: string): string =>
    solid(cuff, rect(-46, 102, 92, 54, 6), {
      shade: rect(22, 100, 30, 60),
      fine: times(9).map((i) => `M${-38 + i * 9.5} 102v54`),
    }) +
    (text
      ? solid('brand', rect(-26, 114, 52, 30, 4)) +
        label(text, { x: 0, y: 129, size: 22, fill: 'white', weight: 700, fit: 46 })
      : '');
  return {
    svg: place(hand(back) + cuffs(''), 84, -26, 16, -1, 1) + place(hand(palm) + cuffs(size), -40, 20, -10),
    box: { x: -150, y: -180, width: 330, height: 360 },
    share: share ?? 0.94,
    caption: `Gr. ${size}`,
  };
};
