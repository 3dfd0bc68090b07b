import type { Drawing } from '../drawing.ts';
import { ellipse, polygon, rect, times } from '../geometry.ts';
import { fine, label, place, solid } from '../ink.ts';
import { band } from '../ribbon.ts';

/** Plunge router from the front: motor between two columns, knobs left and right. */
export const router = ({ collet, watts, size }: { collet: number; watts: number; size: number }): Drawing => {
  const column = (x: number): string =>
    solid('bright', rect(x - 8, -150, 16, 132, 3), {
      shade: rect(x + 2, -150, 8, 140),
      light: rect(x - 5, -150, 3, 130),
    });
  const knob = solid('black', 'M-128 -112Q-150 -112 -150 -92Q-150 -72 -128 -72L-96 -78L-70 -84V-100L-96 -106z', {
    shade: polygon([-150, -86], [-60, -88], [-60, -60], [-150, -60]),
    light: 'M-138 -104Q-146 -98 -144 -88L-140 -88Q-140 -98 -134 -102z',
  });
  return {
    svg: place(
      band('black', [
        [0, -232, 5],
        [10, -262, 5],
        [50, -276, 5],
        [96, -262, 5],
      ]) +
        column(-62) +
        column(62) +
        knob +
        place(knob, 0, 0, 0, -1, 1) +
        solid('brand', 'M-50 -70V-196Q-50 -214 -34 -220L-16 -232H16L34 -220Q50 -214 50 -196V-70z', {
          patch: [
            ['black', rect(-60, -240, 120, 40)],
            ['accent', rect(-60, -200, 120, 5)],
          ],
          shade: polygon([22, -240], [60, -240], [60, -60], [22, -60]),
          light: rect(-42, -190, 7, 110),
          fine: times(4).map((i) => `M-24 ${-188 + i * 7}h48`),
        }) +
        label(`${watts} W`, { x: 0, y: -126, size: 24, fill: 'white', weight: 700, fit: 80 }) +
        label(`Ø ${collet} mm`, { x: 0, y: -98, size: 16, fill: 'white', fit: 80 }) +
        solid('iron', rect(-76, -76, 152, 20, 6), { shade: rect(20, -76, 80, 20) }) +
        solid('steel', polygon([-16, -56], [16, -56], [12, -38], [-12, -38]), {
          shade: rect(3, -60, 20, 30),
          fine: ['M-6 -56V-38', 'M6 -56V-38'],
        }) +
        solid('steel', rect(-5, -38, 10, 14)) +
        solid('iron', polygon([-9, -24], [9, -24], [9, -2], [-9, -2]), { light: rect(-6, -24, 3, 22) }) +
        solid('black', 'M-104 -18H-34Q-30 -26 -22 -26L-20 0H-104Q-108 0 -108 -6V-12Q-108 -18 -104 -18z', {
          light: rect(-100, -15, 64, 3),
        }) +
        solid('black', 'M104 -18H34Q30 -26 22 -26L20 0H104Q108 0 108 -6V-12Q108 -18 104 -18z', {
          shade: rect(20, -9, 100, 12),
        }) +
        solid('red', ellipse(70, -66, 5)) +
        fine('M-62 -20v-10', 'M62 -20v-10'),
      0,
      0,
      0,
      size,
    ),
    box: { x: -150 * size, y: -278 * size, width: 300 * size, height: 278 * size },
    stands: true,
    share: size,
    focus: { x: 0, y: -46 * size, r: 70 * size },
  };
};
