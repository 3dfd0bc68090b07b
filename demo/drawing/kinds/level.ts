import type { Drawing } from '../drawing.ts';
import { ellipse, polygon, rect } from '../geometry.ts';
import { fine, label, solid } from '../ink.ts';

const vial = (x: number, y: number, upright: boolean): string => {
  const [w, h] = upright ? [15, 36] : [40, 15];
  const lines = upright
    ? [`M${x - 7} ${y - 6}h14`, `M${x - 7} ${y + 6}h14`]
    : [`M${x - 6} ${y - 7}v14`, `M${x + 6} ${y - 7}v14`];
  return (
    solid('yellow', rect(x - w / 2, y - h / 2, w, h, 7)) +
    solid('cream', ellipse(x, y, upright ? 4.5 : 5.5, upright ? 5.5 : 4.5)) +
    fine(...lines)
  );
};

/** Spirit level: box section with a horizontal and one or two vertical vials. */
export const level = ({ length, share }: { length: number; share?: number | undefined }): Drawing => {
  // The section keeps a readable height in the picture: a true 2-metre level would be a hairline.
  const h = 36 + length * 0.06;
  const k = h / 50;
  const [y, c] = [h / 2, length / 2];
  const slot = (x: number): string => solid('paper', rect(x - 16 * k, y - 20 * k, 32 * k, 40 * k, 4));
  const grips =
    length >= 600
      ? [0.3, 0.7].map((p) => solid('black', rect(length * p - 46 * k, y - 11 * k, 92 * k, 22 * k, 11 * k)))
      : [];
  const ends = length >= 400 ? [length * 0.12, length * 0.88] : [length * 0.16];
  const scaled = (svg: string, x: number): string => `<g transform="translate(${x} ${y}) scale(${k})">${svg}</g>`;
  return {
    svg:
      solid('brand', rect(0, 0, length, h, 2), {
        shade: rect(0, h * 0.78, length, h),
        light: rect(0, h * 0.08, length, h * 0.07),
        fine: [`M0 ${h * 0.2}H${length}`, `M0 ${h * 0.8}H${length}`],
      }) +
      grips.join('') +
      ends.map((x) => slot(x) + scaled(vial(0, 0, true), x)).join('') +
      solid('paper', polygon([c - 26 * k, 4], [c + 26 * k, 4], [c + 30 * k, h * 0.5], [c - 30 * k, h * 0.5])) +
      `<g transform="translate(${c} ${h * 0.28}) scale(${k})">${vial(0, 0, false)}</g>` +
      solid('black', rect(-5 * k, -1, 12 * k, h + 2, 3)) +
      solid('black', rect(length - 7 * k, -1, 12 * k, h + 2, 3)) +
      label(`${length / 10} cm`, { x: c, y: h * 0.7, size: h * 0.26, fill: 'ink', weight: 700 }),
    box: { x: -5 * k, y: 0, width: length + 10 * k, height: h },
    turn: -24,
    caption: `${length / 10} cm`,
    share,
    measures: [{ from: [0, h], to: [length, h], offset: -100, text: `${length}` }],
    focus: { x: c, y: h * 0.5, r: h * 0.95 },
  };
};
