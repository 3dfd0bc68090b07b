import type { Drawing } from '../drawing.ts';
import { polygon, rect, times } from '../geometry.ts';
import { fine, label, solid } from '../ink.ts';

/** Vernier or digital calliper, jaws on the left, opened a little. */
export const calliper = ({ range, digital }: { range: number; digital?: boolean }): Drawing => {
  const s = 26;
  const end = range + 86;
  const beam = rect(0, 0, end, 17);
  const fixed = polygon([0, -2], [-14, -2], [-14, 24], [-4, 64], [0, 66], [0, 17], [6, 17], [6, 0], [4, -30], [0, -34]);
  const slide = polygon(
    [s, -34],
    [s - 4, -30],
    [s - 6, -7],
    [s, -7],
    [s, 66],
    [s + 4, 64],
    [s + 14, 27],
    [s + 78, 27],
    [s + 78, -7],
    [s + 6, -7],
    [s + 6, -14],
  );
  const scale = times(Math.floor(range / 2)).map((i) => `M${14 + i * 2 + 8} 17v${i % 5 === 0 ? -9 : -5}`);
  const numbers = times(Math.floor(range / 20)).map((i) =>
    label(`${(i + 1) * 2}`, { x: 22 + (i + 1) * 20, y: 4.6, size: 6.2 }),
  );
  const window = digital
    ? solid('black', rect(s + 10, -20, 64, 48, 5), { light: rect(s + 10, -18, 64, 2) }) +
      solid('glass', rect(s + 15, -13, 54, 18, 2)) +
      label('26,00', { x: s + 66, y: -4, size: 15, anchor: 'end', weight: 600 }) +
      [0, 1, 2].map((i) => solid(i === 0 ? 'brand' : 'grey', rect(s + 16 + i * 19, 12, 14, 9, 3))).join('')
    : solid('bright', rect(s + 10, 10, 64, 15)) +
      fine(...times(11).map((i) => `M${s + 16 + i * 5} 10v${i % 5 === 0 ? 8 : 5}`)) +
      solid('steel', rect(s + 34, -13, 12, 7, 3));
  return {
    svg:
      solid('bright', beam, { shade: rect(0, 12, end, 9), light: rect(0, 1.4, end, 1.8) }) +
      fine(...scale) +
      numbers.join('') +
      solid('steel', fixed, { shade: polygon([-14, 30], [0, 30], [0, 70], [-14, 70]) }) +
      solid('steel', slide, {
        shade: polygon([s, 34], [s + 20, 30], [s + 90, 22], [s + 90, 40], [s, 80]),
        light: rect(s + 8, -5, 66, 2),
      }) +
      window +
      solid('steel', rect(s + 56, 27, 18, 7, 3), { fine: times(6).map((i) => `M${s + 58 + i * 3} 27v7`) }) +
      label(`0–${range} mm`, { x: end - 6, y: 8.4, size: 8, anchor: 'end', weight: 700, fit: 60, fill: 'brand' }),
    box: { x: -14, y: -34, width: end + 14, height: 100 },
    turn: -26,
    caption: `${range} mm`,
    measures: [
      { from: [-14, 60], to: [end, 60], offset: -100, text: `${end + 14}` },
      { from: [0, 66], to: [0, 17], offset: -110, text: '40' },
    ],
    focus: { x: s + 34, y: 8, r: 52 },
  };
};
