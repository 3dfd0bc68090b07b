import { type Drawing, figure } from '../drawing.ts';
import { polygon, rect, times } from '../geometry.ts';
import { label, solid } from '../ink.ts';
import { teeth } from '../teeth.ts';

/** A pull saw: blade length and tooth pitch in mm, its Japanese name on the blade. */
export type JapanSaw = {
  blade: number;
  shape: 'kataba' | 'ryoba' | 'dozuki';
  pitch: number;
  name: string;
  share?: number | undefined;
};

const plates = (b: number, shape: JapanSaw['shape'], p: number): string => {
  const [w0, w1] = shape === 'ryoba' ? [34, 48] : shape === 'dozuki' ? [40, 44] : [36, 46];
  const lower = teeth([b, w1], [30, w0], p * 1.5, -p);
  const upper =
    shape === 'ryoba'
      ? teeth([30, -w0], [b, -w1], p * 2, -p * 1.2)
      : ([
          [30, -w0 * 0.8],
          [b, -w1 * 0.8],
        ] as const);
  return polygon([0, -12], [24, -14], ...upper, ...lower, [24, 14], [0, 12]);
};

/** Japanese pull saw with a cane-bound handle on the left. */
export const japanSaw = ({ blade, shape, pitch, name, share }: JapanSaw): Drawing => {
  const handle = blade * 1.15;
  const cane = times(26).map((i) => `M${-handle * 0.9 + (i * handle * 0.84) / 26} -20l${handle * 0.02} 40`);
  const spine =
    shape === 'dozuki' ? solid('iron', rect(22, -43, blade - 20, 13, 1), { light: rect(22, -41, blade, 3) }) : '';
  return {
    svg:
      solid('bright', plates(blade, shape, pitch), {
        shade: polygon([0, 20], [blade + 9, 26], [blade + 9, 60], [0, 60]),
        light: shape === 'ryoba' ? [] : rect(24, -38, blade, 4),
      }) +
      spine +
      solid('cream', rect(-handle, -15, handle + 4, 30, 10), {
        shade: rect(-handle, 5, handle + 6, 12),
        fine: cane,
        patch: [
          ['brand', rect(-handle * 0.08, -20, handle, 40)],
          ['brand', rect(-handle, -20, handle * 0.06, 40)],
        ],
      }) +
      label(name, {
        x: blade * 0.56,
        y: shape === 'dozuki' ? 6 : -2,
        size: 28,
        fill: 'brand',
        weight: 700,
        fit: blade * 0.6,
      }),
    box: { x: -handle, y: -50, width: handle + blade, height: 100 },
    turn: -40,
    caption: `${blade} mm`,
    share,
    measures: [
      { from: [30, 52], to: [blade, 52], offset: -90, text: figure(blade, 0) },
      { from: [-handle, -52], to: [blade, -52], offset: 90, text: figure(handle + blade, 0) },
    ],
    focus: { x: blade - 52, y: 10, r: 58 },
  };
};
