import type { Drawing } from '../drawing.ts';
import { ellipse, polygon, rect, times } from '../geometry.ts';
import { fine, label, solid } from '../ink.ts';

/** A square: both legs in mm, and what its stock is made of (plain: of one piece). */
export type Square = {
  leg: number;
  short: number;
  stock: 'walnut' | 'steel' | 'plain' | 'alu';
  share?: number | undefined;
};

const scale = (length: number): string[] =>
  times(Math.floor(length / (length > 400 ? 10 : 5)) - 2).map(
    (i) => `M${(i + 2) * (length > 400 ? 10 : 5)} 0v${i % 2 === 0 ? 12 : 7}`,
  );

/** Try square: blade to the right, stock down; plain is a carpenter's square of one piece. */
export const square = ({ leg, short, stock, share }: Square): Drawing => {
  const b = stock === 'plain' ? 36 : Math.max(26, leg * 0.12);
  const every = leg > 400 ? 50 : 20;
  const numbers = times(Math.floor(leg / every) - 1).map((i) =>
    label(`${((i + 1) * every) / 10}`, { x: (i + 1) * every, y: b * 0.68, size: Math.max(8, leg * 0.034) }),
  );
  const holes =
    stock === 'plain' ? times(Math.floor(leg / 60)).map((i) => solid('ground', ellipse(50 + i * 60, b - 8, 2.6))) : [];
  const blade = solid('bright', rect(0, 0, leg, b, 1), { shade: rect(0, b * 0.8, leg, b), fine: scale(leg) });
  const w = stock === 'plain' ? b : b * 1.06;
  const body = stock === 'walnut' ? 'walnut' : stock === 'alu' ? 'brand' : stock === 'plain' ? 'bright' : 'iron';
  const rivets =
    stock === 'walnut'
      ? [0.2, 0.5, 0.8].map((k) => solid('brass', ellipse(w * (k === 0.5 ? 0.68 : 0.36), b * k, 3.4)))
      : [];
  const plate = stock === 'walnut' ? solid('brass', rect(w - 4, 0, 4, short)) : '';
  return {
    svg:
      blade +
      numbers.join('') +
      holes.join('') +
      solid(body, rect(0, 0, w, short, stock === 'plain' ? 1 : 3), {
        shade: polygon([w * 0.66, b * 0.6], [w, b * 0.6], [w, short], [w * 0.66, short]),
        light: rect(w * 0.12, 4, w * 0.1, short - 8),
      }) +
      plate +
      rivets.join('') +
      (stock === 'plain'
        ? fine(...times(Math.floor(short / 5) - 4).map((i) => `M0 ${(i + 3) * 5}h${i % 2 === 0 ? 7 : 12}`))
        : '') +
      label(`${leg}`, {
        x: w / 2,
        y: short * 0.62,
        size: w * 0.5,
        fill: stock === 'plain' ? 'brand' : 'white',
        weight: 700,
        turn: -90,
      }),
    box: { x: 0, y: 0, width: leg, height: short },
    turn: -14,
    caption: `${leg} × ${short} mm`,
    share,
    measures: [
      { from: [0, 0], to: [leg, 0], offset: 90, text: `${leg}` },
      { from: [0, short], to: [0, 0], offset: -90, text: `${short}` },
    ],
    focus: { x: b * 0.9, y: b * 0.9, r: b * 1.5 },
  };
};
