import type { Drawing } from '../drawing.ts';
import { ellipse, polygon, rect } from '../geometry.ts';
import { label, solid } from '../ink.ts';
import { band } from '../ribbon.ts';

/** A bench plane: length and width of the iron in mm. */
export type Plane = { length: number; body: 'wood' | 'iron'; iron: number; stamp: string; share?: number | undefined };

const wooden = (l: number, stamp: string): string => {
  const h = 62;
  const horn = band('walnut', [
    [l * 0.1, -h + 10, 16],
    [l * 0.1 - 4, -h - 16, 13],
    [l * 0.1 - 18, -h - 40, 10],
    [l * 0.1 - 38, -h - 52, 8],
    [l * 0.1 - 48, -h - 50, 5],
  ]);
  return (
    horn +
    solid('bright', polygon([l * 0.44, -h - 62], [l * 0.44 + 10, -h - 64], [l * 0.35 + 18, -8], [l * 0.35 + 8, -8]), {
      shade: rect(l * 0.42, -h - 70, 8, 80),
    }) +
    solid('beech', polygon([l * 0.47, -h - 34], [l * 0.53, -h - 30], [l * 0.41, -10], [l * 0.38, -10])) +
    solid(
      'beech',
      `M0 -12V${-h}Q0 ${-h - 2} 4 ${-h}H${l * 0.3}L${l * 0.34} ${-h + 12}H${l * 0.52}L${l * 0.56} ${-h}H${l - 8}Q${l} ${-h} ${l} ${-h + 10}V-12z`,
      {
        shade: rect(0, -26, l, 30),
        light: rect(4, -h + 3, l * 0.3, 3),
        fine: [`M0 -44C${l * 0.3} -48 ${l * 0.6} -38 ${l} -45`, `M0 -30C${l * 0.4} -27 ${l * 0.7} -34 ${l} -29`],
      },
    ) +
    solid('walnut', rect(0, -12, l, 12), { shade: rect(0, -5, l, 8) }) +
    label(stamp, { x: l * 0.75, y: -37, size: 20, weight: 700, fill: 'ink', fit: l * 0.32 })
  );
};

const metal = (l: number, stamp: string): string =>
  band('walnut', [
    [l * 0.76, -14, 14],
    [l * 0.79, -36, 12],
    [l * 0.775, -60, 12],
    [l * 0.75, -82, 15],
    [l * 0.74, -94, 9],
  ]) +
  solid('walnut', ellipse(l * 0.14, -58, 19, 17), {
    light: ellipse(l * 0.14 - 6, -64, 6, 4),
    shade: ellipse(l * 0.14 + 8, -52, 14, 12),
  }) +
  solid('walnut', polygon([l * 0.14 - 9, -44], [l * 0.14 + 9, -44], [l * 0.14 + 13, -26], [l * 0.14 - 13, -26])) +
  solid('bright', polygon([l * 0.62, -92], [l * 0.66, -90], [l * 0.36, -8], [l * 0.32, -8]), {
    shade: polygon([l * 0.65, -95], [l * 0.67, -90], [l * 0.37, 0], [l * 0.34, 0]),
  }) +
  solid('brand', polygon([l * 0.55, -84], [l * 0.6, -84], [l * 0.42, -22], [l * 0.37, -22])) +
  solid('brass', ellipse(l * 0.52, -44, 8, 8)) +
  solid(
    'iron',
    `M0 0V-22Q${l * 0.02} -30 ${l * 0.1} -30L${l * 0.26} -30C${l * 0.32} -30 ${l * 0.32} -54 ${l * 0.38} -54H${l * 0.46}C${l * 0.54} -54 ${l * 0.56} -30 ${l * 0.64} -28H${l * 0.94}Q${l} -28 ${l} -20V0z`,
    {
      patch: [['bright', rect(0, -6, l, 8)]],
      shade: rect(0, -14, l, 8),
      light: rect(l * 0.02, -27, l * 0.24, 3),
      fine: `M0 -6H${l}`,
    },
  ) +
  label(stamp, { x: l * 0.4, y: -36, size: 13, fill: 'bright', weight: 700, fit: l * 0.15 });

/** Bench plane from the side: wooden with a horn, or cast iron with knob and tote. */
export const plane = ({ length, body, stamp, share }: Plane): Drawing => {
  const top = body === 'wood' ? 128 : 104;
  return {
    svg: body === 'wood' ? wooden(length, stamp) : metal(length, stamp),
    box: { x: body === 'wood' ? -20 : 0, y: -top, width: length + 20, height: top },
    stands: true,
    share,
    measures: [{ from: [0, 0], to: [length, 0], offset: -80, text: `${length}` }],
    focus: { x: length * 0.42, y: -50, r: Math.min(70, length * 0.3) },
  };
};
