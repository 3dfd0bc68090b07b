import type { Drawing } from '../drawing.ts';
import { ellipse, rect, times } from '../geometry.ts';
import { label, solid } from '../ink.ts';

/** A ratchet or torque wrench; square and length in mm. */
export type Ratchet = {
  /** Drive as printed: '1/2"'. */
  drive: string;
  square: number;
  length: number;
  /** A torque wrench has a scale window and a setting knob. */
  torque?: string;
  share?: number | undefined;
};

const torqueParts = (length: number, h: number, w: number, range: string): string => {
  const knurl = times(9).map((i) => `M${2 + i * 3.2} ${-w}V${w}`);
  return (
    solid('steel', rect(0, -w * 0.95, 32, w * 1.9, 4), { shade: rect(0, w * 0.2, 40, w), fine: knurl }) +
    solid('paper', rect(length * 0.42, -w * 0.5, length * 0.14, w, 2)) +
    times(8)
      .map(
        (i) =>
          `<path class="fine" d="M${length * 0.43 + i * length * 0.017} ${-w * 0.5}v${i % 2 === 0 ? w * 0.5 : w * 0.3}"/>`,
      )
      .join('') +
    label(range, { x: length * 0.2 + 10, y: 0, size: h * 0.5, fill: 'white', fit: length * 0.2 })
  );
};

/** Reversible ratchet or torque wrench: handle left, head with the square drive right. */
export const ratchet = ({ drive, square, length, torque, share }: Ratchet): Drawing => {
  const stout = torque ? Math.sqrt(length / 150) : 1.15;
  const head = square * 1.45 * stout;
  const w = square * 0.9 * stout;
  const x = length - head;
  const gripEnd = length * (torque ? 0.38 : 0.5);
  const shank = `M${gripEnd - 5} ${-w * 0.62}L${x - head * 1.3} ${-w * 0.56}C${x - head * 0.9} ${-w * 0.6} ${x - head * 0.9} ${-head * 0.7} ${x - head * 0.4} ${-head * 0.86}V${head * 0.86}C${x - head * 0.9} ${head * 0.7} ${x - head * 0.9} ${w * 0.6} ${x - head * 1.3} ${w * 0.56}L${gripEnd - 5} ${w * 0.62}z`;
  const ribs = times(torque ? 0 : 8).map((i) => `M${length * 0.08 + i * length * 0.014} ${-w}V${w}`);
  return {
    svg:
      solid('bright', torque ? `${rect(gripEnd - 5, -w * 0.8, x - head * 1.2 - gripEnd, w * 1.6, 2)}` : shank, {
        shade: rect(0, w * 0.2, length, head),
        light: rect(0, -w * 0.5, x - head, w * 0.16),
      }) +
      (torque
        ? solid(
            'bright',
            shank.replace(`M${gripEnd - 5}`, `M${x - head * 1.9}`).replace(`L${gripEnd - 5}`, `L${x - head * 1.9}`),
            { shade: rect(0, w * 0.2, length, head) },
          )
        : '') +
      solid('bright', ellipse(x, 0, head), {
        shade: rect(x - head, head * 0.3, head * 2, head),
        light: rect(x - head, -head * 0.9, head * 2, head * 0.13),
      }) +
      solid('iron', ellipse(x, 0, head * 0.7)) +
      solid('steel', rect(x - square / 2, -square / 2, square, square, 1.5), {
        shade: rect(x - square / 2, square * 0.1, square, square),
      }) +
      solid('bright', ellipse(x, 0, square * 0.17)) +
      solid('brand', rect(torque ? 30 : 0, -w, gripEnd - (torque ? 30 : 0), w * 2, w * 0.8), {
        shade: rect(0, w * 0.34, length, w),
        light: rect(length * 0.04, -w * 0.7, gripEnd - length * 0.08, w * 0.2),
        patch: [['accent', rect(gripEnd - length * 0.05, -w, length, w * 2)]],
        fine: ribs,
      }) +
      (torque
        ? torqueParts(length, w * 2, w, torque)
        : label(drive, { x: length * 0.3, y: 0, size: w * 1.05, fill: 'white' })),
    box: { x: 0, y: -head, width: length, height: head * 2 },
    turn: -38,
    caption: torque ?? drive,
    share,
    measures: [
      { from: [0, head], to: [length, head], offset: -100, text: `${length}` },
      { from: [x - square / 2, -square / 2], to: [x + square / 2, -square / 2], offset: 150, text: drive },
    ],
    focus: { x: x - head * 0.2, y: 0, r: head * 1.6 },
  };
};
