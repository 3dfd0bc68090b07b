import type { Drawing } from '../drawing.ts';
import { polygon, rect, times } from '../geometry.ts';
import { label, solid } from '../ink.ts';
import type { Fill } from '../palette.ts';

/** Cup brush of crimped or knotted wire, bristles down. */
export const cupBrush = ({ diameter, wire }: { diameter: number; wire: Fill }): Drawing => {
  const r = diameter / 2;
  const tuft = times(17).map((i) => {
    const x = -r + (i * diameter) / 16;
    return `M${x * 0.8} 6C${x * 0.9} 18 ${x + (i % 2 ? 1.6 : -1.6)} 28 ${x * 1.06} 40`;
  });
  return {
    svg:
      solid(wire, `M${-r * 0.84} 2H${r * 0.84}L${r * 1.08} 42H${-r * 1.08}z`, {
        fine: tuft,
        shade: rect(r * 0.2, 0, r, 60),
      }) +
      solid(
        'brand',
        `M${-r * 0.92} 10C${-r * 0.92} -14 ${-r * 0.5} -18 -12 -20V-24H12V-20C${r * 0.5} -18 ${r * 0.92} -14 ${r * 0.92} 10z`,
        {
          shade: rect(r * 0.26, -30, r, 60),
          light: `M${-r * 0.78} 4C${-r * 0.76} -8 ${-r * 0.5} -12 -16 -14V-17C${-r * 0.56} -15 ${-r * 0.84} -12 ${-r * 0.84} 4z`,
        },
      ) +
      solid('steel', polygon([-12, -38], [12, -38], [14, -24], [-14, -24]), {
        fine: ['M-5 -38V-24', 'M5 -38V-24'],
        shade: rect(5, -40, 10, 20),
      }) +
      label('M 14', { x: 0, y: -4, size: 9, fill: 'white', weight: 700 }),
    box: { x: -r * 1.1, y: -38, width: r * 2.2, height: 80 },
    stands: true,
    share: 0.82,
    caption: `Ø ${diameter} mm`,
    measures: [{ from: [-r, 42], to: [r, 42], offset: -70, text: `Ø ${diameter}` }],
  };
};

/** Hand wire brush: wooden back, rows of bristles. */
export const wireBrush = ({ rows, wire }: { rows: number; wire: Fill }): Drawing => {
  const tufts = times(16).map((i) =>
    solid(wire, polygon([112 + i * 8, 8], [117 + i * 8, 8], [119 + i * 8, 36], [111 + i * 8, 36]), {
      fine: [`M${114 + i * 8} 8V36`],
    }),
  );
  return {
    svg:
      tufts.join('') +
      solid(
        'beech',
        'M0 -10C-6 -10 -8 -2 -6 4C0 14 20 14 40 8C60 2 80 0 104 10H244Q250 10 250 2V-4Q250 -10 244 -10H104C80 -10 60 -18 40 -16C24 -14 10 -10 0 -10z',
        {
          shade: 'M-10 4C20 8 60 -4 110 4H260V20H-10z',
          light: 'M8 -8C30 -14 60 -14 90 -7H240V-5H90C60 -10 30 -10 8 -5z',
          fine: ['M20 -2C60 -8 90 0 240 -1'],
          patch: [['brand', rect(-20, -30, 34, 60)]],
        },
      ) +
      label(`${rows}-reihig`, { x: 176, y: 1, size: 13, weight: 700 }),
    box: { x: -8, y: -18, width: 260, height: 54 },
    turn: -20,
    share: 0.96,
    measures: [{ from: [-6, 36], to: [250, 36], offset: -80, text: '256' }],
    focus: { x: 200, y: 14, r: 44 },
  };
};
