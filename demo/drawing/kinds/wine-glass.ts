import type { Drawing } from '../drawing.ts';
import { ellipse, rect } from '../geometry.ts';
import { place, solid } from '../ink.ts';
import type { Fill } from '../palette.ts';

/** Bowls: right and left side as a path from rim to stem, and how deep the wine stands, mm. */
const bowls = {
  universal: { d: 'M-30 0C-46 40 -44 84 -4 98H4C44 84 46 40 30 0z', level: 54, rim: 30 },
  red: { d: 'M-34 0C-58 46 -54 98 -4 112H4C54 98 58 46 34 0z', level: 66, rim: 34 },
  sparkling: { d: 'M-22 0C-32 40 -34 92 -3 132H3C34 92 32 40 22 0z', level: 34, rim: 22 },
} as const;

type Bowl = keyof typeof bowls;

const glassOf = (bowl: Bowl, wine: Fill): { svg: string; height: number; half: number } => {
  const { d, level, rim } = bowls[bowl];
  const deep = { universal: 98, red: 112, sparkling: 132 }[bowl];
  const foot = deep + 98;
  return {
    svg:
      solid(
        'glass',
        `M-4 ${deep - 2}L-2.4 ${foot - 8}C-4 ${foot - 2} -36 ${foot - 4} -38 ${foot}H38C36 ${foot - 4} 4 ${foot - 2} 2.4 ${foot - 8}L4 ${deep - 2}z`,
      ) +
      solid('flint', d, {
        patch: [[wine, rect(-70, level, 140, 90)]],
        shade: rect(rim * 0.5, 0, 80, deep),
        light: `M${-rim * 0.92} 12C${-rim * 1.24} 44 ${-rim * 1.2} 66 ${-rim * 0.9} 80l5 -3C${-rim * 0.98} 62 ${-rim * 0.98} 44 ${-rim * 0.72} 12z`,
      }) +
      solid('glass', ellipse(0, 0, rim, 4)),
    height: foot,
    half: 46,
  };
};

/** One or more glasses in a row, filled. */
export const wineGlasses = ({ bowl, wine, count }: { bowl: Bowl; wine: Fill; count: number }): Drawing => {
  const { svg, height, half } = glassOf(bowl, wine);
  const step = half * 1.5;
  return {
    svg: Array.from({ length: count }, (_, i) => place(svg, i * step, 0)).join(''),
    box: { x: -half - 12, y: -6, width: (count - 1) * step + 2 * half + 24, height: height + 8 },
    stands: true,
  };
};

/** A decanter with wide shoulders, half filled. */
export const decanter = ({ wine }: { wine: Fill }): Drawing => ({
  svg:
    solid(
      'flint',
      'M-24 0Q-20 8 -13 12V88C-13 118 -92 132 -96 192Q-96 226 -60 228H60Q96 226 96 192C92 132 13 118 13 88V12Q20 8 24 0z',
      {
        patch: [[wine, rect(-110, 164, 220, 58)]],
        shade: rect(40, 90, 80, 150),
        light: 'M-78 190C-76 158 -40 142 -22 124l4 5C-34 148 -66 162 -68 192z',
      },
    ) + solid('glass', ellipse(0, 0, 24, 4.5)),
  box: { x: -96, y: -6, width: 192, height: 236 },
  stands: true,
});
