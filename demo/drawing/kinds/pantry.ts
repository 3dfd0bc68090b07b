import type { Drawing } from '../drawing.ts';
import { ellipse, polygon, rect, times } from '../geometry.ts';
import { fine, label, place, solid } from '../ink.ts';
import type { Fill } from '../palette.ts';
import { sticker } from '../parts/sticker.ts';
import { band, type Station } from '../ribbon.ts';
import type { Packed } from './bottle.ts';

/** Jar with screw lid; content shows through the glass. */
export const jar = ({ content, lid, brand, title, amount, share }: Packed & { content: Fill; lid: Fill }): Drawing => ({
  svg:
    solid('glass', 'M-66 154V26C-66 12 -56 6 -52 0H52C56 6 66 12 66 26V154Q66 166 54 166H-54Q-66 166 -66 154z', {
      patch: [[content, rect(-70, 18, 140, 160)]],
      shade: polygon([34, 0], [70, 0], [70, 170], [34, 170]),
      light: 'M-56 150V30C-56 22 -52 16 -46 12H-40C-44 18 -47 24 -47 32V150z',
    }) +
    solid(lid, rect(-58, -26, 116, 28, 5), {
      shade: rect(24, -30, 40, 40),
      light: rect(-50, -23, 80, 4),
      fine: times(14).map((i) => `M${-50 + i * 7.6} -16V0`),
    }) +
    sticker({ x: 0, y: 48, width: 132, height: 86, brand, title, amount }),
  box: { x: -66, y: -26, width: 132, height: 192 },
  stands: true,
  share: share ?? 0.9,
});

/** Paper bag for flour or salt. */
export const paperBag = ({ fill, brand, title, amount, share }: Packed & { fill: Fill }): Drawing => ({
  svg:
    solid(fill, 'M-62 12L-56 0H56L62 12V190H-62z', {
      shade: [polygon([36, 0], [64, 0], [64, 190], [36, 190])],
      light: polygon([-58, 16], [-52, 16], [-52, 186], [-58, 186]),
      fine: ['M-62 12H62', 'M36 14V190'],
    }) +
    solid(fill, polygon([-56, 0], [56, 0], [50, -16], [-50, -16]), {
      shade: polygon([-56, 0], [56, 0], [54, -6], [-54, -6]),
      fine: 'M-52 -8H52',
    }) +
    sticker({ x: -8, y: 52, width: 96, height: 104, brand, title, amount, round: false }),
  box: { x: -62, y: -16, width: 124, height: 206 },
  stands: true,
  share: share ?? 0.9,
});

/** Loaf of dark bread with a floured, cut crust. */
export const loaf = ({ title, amount }: { title: string; amount: string }): Drawing => ({
  svg:
    solid(
      'brown',
      'M-130 90C-150 60 -146 10 -110 -18C-70 -48 70 -48 110 -18C146 10 150 60 130 90C120 100 -120 100 -130 90z',
      {
        shade: 'M-150 62C-60 90 60 90 150 50V110H-150z',
        light: 'M-100 -10C-60 -34 20 -38 60 -32C20 -28 -50 -20 -92 0z',
      },
    ) +
    [-70, -14, 42]
      .map((x) =>
        solid(
          'cream',
          `M${x} -8C${x + 12} -24 ${x + 40} -30 ${x + 48} -26C${x + 42} -8 ${x + 16} 12 ${x} 18C${x - 6} 12 ${x - 4} 0 ${x} -8z`,
          { shade: `M${x + 10} 10C${x + 28} 0 ${x + 40} -14 ${x + 48} -26V20z` },
        ),
      )
      .join('') +
    solid('brand', 'M-46 40C-20 46 20 46 46 40V97C20 99 -20 99 -46 97z', {
      shade: polygon([20, 30], [50, 30], [50, 110], [20, 110]),
    }) +
    label(title, { x: 0, y: 62, size: 17, fill: 'white', weight: 700, fit: 80 }) +
    label(amount, { x: 0, y: 83, size: 13, fill: 'white', fit: 80 }),
  box: { x: -148, y: -42, width: 296, height: 140 },
  stands: true,
});

/** Dry-cured sausages tied with string, label hanging. */
export const sausage = ({ title, amount, pair }: { title: string; amount: string; pair: boolean }): Drawing => {
  const one: Station[] = [
    [-112, 8, 8],
    [-100, 4, 21],
    [-60, -6, 26],
    [0, -10, 27],
    [60, -6, 26],
    [100, 4, 21],
    [112, 8, 8],
  ];
  const link =
    band('brown', one) +
    fine(...times(9).map((i) => `M${-84 + i * 21} ${-14 + (i % 3) * 7}q8 5 14 1`)) +
    solid('cream', ellipse(-118, 10, 7)) +
    solid('cream', ellipse(118, 10, 7));
  return {
    svg:
      (pair ? place(link, 0, -46, -6) : '') +
      place(link, 0, 16, 5) +
      fine('M-118 22C-150 30 -150 70 -120 78') +
      solid('paper', polygon([-60, 58], [56, 66], [52, 116], [-64, 108]), {
        patch: [['brand', polygon([-60, 58], [56, 66], [55, 82], [-61, 74])]],
      }) +
      label(title, { x: -4, y: 92, size: 17, weight: 700, turn: 4, fit: 100 }) +
      label(amount, { x: -5, y: 107, size: 10, turn: 4 }),
    box: { x: -150, y: -90, width: 300, height: 210 },
    share: 0.94,
  };
};

/** Side of smoked bacon, cut face to the right. */
export const bacon = ({ title, amount }: { title: string; amount: string }): Drawing => ({
  svg:
    solid('brown', 'M-120 -30C-90 -58 60 -60 96 -48L120 -30V50L90 70C30 80 -90 76 -116 58C-134 44 -136 -10 -120 -30z', {
      shade: 'M-140 40C-60 60 40 56 130 30V90H-140z',
      light: 'M-100 -36C-60 -52 20 -52 70 -46C20 -42 -50 -40 -96 -28z',
    }) +
    solid('rose', 'M96 -48L124 -34Q130 -30 130 -22V44Q130 50 124 54L90 70C80 40 82 -20 96 -48z', {
      patch: [
        ['cream', 'M92 -30C108 -20 118 -24 134 -20V-6C118 -8 104 -4 86 -8z'],
        ['cream', 'M84 18C102 14 116 20 134 16V30C116 34 100 30 84 34z'],
      ],
    }) +
    solid('paper', rect(-76, -18, 118, 56, 3), { patch: [['brand', rect(-76, -18, 118, 17)]] }) +
    label(title, { x: -17, y: 14, size: 19, weight: 700, fit: 104 }) +
    label(amount, { x: -17, y: 30, size: 11 }),
  box: { x: -134, y: -60, width: 268, height: 138 },
  turn: -6,
  share: 0.94,
});
