import type { Drawing } from '../drawing.ts';
import { ellipse, polygon, rect, times } from '../geometry.ts';
import { fine, label, solid } from '../ink.ts';
import { band } from '../ribbon.ts';

/** Random orbital sander from the side, dust box behind. */
export const sander = ({ pad, watts }: { pad: number; watts: number }): Drawing => {
  const r = pad / 2;
  return {
    svg:
      band('black', [
        [30, -150, 5],
        [70, -164, 5],
        [104, -150, 5],
        [128, -120, 5],
      ]) +
      solid('accent', 'M40 -62L132 -70Q146 -70 146 -56V-20Q146 -8 134 -10L44 -22z', {
        shade: polygon([40, -34], [150, -36], [150, 0], [40, -16]),
        fine: times(5).map((i) => `M${74 + i * 13} -58v34`),
      }) +
      solid(
        'black',
        `M-20 -150C-54 -152 -66 -132 -60 -112C-56 -98 -50 -92 -50 -74L-56 -28H60L52 -78C52 -100 70 -112 68 -132C64 -152 20 -150 -20 -150z`,
        {
          patch: [
            ['brand', polygon([-80, -96], [90, -96], [90, -20], [-80, -20])],
            ['accent', rect(-80, -98, 170, 5)],
          ],
          shade: polygon([14, -160], [80, -160], [80, -20], [30, -20]),
          light: 'M-44 -138C-54 -134 -56 -120 -50 -108L-45 -110C-50 -120 -48 -130 -40 -135z',
          fine: times(4).map((i) => `M-34 ${-84 + i * 8}h16`),
        },
      ) +
      label(`${watts} W`, { x: 8, y: -62, size: 22, fill: 'white', weight: 700 }) +
      solid('iron', rect(-58, -30, 120, 16, 5), { shade: rect(10, -30, 60, 20) }) +
      solid('rubber', polygon([-r + 4, -14], [r - 4, -14], [r, -6], [r, 0], [-r, 0], [-r, -6]), {
        light: rect(-r, -12, pad, 3),
      }) +
      solid('copper', rect(-r, 0, pad, 5)) +
      solid('black', ellipse(-8, -140, 18, 7)) +
      fine(...[-30, 0, 30].map((x) => `M${x} -14v8`)),
    box: { x: -r, y: -168, width: r + 146, height: 174 },
    stands: true,
    measures: [{ from: [-r, 5], to: [r, 5], offset: -80, text: `Ø ${pad}` }],
    focus: { x: 0, y: -30, r: 70 },
  };
};
