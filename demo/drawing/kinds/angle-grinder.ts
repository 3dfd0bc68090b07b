import type { Drawing } from '../drawing.ts';
import { ellipse, polygon, rect, times } from '../geometry.ts';
import { fine, label, solid } from '../ink.ts';
import { band } from '../ribbon.ts';

/** Angle grinder seen from above: head and guarded disc on the left, body and cable to the right. */
export const angleGrinder = ({ disc, watts, length }: { disc: number; watts: number; length: number }): Drawing => {
  const r = disc / 2;
  const w = disc > 180 ? 46 : 36;
  const x0 = r * 0.55;
  const bodyEnd = length - r;
  const grip = bodyEnd - length * 0.34;
  return {
    svg:
      band('black', [
        [bodyEnd - 8, 0, 5],
        [bodyEnd + 24, 2, 5],
        [bodyEnd + 48, 18, 5],
        [bodyEnd + 60, 52, 5],
      ]) +
      solid(
        'accent',
        polygon([-8, -r * 0.2], [8, -r * 0.2], [14, -r - 86], [4, -r - 100], [-4, -r - 100], [-14, -r - 86]),
        { shade: rect(2, -r - 110, 20, 200), fine: times(6).map((i) => `M-12 ${-r - 30 - i * 9}h24`) },
      ) +
      solid('grey', ellipse(0, 0, r), {
        fine: [ellipse(0, 0, r * 0.82), ellipse(0, 0, r * 0.36)],
        shade: ellipse(r * 0.25, r * 0.3, r * 0.9),
      }) +
      solid(
        'iron',
        `M0 ${-r - 6}A${r + 6} ${r + 6} 0 0 1 0 ${r + 6}L0 ${r * 0.4}A${r * 0.4} ${r * 0.4} 0 0 0 0 ${-r * 0.4}z`,
        { shade: polygon([0, r * 0.3], [r * 2, r * 0.2], [r * 2, r * 2], [0, r * 2]) },
      ) +
      solid('steel', ellipse(-2, 0, r * 0.42), { shade: polygon([-r, r * 0.1], [r, r * 0.1], [r, r], [-r, r]) }) +
      solid(
        'steel',
        `M${-r * 0.1} ${-w * 0.86}H${x0 + 30}V${w * 0.86}H${-r * 0.1}A${r * 0.34} ${w * 0.86} 0 0 1 ${-r * 0.1} ${-w * 0.86}z`,
        { shade: rect(-r, w * 0.28, r * 3, w), light: rect(-r * 0.1, -w * 0.66, r + 30, 5) },
      ) +
      solid(
        'brand',
        `M${x0 + 18} ${-w}H${grip}C${grip + 30} ${-w} ${grip + 30} ${-w * 0.72} ${grip + 60} ${-w * 0.72}H${bodyEnd - 16}Q${bodyEnd} ${-w * 0.72} ${bodyEnd} ${-w * 0.5}V${w * 0.5}Q${bodyEnd} ${w * 0.72} ${bodyEnd - 16} ${w * 0.72}H${grip + 60}C${grip + 30} ${w * 0.72} ${grip + 30} ${w} ${grip} ${w}H${x0 + 18}z`,
        {
          shade: rect(0, w * 0.3, length, w),
          light: rect(x0 + 22, -w * 0.8, grip - x0 - 30, w * 0.14),
          patch: [
            ['black', polygon([grip + 46, -w], [length, -w], [length, w], [grip + 30, w])],
            ['accent', rect(x0 + 18, -w, 7, w * 2)],
          ],
          fine: times(5).map((i) => `M${x0 + 40 + i * 8} ${-w * 0.5}v${w}`),
        },
      ) +
      solid('black', rect(grip - 40, -w * 0.2, 40, w * 0.4, 5)) +
      label(`Ø ${disc}`, {
        x: (x0 + 86 + grip - 44) / 2,
        y: -w * 0.24,
        size: w * 0.5,
        fill: 'white',
        weight: 700,
        fit: Math.max(30, grip - x0 - 130),
      }) +
      label(`${watts} W`, {
        x: (x0 + 86 + grip - 44) / 2,
        y: w * 0.36,
        size: w * 0.42,
        fill: 'white',
        fit: Math.max(30, grip - x0 - 130),
      }) +
      fine(`M${bodyEnd - 30} ${-w * 0.4}v${w * 0.8}`, `M${bodyEnd - 22} ${-w * 0.4}v${w * 0.8}`),
    box: { x: -r - 6, y: -r - 100, width: length + 40, height: 2 * r + 110 },
    turn: -16,
    measures: [{ from: [-r, r + 8], to: [r, r + 8], offset: -90, text: `Ø ${disc}` }],
    focus: { x: 0, y: -10, r: r * 1.2 },
  };
};
