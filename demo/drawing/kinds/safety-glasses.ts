import type { Drawing } from '../drawing.ts';
import { ellipse, polygon } from '../geometry.ts';
import { label, solid } from '../ink.ts';
import type { Fill } from '../palette.ts';
import { band } from '../ribbon.ts';

/** Safety glasses, seen from the front right. */
export const safetyGlasses = ({ lens, frame }: { lens: Fill; frame: Fill }): Drawing => ({
  svg:
    band(frame, [
      [-108, -8, 7],
      [-124, -30, 6],
      [-96, -64, 5],
      [-40, -84, 5],
      [-26, -80, 4],
    ]) +
    band(
      frame,
      [
        [108, -8, 7],
        [126, -30, 6],
        [104, -66, 5],
        [52, -88, 5],
        [38, -84, 4],
      ],
      -1,
    ) +
    solid(
      lens,
      'M-106 -20C-70 -28 -30 -26 0 -24C30 -26 70 -28 106 -20C116 -8 112 26 96 40C76 54 36 52 22 32C14 20 8 14 0 14C-8 14 -14 20 -22 32C-36 52 -76 54 -96 40C-112 26 -116 -8 -106 -20z',
      {
        light: [
          polygon([-92, 34], [-62, -26], [-44, -26], [-74, 44]),
          polygon([34, 36], [62, -26], [74, -26], [46, 46]),
        ],
        shade: 'M-110 20C-60 50 60 50 110 20V60H-110z',
      },
    ) +
    band(frame, [
      [-110, -18, 5],
      [-60, -26, 6],
      [0, -24, 6],
      [60, -26, 6],
      [110, -18, 5],
    ]) +
    solid(frame, ellipse(-108, -14, 10)) +
    solid(frame, ellipse(108, -14, 10)) +
    label('EN 166', { x: 66, y: 30, size: 10, fill: 'ink' }),
  box: { x: -130, y: -92, width: 260, height: 140 },
  share: 0.94,
});
