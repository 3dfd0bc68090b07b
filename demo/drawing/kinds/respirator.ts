import type { Drawing } from '../drawing.ts';
import { ellipse, polygon, rect } from '../geometry.ts';
import { label, place, solid } from '../ink.ts';
import { band } from '../ribbon.ts';

/** Folded filtering half mask with valve, or a reusable half mask with two filters. */
export const respirator = ({
  grade,
  reusable,
  size,
}: {
  grade: string;
  reusable: boolean;
  size?: string;
}): Drawing => ({
  svg: reusable
    ? band('black', [
        [-70, -20, 5],
        [-110, -60, 5],
        [-90, -100, 5],
        [0, -116, 5],
        [90, -100, 5],
        [110, -60, 5],
        [70, -20, 5],
      ]) +
      solid('black', 'M0 -74C26 -60 60 -30 66 10C70 44 40 74 0 76C-40 74 -70 44 -66 10C-60 -30 -26 -60 0 -74z', {
        shade: 'M20 -70L90 -70V90H0C40 60 40 0 20 -70z',
        light: 'M-40 -30C-30 -46 -16 -56 -4 -64L-2 -58C-14 -48 -26 -40 -34 -26z',
      }) +
      solid('grey', ellipse(0, 22, 22), { fine: [ellipse(0, 22, 14), ellipse(0, 22, 7)] }) +
      [-1, 1]
        .map((side) =>
          place(
            solid('brand', ellipse(80, 20, 40), {
              shade: polygon([60, 70], [130, 0], [130, 80]),
              light: ellipse(66, 6, 8),
            }) + solid('cream', ellipse(80, 20, 29)),
            0,
            0,
            0,
            side,
            1,
          ),
        )
        .join('') +
      [-80, 80].map((x) => label(grade, { x, y: 20, size: 20, weight: 700, fit: 50 })).join('')
    : band('cream', [
        [-86, -6, 3],
        [-126, -50, 3],
        [-70, -112, 3],
        [0, -122, 3],
        [70, -112, 3],
        [126, -50, 3],
        [86, -6, 3],
      ]) +
      solid('white', 'M0 -62C40 -58 78 -34 92 0C80 44 46 72 0 76C-46 72 -80 44 -92 0C-78 -34 -40 -58 0 -62z', {
        shade: 'M30 -70C60 -20 50 40 10 84H110V-70z',
        fine: ['M-92 0C-50 -14 50 -14 92 0', 'M-78 -26C-40 -40 40 -40 78 -26'],
      }) +
      solid('steel', rect(-32, -56, 64, 9, 4)) +
      solid('brand', rect(-26, 10, 52, 40, 10), {
        shade: rect(8, 10, 30, 50),
        fine: ['M-18 22H18', 'M-18 30H18', 'M-18 38H18'],
      }) +
      label(grade, { x: -52, y: 14, size: 22, weight: 700 }),
  box: { x: -126, y: -126, width: 252, height: 204 },
  share: 0.88,
  caption: size ? `${grade} · Gr. ${size}` : grade,
});
