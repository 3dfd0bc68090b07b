import type { Drawing } from '../drawing.ts';
import { ellipse, polygon, rect, times } from '../geometry.ts';
import { label, place, solid } from '../ink.ts';
import { band } from '../ribbon.ts';
import { teeth } from '../teeth.ts';

/** Hacksaw frame with blade; the small one is the pocket frame for 150 mm blades. */
export const hacksaw = ({ blade, small = false }: { blade: number; small?: boolean }): Drawing => {
  const b = blade;
  const h = small ? 62 : 100;
  const w = small ? 5 : 10;
  const plate = polygon([-6, -7], [b + 6, -7], [b + 6, 5], ...teeth([b + 2, 5], [-2, 5], small ? 3 : 4, -3), [-6, 5]);
  const grip = small
    ? solid('brand', 'M-112 -14C-70 -20 -40 -16 -14 -12V12C-40 16 -70 20 -112 14z', {
        shade: rect(-120, 5, 120, 20),
        light: rect(-106, -11, 80, 3),
        patch: [['accent', rect(-26, -20, 20, 40)]],
      })
    : solid(
        'brand',
        'M-14 -70C-40 -74 -56 -62 -58 -40C-60 -16 -84 20 -92 34C-96 44 -84 50 -72 44L-24 18C-8 10 -2 4 0 -10V-66zM-20 -46C-32 -46 -36 -38 -38 -24C-40 -12 -48 4 -52 12C-40 8 -22 0 -18 -10C-14 -22 -10 -46 -20 -46z',
        { shade: 'M-100 40C-50 30 -10 10 10 -20V60H-100z', patch: [['accent', rect(-14, -80, 20, 100)]] },
      );
  return {
    svg:
      solid('blue', plate, { shade: rect(-10, 1, b + 20, 10) }) +
      band('steel', [
        [0, -4, w * 0.8],
        [-2, -h * 0.6, w * 0.8],
        [2, -h * 0.9, w * 0.8],
        [18, -h, w * 0.8],
        [b * 0.5, -h, w * 0.8],
        [b - 12, -h, w * 0.8],
        [b + 4, -h * 0.88, w * 0.8],
        [b + 8, -h * 0.5, w * 0.8],
        [b + 8, 4, w * 0.8],
      ]) +
      [0, b].map((x) => solid('iron', ellipse(x + (x ? 4 : 0), -1, 4))).join('') +
      grip +
      label(`${b} mm`, { x: b / 2, y: -h, size: small ? 8 : 13, fit: b * 0.5, weight: 700 }),
    box: { x: -112, y: -h - 10, width: b + 128, height: h + 60 },
    turn: -28,
    measures: [{ from: [0, 10], to: [b, 10], offset: -90, text: `${b}` }],
    focus: { x: b - 30, y: -10, r: 60 },
  };
};

/** Spare blades lying fanned. */
export const sawBlades = ({ length, pitch, text }: { length: number; pitch: number; text: string }): Drawing => {
  const one =
    solid(
      'blue',
      polygon([0, -8], [length, -8], [length, 6], ...teeth([length - 8, 6], [8, 6], pitch * 1.6, -pitch * 0.9), [0, 6]),
      { shade: rect(0, 2, length, 10), light: rect(0, -6, length, 2) },
    ) +
    solid('ground', ellipse(6, -1, 2.6)) +
    solid('ground', ellipse(length - 6, -1, 2.6)) +
    label(text, { x: length / 2, y: -1, size: 9, fill: 'white', weight: 700 });
  return {
    svg: times(3)
      .map((i) => place(one, 0, i * 22, (i - 1) * 4))
      .join(''),
    box: { x: 0, y: -30, width: length, height: 110 },
    turn: -34,
    caption: text,
    measures: [{ from: [6, 70], to: [length - 6, 70], offset: -80, text: `${length - 12}` }],
    focus: { x: length * 0.78, y: 26, r: 26 },
  };
};
