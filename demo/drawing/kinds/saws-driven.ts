import type { Drawing } from '../drawing.ts';
import { ellipse, polygon, rect, times } from '../geometry.ts';
import { label, solid } from '../ink.ts';
import { batteryPack, emptyRails } from '../parts/battery-pack.ts';
import { teeth } from '../teeth.ts';

const powered = (x: number, y: number, volts: number, pack: boolean): string =>
  pack ? batteryPack({ x, y, width: 92, height: 40, volts }) : emptyRails(x + 44, y + 8, 48);

/** Cordless jigsaw from the side, blade at the front (right). */
export const jigsaw = ({ volts, pack }: { volts: number; pack: boolean }): Drawing => ({
  svg:
    solid('steel', polygon([70, 0], [84, 0], [84, 66], ...teeth([84, 66], [84, 4], 6, -4), [70, 60])) +
    solid(
      'brand',
      'M-96 -70C-96 -100 -70 -112 -40 -114L46 -116C80 -116 104 -96 104 -62V-16H-60V-40C-80 -42 -96 -52 -96 -70zM-64 -74C-64 -66 -56 -64 -46 -64L28 -64C44 -64 46 -86 28 -88L-36 -88C-52 -88 -64 -84 -64 -74z',
      {
        patch: [
          ['black', polygon([-60, -16], [-60, -44], [40, -44], [62, -16])],
          ['black', rect(-110, -114, 70, 22)],
        ],
        shade: polygon([-100, -30], [110, -34], [110, 0], [-100, 0]),
        light: 'M-30 -109L44 -111C70 -111 90 -100 96 -82L92 -80C84 -98 66 -106 44 -106L-30 -104z',
        fine: times(4).map((i) => `M${64 + i * 8} -74v26`),
      },
    ) +
    solid('accent', rect(-20, -64, 22, 10, 4)) +
    powered(-142, -72, volts, pack) +
    solid('iron', rect(52, -20, 46, 22, 3)) +
    solid('steel', polygon([-70, 0], [112, 0], [120, -6], [120, -10], [-62, -10]), {
      shade: rect(-70, -4, 200, 5),
      light: rect(-60, -9, 170, 2),
    }) +
    label('PENDELHUB', { x: -6, y: -28, size: 11, fill: 'white', fit: 70 }),
  box: { x: -142, y: -118, width: 264, height: 184 },
  turn: 0,
  focus: { x: 66, y: 0, r: 66 },
});

/** Cordless hand-held circular saw, blade guard at the front. */
export const circularSaw = ({ volts, disc, pack }: { volts: number; disc: number; pack: boolean }): Drawing => {
  const r = disc / 2;
  return {
    svg:
      solid(
        'bright',
        polygon(
          ...times(24).flatMap((i) => [point(r, i * 15), point(r * 0.93, i * 15 + 4), point(r * 0.95, i * 15 + 12)]),
        ),
        { fine: [ellipse(0, 0, r * 0.4)], shade: ellipse(20, 40, r * 0.8) },
      ) +
      powered(-182, -66, volts, pack) +
      solid(
        'black',
        'M-100 -44C-130 -60 -150 -76 -150 -92C-150 -108 -134 -116 -110 -116L0 -120C30 -120 40 -100 24 -84L-30 -60L-60 -30zM-122 -92C-122 -84 -108 -76 -92 -70C-70 -66 -30 -80 -16 -90C-8 -98 -16 -102 -28 -102L-108 -100C-118 -100 -122 -98 -122 -92z',
        { patch: [['accent', rect(-100, -84, 22, 20)]], light: rect(-140, -112, 130, 4) },
      ) +
      solid('brand', `M${-r - 6} 12A${r + 8} ${r + 8} 0 0 1 ${r + 8} 12H${-r - 6}z`, {
        shade: polygon([-r, 12], [r + 10, 12], [r + 10, -30], [0, -10]),
        light: `M${-r + 4} -16A${r - 4} ${r - 4} 0 0 1 -10 ${-r + 2}L-8 ${-r + 7}A${r - 9} ${r - 9} 0 0 0 ${-r + 9} -14z`,
        fine: times(4).map((i) => `M${-22 + i * 9} -40l4 24`),
      }) +
      label(`Ø ${disc}`, { x: 6, y: -r * 0.62, size: 20, fill: 'white', weight: 700 }) +
      solid('iron', ellipse(0, 4, 16)) +
      solid('bright', ellipse(0, 4, 7)) +
      solid('steel', polygon([-r - 40, 26], [r + 44, 26], [r + 50, 18], [r + 50, 12], [-r - 40, 12]), {
        shade: rect(-r - 40, 21, disc + 100, 6),
      }),
    box: { x: -184, y: -122, width: 184 + r + 52, height: 122 + r },
    turn: 0,
    focus: { x: 10, y: 0, r: 90 },
  };
};

const point = (r: number, degrees: number): [number, number] => [
  r * Math.cos((degrees * Math.PI) / 180),
  r * Math.sin((degrees * Math.PI) / 180),
];
