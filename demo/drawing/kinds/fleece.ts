import type { Drawing } from '../drawing.ts';
import { polygon, rect, times } from '../geometry.ts';
import { label, place, solid } from '../ink.ts';
import type { Fill } from '../palette.ts';

/** Abrasive fleece: a stack of pads. */
export const fleece = ({ fill, grade }: { fill: Fill; grade: string }): Drawing => {
  const pad = (y: number): string =>
    solid(fill, `M0 ${y}L40 ${y - 30}H250L214 ${y}z`, { shade: polygon([150, y], [250, y - 30], [214, y]) }) +
    solid(fill, rect(0, y, 214, 15), {
      shade: rect(0, y + 4, 230, 20),
      fine: times(22).map((i) => `M${4 + i * 9.6} ${y + 2 + (i % 3) * 3}l4 6`),
    }) +
    solid(fill, `M214 ${y}L250 ${y - 30}V${y - 15}L214 ${y + 15}z`, {
      shade: `M214 ${y}L250 ${y - 30}V${y - 15}L214 ${y + 15}z`,
    });
  return {
    svg:
      times(4)
        .map((i) => pad(-i * 15))
        .join('') +
      place(
        solid('paper', polygon([60, -52], [150, -52], [176, -68], [88, -68])) +
          label(grade, { x: 120, y: -60, size: 11, fill: 'ink', weight: 700, fit: 70 }),
        0,
        0,
      ),
    box: { x: 0, y: -76, width: 250, height: 92 },
    stands: true,
    share: 0.9,
  };
};
