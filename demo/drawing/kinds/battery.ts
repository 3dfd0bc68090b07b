import type { Drawing } from '../drawing.ts';
import { polygon, rect, times } from '../geometry.ts';
import { fine, label, solid } from '../ink.ts';

/** A battery pack; more capacity stands higher (mm). */
export type Battery = { volts: number; ampereHours: string; height: number; share?: number | undefined };

/** Slide-on battery pack, standing: rails on top, brand front with voltage and capacity, charge lights. */
export const battery = ({ volts, ampereHours, height, share }: Battery): Drawing => {
  const [w, h] = [118, height];
  const lights = times(4).map((i) => solid(i < 3 ? 'green' : 'grey', rect(39 + i * 10.5, h - 14, 7.5, 5, 1.5)));
  return {
    svg:
      solid('black', polygon([16, -20], [102, -20], [108, 2], [10, 2]), {
        light: rect(20, -17, 78, 3),
        fine: ['M40 -20V0', 'M59 -20V0', 'M78 -20V0'],
      }) +
      solid('black', rect(0, 0, w, h, 12), {
        shade: rect(w * 0.82, 0, w, h),
        light: rect(6, 8, 4, h - 18),
        patch: [
          ['brand', rect(0, h * 0.2, w, h * 0.46)],
          ['accent', rect(0, h * 0.66, w, 4)],
        ],
      }) +
      label(`${volts} V`, {
        x: 14,
        y: h * 0.43,
        size: Math.min(27, h * 0.36),
        anchor: 'start',
        fill: 'white',
        weight: 700,
      }) +
      label(`${ampereHours} Ah`, {
        x: w - 14,
        y: h * 0.43,
        size: Math.min(20, h * 0.3),
        anchor: 'end',
        fill: 'white',
      }) +
      lights.join('') +
      fine(`M6 ${h * 0.1}H${w - 6}`),
    box: { x: 0, y: -22, width: w, height: h + 22 },
    stands: true,
    share: share ?? 0.8,
    measures: [
      { from: [0, h], to: [w, h], offset: -80, text: `${w}` },
      { from: [0, h], to: [0, -20], offset: -90, text: `${h + 20}` },
    ],
  };
};

/** Charger with a pack of the same brand set into it. */
export const charger = ({ volts, ampere }: { volts: number; ampere: string }): Drawing => ({
  svg:
    solid('black', rect(26, -66, 118, 78, 10), {
      patch: [['brand', rect(20, -44, 130, 34)]],
      light: rect(32, -58, 4, 50),
      shade: rect(120, -70, 40, 90),
    }) +
    label(`${volts} V`, { x: 85, y: -27, size: 24, fill: 'white', weight: 700 }) +
    solid('iron', 'M0 60V22Q0 8 14 6L150 0Q170 0 170 20V60Q170 66 164 66H6Q0 66 0 60z', {
      shade: rect(0, 48, 180, 30),
      light: 'M4 22Q4 12 14 10L150 4V7L15 13Q8 14 8 24z',
      patch: [['brand', rect(0, 56, 180, 4)]],
    }) +
    solid('green', rect(20, 26, 10, 10, 5)) +
    solid('red', rect(36, 26, 10, 10, 5)) +
    label(`${ampere} A`, { x: 150, y: 32, size: 22, anchor: 'end', fill: 'white', weight: 700 }) +
    fine(...times(6).map((i) => `M${70 + i * 6} 22v18`)),
  box: { x: 0, y: -68, width: 172, height: 134 },
  stands: true,
  share: 0.88,
});
