import type { Drawing } from '../drawing.ts';
import { ellipse, polygon, rect, times } from '../geometry.ts';
import { label, solid } from '../ink.ts';

/** Bench vice from the side: fixed jaw left, sliding jaw and handle right. */
export const vice = ({ jaw, share }: { jaw: number; share?: number | undefined }): Drawing => ({
  svg:
    solid('bright', rect(150, 62, 120, 20, 3), {
      shade: rect(150, 73, 120, 10),
      fine: times(14).map((i) => `M${152 + i * 8} 62l5 20`),
    }) +
    solid('brand', 'M120 20H186Q196 20 198 30L206 56H282Q296 56 298 70L300 104H196Q190 92 176 92H120z', {
      shade: polygon([120, 84], [300, 84], [300, 110], [120, 110]),
      light: polygon([126, 24], [184, 24], [184, 29], [126, 29]),
    }) +
    solid(
      'brand',
      'M0 150Q0 138 12 136L40 128C50 118 40 96 36 84L20 60H44V20H112V110C112 122 120 128 132 130L176 136Q188 138 188 150V164H0z',
      {
        shade: polygon([0, 150], [190, 150], [190, 170], [0, 170], [60, 130], [70, 110], [112, 110]),
        light: polygon([48, 24], [108, 24], [108, 29], [48, 29]),
      },
    ) +
    solid('steel', polygon([0, 66], [34, 54], [60, 54], [60, 64], [20, 78]), {
      shade: polygon([0, 68], [60, 60], [60, 64], [20, 78]),
    }) +
    solid('bright', rect(86, 8, 28, 30, 2), { fine: times(6).map((i) => `M86 ${12 + i * 5}l28 4`) }) +
    solid('bright', rect(118, 8, 28, 30, 2), { fine: times(6).map((i) => `M118 ${12 + i * 5}l28 4`) }) +
    solid('iron', ellipse(296, 78, 15), { light: ellipse(291, 73, 5) }) +
    solid('bright', rect(291, 12, 10, 132, 4), { shade: rect(297, 12, 5, 140) }) +
    [12, 144].map((y) => solid('bright', ellipse(296, y, 9))).join('') +
    [24, 160].map((x) => solid('iron', rect(x - 10, 146, 20, 8, 3))).join('') +
    label(`${jaw} mm`, { x: 244, y: 82, size: 22, fill: 'white', weight: 700, fit: 78 }),
  box: { x: 0, y: 4, width: 312, height: 160 },
  stands: true,
  share,
  focus: { x: 116, y: 40, r: 72 },
});

/** Machine vice for the drill press, seen from the front. */
export const machineVice = ({ jaw, share }: { jaw: number; share?: number | undefined }): Drawing => ({
  svg:
    solid('steel', rect(250, 58, 90, 16, 3), { fine: times(11).map((i) => `M${256 + i * 7.4} 58l4 16`) }) +
    solid(
      'brand',
      'M-20 104V96Q-20 90 -12 90H20V50Q20 44 28 44H76V90H140V50Q140 44 148 44H232Q240 44 240 52V90H292Q300 90 300 98V104z',
      { shade: rect(-20, 94, 330, 20), light: rect(26, 47, 46, 4) },
    ) +
    solid('bright', rect(68, 26, 22, 46, 2), { fine: times(5).map((i) => `M68 ${32 + i * 8}h22`) }) +
    solid('bright', rect(134, 26, 22, 46, 2), { fine: times(5).map((i) => `M134 ${32 + i * 8}h22`) }) +
    solid('black', ellipse(346, 66, 12)) +
    solid('steel', rect(341, 20, 10, 92, 4)) +
    [18, 114].map((y) => solid('steel', ellipse(346, y, 8))).join('') +
    [0, 276].map((x) => solid('ink', rect(x - 8, 95, 26, 5, 2))).join('') +
    label(`${jaw} mm`, { x: 194, y: 70, size: 20, fill: 'white', weight: 700 }),
  box: { x: -20, y: 10, width: 380, height: 96 },
  stands: true,
  share,
});
