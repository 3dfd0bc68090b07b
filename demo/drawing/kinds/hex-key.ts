import { type Drawing, figure } from '../drawing.ts';
import { ellipse, lobes, polygon, rect, regular, times } from '../geometry.ts';
import { label, place, solid } from '../ink.ts';
import { band, bend, type Station } from '../ribbon.ts';

/** One key: width across flats and both legs, mm. */
export type HexKey = {
  size: number;
  long: number;
  short: number;
  stamp: string;
  ball?: boolean;
  share?: number | undefined;
};

const wire = (w: number, long: number, short: number): Station[] => {
  const h = w / 2;
  const r = w * 1.6;
  return [
    [h, -short, h],
    [h, -short * 0.5 - r * 0.6, h],
    ...bend(r + h, -r - h, r, 180, 90, h),
    [long * 0.4, -h, h],
    [long, -h, h],
  ];
};

/** L-shaped hexagon key: long leg to the right, short leg up on the left. */
export const hexKey = ({ size, long, short, stamp, ball = false, share }: HexKey): Drawing => {
  const w = Math.max(size, long * 0.06);
  const end = ball ? solid('iron', ellipse(long + w * 0.1, -w / 2, w * 0.56)) : '';
  return {
    svg:
      (ball
        ? solid(
            'iron',
            polygon(
              [long - w * 0.8, -w],
              [long - w * 0.2, -w * 0.75],
              [long - w * 0.2, -w * 0.25],
              [long - w * 0.8, 0],
            ),
          )
        : '') +
      band('iron', wire(w, long - (ball ? w * 0.6 : 0), short)) +
      end +
      solid('brand', rect(long * 0.34, -w * 1.22, long * 0.3, w * 1.44, w * 0.3), {
        shade: rect(0, -w * 0.3, long, w),
        light: rect(0, -w * 1.1, long, w * 0.16),
      }) +
      label(stamp, { x: long * 0.49, y: -w / 2, size: w * 1.05, fill: 'white', fit: long * 0.27 }),
    box: { x: 0, y: -short, width: long, height: short },
    turn: -30,
    share,
    measures: [
      { from: [0, 0], to: [long, 0], offset: -90, text: figure(long) },
      { from: [0, 0], to: [0, -short], offset: -90, text: figure(short) },
    ],
    focus: { x: w * 2, y: -w * 2, r: w * 5 },
  };
};

/** A set of keys in its holder, sorted by size like organ pipes. */
export const hexKeySet = ({ sizes, lobed = false }: { sizes: string[]; lobed?: boolean }): Drawing => {
  const n = sizes.length;
  const keys = times(n).map((i) => {
    const w = 3 + i * 1.05;
    const x = 10 + i * 13.2;
    const top = -58 - i * 13;
    const section = lobed ? lobes(0, 0, w * 0.5) : regular(6, 0, 0, w * 0.5, 30);
    return (
      band('iron', [
        [x, -10, w / 2],
        [x, top + w * 2, w / 2],
        ...bend(x + w * 1.2, top + w * 1.2, w * 1.2, 180, 270, w / 2),
        [x + w * 2.8, top, w / 2],
      ]) + place(solid('bright', section), x + w * 2.8, top)
    );
  });
  const width = n * 13.2 + 8;
  const holder = solid('brand', `M0 -26L${width} -38V-4Q${width} 0 ${width - 4} 0H4Q0 0 0 -4z`, {
    shade: rect(0, -9, width, 20),
    light: polygon([0, -23], [width, -35], [width, -32], [0, -20]),
  });
  return {
    svg:
      keys.reverse().join('') +
      holder +
      sizes.map((text, i) => label(text, { x: 10 + i * 13.2, y: -15, size: 9, fill: 'white', fit: 12 })).join(''),
    box: { x: 0, y: -58 - n * 13, width: width + 24, height: 58 + n * 13 },
    stands: true,
    focus: { x: width * 0.5, y: -26, r: width * 0.42 },
  };
};
