import type { Drawing } from '../drawing.ts';
import { ellipse, polygon, rect, times } from '../geometry.ts';
import { fine, label, solid } from '../ink.ts';
import type { Fill } from '../palette.ts';

/** Outlines by what is kept in them: right side from the mouth down as [distance from the axis, y] in mm. */
const shapes = {
  bordeaux: 'M13 0V74C13 92 37 90 37 116V292Q37 300 29 300H-29Q-37 300 -37 292V116C-37 90 -13 92 -13 74V0z',
  burgundy: 'M13 0V62C14 104 42 118 42 168V292Q42 300 34 300H-34Q-42 300 -42 292V168C-42 118 -14 104 -13 62V0z',
  flute: 'M12 0V78C14 126 36 152 36 206V320Q36 328 28 328H-28Q-36 328 -36 320V206C-36 152 -14 126 -12 78V0z',
  sparkling: 'M15 0V66C16 108 45 122 45 172V292Q45 300 36 300H-36Q-45 300 -45 292V172C-45 122 -16 108 -15 66V0z',
  litre: 'M14 0V50C14 74 43 78 43 116V292Q43 300 35 300H-35Q-43 300 -43 292V116C-43 78 -14 74 -14 50V0z',
  spirit: 'M13 0V84C13 100 30 98 34 116L38 240Q38 248 30 248H-30Q-38 248 -38 240L-34 116C-30 98 -13 100 -13 84V0z',
} as const;

type Shape = keyof typeof shapes;

/** Half its width, where the shoulder ends, and the foot, mm. */
const extents: Readonly<Record<Shape, { half: number; shoulder: number; foot: number }>> = {
  bordeaux: { half: 37, shoulder: 116, foot: 300 },
  burgundy: { half: 42, shoulder: 168, foot: 300 },
  flute: { half: 36, shoulder: 206, foot: 328 },
  sparkling: { half: 45, shoulder: 172, foot: 300 },
  litre: { half: 43, shoulder: 116, foot: 300 },
  spirit: { half: 38, shoulder: 116, foot: 248 },
};

/** Prints of a label: a plain sheet, one with a coloured field, one with a picture of the slope, a narrow band. */
export type LabelPrint = 'plain' | 'field' | 'slope' | 'band';

/** A bottle and what is printed on it; | in the title breaks the line. */
export type WineBottle = {
  shape: Shape;
  glass: Fill;
  /** What shows through clear glass. */
  wine?: Fill | undefined;
  capsule: Fill;
  print: LabelPrint;
  brand: string;
  title: string;
  /** Vintage or style, below the title. */
  line: string;
  /** At the foot of the label. */
  amount: string;
  share?: number | undefined;
};

type Sheet = { y: number; half: number; height: number };

const printed: Readonly<Record<LabelPrint, (sheet: Sheet) => [Fill, string][]>> = {
  plain: ({ y, half, height }) => [
    ['brand', rect(-half, y, half * 2, 3)],
    ['brand', rect(-half, y + height - 3, half * 2, 3)],
  ],
  field: ({ y, half, height }) => [
    ['brand', rect(-half, y, half * 2, height * 0.34)],
    ['accent', rect(-half, y + height * 0.34, half * 2, 2.4)],
  ],
  slope: ({ y, half, height }) => [
    ['accent', ellipse(half * 0.42, y + height * 0.14, 8)],
    ['brand', polygon([-half, y + height * 0.32], [-half * 0.2, y + height * 0.12], [half, y + height * 0.34])],
    ['brand', rect(-half, y + height * 0.31, half * 2, height * 0.045)],
  ],
  band: ({ y, half, height }) => [
    ['brand', rect(-half, y, half * 2, height)],
    ['accent', rect(-half, y + 5, half * 2, 1.6)],
    ['accent', rect(-half, y + height - 6.6, half * 2, 1.6)],
  ],
};

const sheetOf = (shape: Shape): Sheet => {
  const { half, shoulder, foot } = extents[shape];
  const y = shape === 'flute' ? shoulder - 18 : shoulder + (foot - shoulder) * 0.1;
  return { y, half: half - 0.8, height: foot - y - (shape === 'spirit' ? 14 : 22) };
};

/** Where the lines of a label stand, as shares of its height. */
const lines: Readonly<Record<LabelPrint, { brand: number; title: number }>> = {
  plain: { brand: 0.13, title: 0.42 },
  band: { brand: 0.16, title: 0.44 },
  field: { brand: 0.17, title: 0.56 },
  slope: { brand: 0.43, title: 0.61 },
};

const lettering = ({ shape, print, brand, title, line, amount }: WineBottle): string => {
  const { y, half, height } = sheetOf(shape);
  const fill = print === 'band' ? 'paper' : 'ink';
  const fit = half * 1.7;
  const words = title.split('|');
  const size = Math.min(17, half / 2.1, height * 0.14);
  const first = y + height * lines[print].title - (words.length - 1) * size * 0.55;
  return (
    label(brand, {
      ...{ x: 0, y: y + height * lines[print].brand, size: Math.min(9.5, height * 0.075), fit },
      fill: print === 'field' ? 'white' : fill,
    }) +
    words.map((text, i) => label(text, { x: 0, y: first + i * size * 1.1, size, fill, weight: 700, fit })).join('') +
    label(line, { x: 0, y: y + height * 0.8, size: Math.min(11, height * 0.085), fill, fit }) +
    label(amount, { x: 0, y: y + height * 0.92, size: Math.min(7.5, height * 0.07), fill, fit })
  );
};

const closure = ({ shape, capsule }: WineBottle): string => {
  if (shape === 'sparkling') {
    return (
      solid(capsule, 'M-17 92L-20 0Q-20 -16 0 -18Q20 -16 20 0L17 92z', {
        shade: polygon([6, -20], [24, -20], [20, 96], [6, 96]),
        light: polygon([-14, -8], [-10, -10], [-10, 88], [-12, 88]),
        fine: times(5).map((i) => `M${-12 + i * 6} 8V24`),
      }) + fine('M-19 30H19')
    );
  }
  const half = shape === 'spirit' ? 15 : 14.4;
  return solid(capsule, rect(-half, -4, half * 2, shape === 'spirit' ? 40 : 62, 3), {
    shade: rect(5, -6, 20, 70),
    light: rect(-10.5, -2, 3.4, 56),
    fine: shape === 'litre' ? times(6).map((i) => `M${-11 + i * 4.4} -2V10`) : 'M-15 12H15',
  });
};

/** A bottle of wine, sparkling wine, juice or spirit, upright, from the front. */
export const wineBottle = (bottle: WineBottle): Drawing => {
  const { shape, glass, wine, print, share } = bottle;
  const { half, shoulder, foot } = extents[shape];
  const sheet = sheetOf(shape);
  const full = shape === 'spirit' ? 100 : 84;
  return {
    svg:
      solid(glass, shapes[shape], {
        ...(wine && { patch: [[wine, rect(-half, full, half * 2, foot - full - 5)]] }),
        shade: polygon([half * 0.5, 40], [half + 2, 40], [half + 2, foot + 2], [half * 0.5, foot + 2]),
        light: `M${-half * 0.78} ${foot - 10}V${shoulder + 8}Q${-half * 0.74} ${shoulder - 16} ${-half * 0.42} ${shoulder - 34}l3 3Q${-half * 0.58} ${shoulder - 12} ${-half * 0.62} ${shoulder + 10}V${foot - 10}z`,
      }) +
      closure(bottle) +
      solid('paper', rect(-sheet.half, sheet.y, sheet.half * 2, sheet.height), {
        patch: printed[print](sheet),
        shade: polygon(
          [sheet.half * 0.55, sheet.y],
          [sheet.half, sheet.y],
          [sheet.half, sheet.y + sheet.height],
          [sheet.half * 0.55, sheet.y + sheet.height],
        ),
      }) +
      lettering(bottle),
    box: { x: -half, y: -18, width: half * 2, height: foot + 18 },
    stands: true,
    share,
  };
};
