import { type Drawing, figure } from '../drawing.ts';
import { polygon, rect } from '../geometry.ts';
import { fine, label, solid } from '../ink.ts';

/** A screwdriver. */
export type Screwdriver = {
  tip: 'slot' | 'cross' | 'torx' | 'hex';
  /** Blade diameter and free blade length, mm. */
  blade: number;
  reach: number;
  stamp: string;
  insulated?: boolean;
  share?: number | undefined;
};

const grip = (g: number, w: number): string =>
  `M${-g} ${-w * 0.55}C${-g} ${-w * 0.8} ${-g * 0.95} ${-w * 0.86} ${-g * 0.86} ${-w * 0.92}C${-g * 0.6} ${-w * 1.06} ${-g * 0.42} ${-w} ${-g * 0.3} ${-w * 0.74}` +
  `C${-g * 0.24} ${-w * 0.6} ${-g * 0.16} ${-w * 0.62} ${-g * 0.1} ${-w * 0.78}Q${-g * 0.06} ${-w * 0.86} 0 ${-w * 0.6}V${w * 0.6}Q${-g * 0.06} ${w * 0.86} ${-g * 0.1} ${w * 0.78}` +
  `C${-g * 0.16} ${w * 0.62} ${-g * 0.24} ${w * 0.6} ${-g * 0.3} ${w * 0.74}C${-g * 0.42} ${w} ${-g * 0.6} ${w * 1.06} ${-g * 0.86} ${w * 0.92}C${-g * 0.95} ${w * 0.86} ${-g} ${w * 0.8} ${-g} ${w * 0.55}z`;

const tips = {
  slot: (x: number, r: number): string =>
    polygon(
      [x - r * 5, -r],
      [x - r * 2.2, -r * 1.25],
      [x, -r * 1.25],
      [x, r * 1.25],
      [x - r * 2.2, r * 1.25],
      [x - r * 5, r],
    ),
  cross: (x: number, r: number): string =>
    polygon(
      [x - r * 4, -r],
      [x - r * 1.2, -r * 0.6],
      [x, -r * 0.24],
      [x, r * 0.24],
      [x - r * 1.2, r * 0.6],
      [x - r * 4, r],
    ),
  torx: (x: number, r: number): string =>
    polygon(
      [x - r * 4, -r],
      [x - r * 3, -r * 0.72],
      [x - 0.4, -r * 0.72],
      [x, -r * 0.55],
      [x, r * 0.55],
      [x - 0.4, r * 0.72],
      [x - r * 3, r * 0.72],
      [x - r * 4, r],
    ),
  hex: (x: number, r: number): string => rect(x - r * 5, -r, r * 5, r * 2),
};

/** Screwdriver, handle on the left, blade to the right; the handle is drawn to the size of a hand. */
export const screwdriver = ({ tip, blade, reach, stamp, insulated = false, share }: Screwdriver): Drawing => {
  const g = 82 + blade * 4.5;
  const w = 11.5 + blade * 0.85;
  const r = blade / 2;
  const main = insulated ? 'red' : 'brand';
  const second = insulated ? 'yellow' : 'accent';
  const flutes = [-0.3, 0.3].map(
    (k) => `M${-g * 0.9} ${w * k}C${-g * 0.6} ${w * k * 1.4} ${-g * 0.4} ${w * k} ${-g * 0.28} ${w * k * 0.6}`,
  );
  const edges =
    tip === 'slot'
      ? [`M${reach - r * 2.2} ${-r * 1.25}V${r * 1.25}`]
      : [
          `M${reach - r * 4} 0H${reach}`,
          ...(tip === 'torx'
            ? [`M${reach - r * 3} ${-r * 0.35}H${reach}`, `M${reach - r * 3} ${r * 0.35}H${reach}`]
            : []),
        ];
  return {
    svg:
      solid('steel', rect(-6, -r, reach - r * 3 + 6, blade), {
        shade: rect(-6, r * 0.25, reach, r),
        light: rect(-6, -r * 0.75, reach, r * 0.35),
      }) +
      (insulated
        ? solid('red', rect(-6, -r * 1.7, reach - 8 - r * 4, r * 3.4, r), { shade: rect(-6, r * 0.4, reach, r * 2) })
        : '') +
      solid('iron', tips[tip](reach, r), { shade: rect(0, r * 0.2, reach, r * 2) }) +
      fine(...edges) +
      solid(main, grip(g, w), {
        patch: [
          [second, rect(-g * 1.1, -w * 1.2, g * 0.22, w * 3)],
          [second, rect(-g * 0.1, -w * 1.2, g * 0.2, w * 3)],
        ],
        shade: rect(-g * 1.1, w * 0.34, g * 2, w),
        light: rect(-g * 0.95, -w * 0.72, g * 0.62, w * 0.18),
        fine: flutes,
      }) +
      label(stamp, { x: -g * 0.58, y: 0, size: w * 0.95, fill: 'white', fit: g * 0.5 }),
    box: { x: -g, y: -w, width: g + reach, height: w * 2 },
    turn: -42,
    share,
    measures: [
      { from: [0, w], to: [reach, w], offset: -90, text: figure(reach, 0) },
      { from: [-g, -w], to: [reach, -w], offset: 100, text: figure(g + reach, 0) },
    ],
    focus: { x: reach - blade * 1.8, y: 0, r: blade * 3.4 },
  };
};
