import type { Drawing } from '../drawing.ts';
import { polygon, rect } from '../geometry.ts';
import { label, solid } from '../ink.ts';
import { colouredStyle, type Livery } from '../palette.ts';
import { fit, transform } from './fit.ts';
import { footShadow, frame } from './frame.ts';

/** What is printed on a carton. */
export type PackPrint = { brand: string; name: string; size: string; unit: string };

const [LEFT, TOP, WIDTH, HEIGHT] = [150, 430, 740, 560];
const [DEEP, RISE] = [170, 120];

/** The box as sold: a carton in the maker's colours with the product drawn on its label. */
export const packView = (drawing: Drawing, livery: Livery, print: PackPrint): string => {
  const [right, bottom] = [LEFT + WIDTH, TOP + HEIGHT];
  const top = polygon([LEFT, TOP], [LEFT + DEEP, TOP - RISE], [right + DEEP, TOP - RISE], [right, TOP]);
  const side = polygon([right, TOP], [right + DEEP, TOP - RISE], [right + DEEP, bottom - RISE], [right, bottom]);
  const seam = `M${LEFT + DEEP / 2} ${TOP - RISE / 2}H${right + DEEP / 2}`;
  const at = { ...fit(drawing.box, -14, 290, 200), x: LEFT + WIDTH * 0.74, y: TOP + HEIGHT * 0.7 };
  return frame(
    colouredStyle(livery),
    footShadow(LEFT + (WIDTH + DEEP) / 2, bottom - 8, (WIDTH + DEEP) / 2) +
      solid('carton', top, {
        fine: seam,
        light: polygon([LEFT, TOP], [LEFT + DEEP, TOP - RISE], [LEFT + DEEP + 90, TOP - RISE], [LEFT + 90, TOP]),
      }) +
      solid('carton', side, {
        shade: side,
        patch: [
          [
            'brand',
            polygon(
              [right, TOP + 60],
              [right + DEEP, TOP - RISE + 60],
              [right + DEEP, TOP - RISE + 150],
              [right, TOP + 150],
            ),
          ],
        ],
      }) +
      solid('carton', rect(LEFT, TOP, WIDTH, HEIGHT), {
        patch: [
          ['brand', rect(LEFT, TOP + 60, WIDTH, 90)],
          ['accent', rect(LEFT, TOP + 150, WIDTH, 9)],
        ],
      }) +
      label(print.brand.toUpperCase(), {
        x: LEFT + 40,
        y: TOP + 106,
        size: 66,
        anchor: 'start',
        fill: 'white',
        weight: 700,
      }) +
      solid('paper', rect(LEFT + 40, TOP + 200, WIDTH - 80, HEIGHT - 250, 6)) +
      label(print.name, { x: LEFT + 66, y: TOP + 256, size: 44, anchor: 'start', fit: WIDTH - 132 }) +
      label(print.size, { x: LEFT + 66, y: TOP + 340, size: 88, anchor: 'start', weight: 700, fit: 330 }) +
      label(print.unit, { x: LEFT + 66, y: TOP + 440, size: 48, anchor: 'start', fit: 330 }) +
      `<g transform="${transform(at)}">${drawing.svg}</g>`,
  );
};
