import type { Drawing } from '../drawing.ts';
import { ellipse, polygon, rect, times } from '../geometry.ts';
import { fine, solid } from '../ink.ts';
import { sticker } from '../parts/sticker.ts';
import type { Packed } from './bottle.ts';

/** Drink can with ring pull, seen from slightly above. */
export const can = ({ brand, title, amount, share }: Packed): Drawing => ({
  svg:
    solid('brand', 'M-46 14L-40 0H40L46 14V158L40 174H-40L-46 158z', {
      shade: polygon([18, -4], [50, -4], [50, 180], [18, 180]),
      light: rect(-37, 10, 7, 150),
    }) +
    solid('bright', ellipse(0, 0, 41, 9)) +
    solid('steel', ellipse(0, -1, 34, 6.5), { light: ellipse(-12, -3, 14, 2) }) +
    solid('zinc', ellipse(4, -2, 11, 3.4)) +
    fine('M-2 -2A6 2 0 1 0 10 -2A6 2 0 1 0 -2 -2') +
    sticker({ x: 0, y: 40, width: 92, height: 96, brand, title, amount }) +
    solid('bright', 'M-41 172A41 8 0 0 0 41 172V176A41 8 0 0 1 -41 176z'),
  box: { x: -46, y: -9, width: 92, height: 194 },
  stands: true,
  share: share ?? 0.86,
});

/** Brown half-litre bottle with a crown cap. */
export const beerBottle = ({ brand, title, amount, share }: Packed): Drawing => ({
  svg:
    solid(
      'brown',
      'M-36 250V106C-36 82 -16 74 -14 40V-14H14V40C16 74 36 82 36 106V250Q36 258 28 258H-28Q-36 258 -36 250z',
      {
        shade: polygon([14, -20], [40, -20], [40, 262], [14, 262]),
        light: 'M-29 246V108C-29 92 -22 84 -16 72L-11 76C-16 90 -22 96 -22 112V246z',
      },
    ) +
    solid('brass', 'M-17 -10L-15 -28Q0 -34 15 -28L17 -10z', {
      shade: polygon([5, -36], [20, -36], [20, -6], [5, -6]),
      fine: times(6).map((i) => `M${-12 + i * 4.8} -24V-11`),
    }) +
    solid('brand', rect(-14, 22, 28, 22), { shade: rect(5, 20, 12, 26) }) +
    sticker({ x: 0, y: 124, width: 72, height: 98, brand, title, amount }),
  box: { x: -36, y: -34, width: 72, height: 292 },
  stands: true,
  share: share ?? 0.94,
});
