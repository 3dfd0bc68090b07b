import type { Drawing } from '../drawing.ts';
import { ellipse, polygon, times } from '../geometry.ts';
import { label, solid } from '../ink.ts';

/** Cutting or grinding disc with printed label. */
export const cuttingDisc = ({
  diameter,
  thickness,
  use,
  share = 0.86,
}: {
  diameter: number;
  thickness: string;
  use: string;
  share?: number;
}): Drawing => {
  const r = diameter / 2;
  const net = times(11).flatMap((i) => [`M${-r + (i * r) / 5} ${-r}V${r}`, `M${-r} ${-r + (i * r) / 5}H${r}`]);
  return {
    svg:
      solid('black', `${ellipse(0, 0, r)}${ellipse(0, 0, 11.1)}`, {
        fine: net,
        shade: polygon([-r, r], [r, -r * 0.2], [r, r]),
        light: `M${-r * 0.9} ${-r * 0.3}A${r * 0.95} ${r * 0.95} 0 0 1 ${-r * 0.1} ${-r * 0.94}L${-r * 0.1} ${-r * 0.88}A${r * 0.89} ${r * 0.89} 0 0 0 ${-r * 0.84} ${-r * 0.28}z`,
      }) +
      solid('brand', `${ellipse(0, 0, r * 0.7)}${ellipse(0, 0, r * 0.3)}`) +
      solid('steel', `${ellipse(0, 0, r * 0.3)}${ellipse(0, 0, 11.1)}`, {
        shade: polygon([-r, r * 0.3], [r, 0], [r, r], [-r, r]),
      }) +
      label(thickness, { x: 0, y: -r * 0.5, size: r * 0.23, fill: 'white', weight: 700, fit: r * 0.9 }) +
      label(use, { x: 0, y: r * 0.5, size: r * 0.17, fill: 'white', fit: r * 0.85 }),
    box: { x: -r, y: -r, width: diameter, height: diameter },
    turn: -10,
    caption: `Ø ${diameter} mm`,
    share,
    measures: [
      { from: [-r, r], to: [r, r], offset: -70, text: `Ø ${diameter}` },
      { from: [-11.1, 0], to: [11.1, 0], offset: 50, text: 'Ø 22,2' },
    ],
  };
};
