import type { Drawing } from '../drawing.ts';
import { polygon, rect, times } from '../geometry.ts';
import { fine, label, solid } from '../ink.ts';

/** A clamp: span and reach in mm. */
export type Clamp = { span: number; reach: number; kind: 'screw' | 'quick'; share?: number | undefined };

const screwClamp = (l: number, r: number): string => {
  const thread = times(18).map((i) => `M${r - 6.5} ${l * 0.62 + i * 5}l13 3`);
  const s = l * 0.5;
  return (
    solid(
      'iron',
      polygon([-11, -14], [r - 12, -14], [r + 12, -10], [r + 13, 12], [r - 14, 12], [r - 20, 6], [8, 10], [-11, 22]),
      {
        shade: polygon([-11, 8], [r, 4], [r + 20, 10], [r, 30], [-11, 30]),
        light: polygon([-8, -11], [r - 12, -11], [r - 12, -8], [-8, -8]),
      },
    ) +
    solid('steel', rect(r - 5.5, s - 10, 11, l * 0.6), { shade: rect(r + 1, s, 8, l), fine: thread }) +
    solid(
      'iron',
      polygon(
        [-13, s - 22],
        [16, s - 16],
        [r - 14, s + 8],
        [r + 14, s + 8],
        [r + 14, s + 30],
        [r - 16, s + 30],
        [14, s + 26],
        [-13, s + 24],
      ),
      { shade: polygon([-13, s + 18], [r + 20, s + 22], [r + 20, s + 40], [-13, s + 40]) },
    ) +
    solid('bright', rect(-7, -12, 14, l + 22), {
      shade: rect(2, -12, 8, l + 30),
      fine: times(Math.floor(l / 7)).map((i) => `M-7 ${i * 7 + 14}h5`),
    }) +
    solid('iron', rect(r - 15, s - 20, 30, 12, 4)) +
    solid(
      'brand',
      `M${r - 13} ${l * 0.86}C${r - 16} ${l * 0.98} ${r - 18} ${l * 1.1} ${r - 13} ${l * 0.86 + 108}Q${r} ${l * 0.86 + 116} ${r + 13} ${l * 0.86 + 108}C${r + 18} ${l * 1.1} ${r + 16} ${l * 0.98} ${r + 13} ${l * 0.86}z`,
      { shade: rect(r + 4, l * 0.8, 30, 160), light: rect(r - 10, l * 0.88, 4, 90) },
    ) +
    solid('brass', rect(r - 12, l * 0.86 - 6, 24, 10, 2))
  );
};

const quickClamp = (l: number, r: number): string =>
  solid('bright', rect(-9, -20, 18, l + 120), {
    shade: rect(3, -20, 8, l + 130),
    fine: times(Math.floor((l + 100) / 12)).map((i) => `M-9 ${i * 12}h6`),
  }) +
  solid('brand', `M-16 -26Q-16 -34 -6 -34H${r - 20}Q${r + 14} -34 ${r + 14} -6V10H${r - 14}L8 0L-16 6z`, {
    shade: polygon([-16, -8], [r + 20, -4], [r + 20, 20], [-16, 20]),
    light: rect(-8, -30, r - 10, 4),
  }) +
  solid('accent', rect(r - 18, 8, 36, 16, 5)) +
  solid('accent', rect(r - 18, l - 20, 36, 16, 5)) +
  solid(
    'brand',
    `M-22 ${l - 6}H${r + 12}Q${r + 16} ${l + 2} ${r + 10} ${l + 10}L24 ${l + 40}V${l + 100}Q24 ${l + 116} 8 ${l + 114}L-16 ${l + 108}Q-26 ${l + 104} -24 ${l + 90}z`,
    {
      shade: polygon([8, l + 20], [r + 30, l], [r + 30, l + 40], [24, l + 120], [8, l + 120]),
      light: rect(-18, l, 5, 80),
    },
  ) +
  solid(
    'accent',
    `M26 ${l + 44}C44 ${l + 52} 46 ${l + 84} 38 ${l + 112}L28 ${l + 108}C34 ${l + 90} 32 ${l + 66} 24 ${l + 58}z`,
  ) +
  fine(...times(5).map((i) => `M-18 ${l + 50 + i * 9}h14`));

/** Screw clamp (malleable iron, wooden handle) or one-hand clamp, upright. Long bars are drawn shortened. */
export const clamp = ({ span, reach, kind, share }: Clamp): Drawing => {
  const l = Math.min(span, reach * 2.9);
  const bottom = kind === 'screw' ? Math.max(l * 0.86 + 114, l + 10) : l + 116;
  return {
    svg:
      (kind === 'screw' ? screwClamp(l, reach) : quickClamp(l, reach)) +
      label(`${span}`, {
        x: kind === 'screw' ? reach * 0.42 : reach * 0.4,
        y: kind === 'screw' ? 1 : -16,
        size: kind === 'screw' ? 14 : 20,
        fill: 'white',
        weight: 700,
        fit: reach * 0.7,
      }),
    box: { x: -24, y: -34, width: reach + 46, height: bottom + 34 },
    turn: 24,
    caption: `${span} × ${reach} mm`,
    share,
    measures: [
      { from: [reach + 12, l * (kind === 'screw' ? 0.5 : 1) - 20], to: [reach + 12, 12], offset: 120, text: `${span}` },
      { from: [0, -34], to: [reach, -34], offset: 80, text: `${reach}` },
    ],
    focus: { x: reach * 0.55, y: l * 0.35, r: reach * 0.95 },
  };
};
