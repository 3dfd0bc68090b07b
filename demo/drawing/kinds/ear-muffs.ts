import type { Drawing } from '../drawing.ts';
import { polygon, rect } from '../geometry.ts';
import { label, place, solid } from '../ink.ts';
import { band } from '../ribbon.ts';

/** Ear muffs with padded headband. */
export const earMuffs = ({ snr }: { snr: number }): Drawing => ({
  svg:
    band('steel', [
      [-84, 10, 4],
      [-84, -60, 4],
      [-50, -112, 4],
      [0, -128, 4],
      [50, -112, 4],
      [84, -60, 4],
      [84, 10, 4],
    ]) +
    band('black', [
      [-76, -76, 10],
      [-46, -114, 12],
      [0, -130, 13],
      [46, -114, 12],
      [76, -76, 10],
    ]) +
    [-1, 1]
      .map((side) =>
        place(
          solid('black', 'M66 -34C58 -20 56 40 66 58C72 66 82 64 84 58V-34C82 -40 72 -42 66 -34z', {
            shade: rect(74, -50, 20, 120),
          }) +
            solid('brand', 'M84 -40C116 -42 130 -14 130 12C130 42 116 66 84 64z', {
              shade: polygon([104, -50], [140, -50], [140, 80], [96, 80]),
              light: 'M92 -30C108 -30 116 -16 118 0H112C110 -14 104 -22 92 -22z',
            }) +
            solid('accent', rect(96, -4, 12, 30, 5)),
          0,
          0,
          0,
          side,
          1,
        ),
      )
      .join('') +
    label(`SNR ${snr} dB`, { x: 0, y: -130, size: 13, fill: 'white', weight: 700 }),
  box: { x: -130, y: -144, width: 260, height: 210 },
  share: 0.88,
  caption: `SNR ${snr} dB`,
});
