import type { Drawing } from '../drawing.ts';
import { polygon, rect, times } from '../geometry.ts';
import { fine, label, place, solid } from '../ink.ts';

/** Pocket tape: case with a length of tape drawn out to the left. */
export const tapeMeasure = ({ metres, size, width }: { metres: number; size: number; width: number }): Drawing => {
  const s = size;
  const out = s * 1.5;
  const marks = times(Math.floor(out / 5)).map(
    (i) => `M${-i * 5} ${s - width * 0.2}v${i % 2 === 0 ? -width * 0.55 : -width * 0.32}`,
  );
  const numbers = times(Math.floor(out / 10)).map((i) =>
    label(`${Math.floor(out / 10) - i}`, {
      x: -i * 10 - 7,
      y: s - width * 0.2 - width * 0.3,
      size: width * 0.34,
      weight: 600,
    }),
  );
  const tape = solid('yellow', rect(-out, s - width - 1, out + 10, width - 1), {
    shade: rect(-out, s - width * 0.3, out + 10, width),
  });
  const hook = solid(
    'steel',
    polygon([-out - 2, s - width - 4], [-out + 6, s - width - 4], [-out + 6, s + 6], [-out - 4, s + 6], [-out - 4, s]),
  );
  const body = `M0 ${s * 0.3}C0 ${s * 0.1} ${s * 0.12} 0 ${s * 0.34} 0H${s * 0.72}C${s * 0.94} 0 ${s * 1.06} ${s * 0.14} ${s * 1.06} ${s * 0.38}V${s * 0.84}Q${s * 1.06} ${s} ${s * 0.9} ${s}H${s * 0.06}Q0 ${s} 0 ${s * 0.92}z`;
  return {
    svg:
      tape +
      fine(...marks) +
      numbers.join('') +
      hook +
      solid('brand', body, {
        shade: rect(0, s * 0.82, s * 1.2, s),
        light: `M${s * 0.06} ${s * 0.3}C${s * 0.08} ${s * 0.14} ${s * 0.16} ${s * 0.07} ${s * 0.34} ${s * 0.07}H${s * 0.7}V${s * 0.11}H${s * 0.36}C${s * 0.2} ${s * 0.11} ${s * 0.12} ${s * 0.18} ${s * 0.1} ${s * 0.3}z`,
        patch: [
          [
            'black',
            `M${s * 0.78} -5H${s * 1.2}V${s * 1.1}H${s * 0.92}C${s * 0.7} ${s * 0.7} ${s * 0.7} ${s * 0.4} ${s * 0.78} -5z`,
          ],
        ],
      }) +
      solid('black', rect(s * 0.1, -s * 0.06, s * 0.3, s * 0.1, 3)) +
      solid(
        'paper',
        `M${s * 0.12} ${s * 0.52}a${s * 0.31} ${s * 0.31} 0 1 1 ${s * 0.62} 0a${s * 0.31} ${s * 0.31} 0 1 1 ${-s * 0.62} 0z`,
      ) +
      label(`${metres} m`, { x: s * 0.43, y: s * 0.53, size: s * 0.27, weight: 700, fit: s * 0.52 }),
    box: { x: -out - 4, y: -s * 0.06, width: out + s * 1.12, height: s * 1.14 },
    turn: -8,
    measures: [
      { from: [0, 0], to: [s * 1.06, 0], offset: 90, text: `${Math.round(s * 1.06)}` },
      { from: [-out, s], to: [-out, s - width], offset: -80, text: `${width}` },
    ],
    focus: { x: -s * 0.2, y: s * 0.6, r: s * 0.62 },
  };
};

/** Folding rule, half unfolded in a zigzag. */
export const foldingRule = ({ tone }: { tone: 'beech' | 'yellow' | 'white' }): Drawing => {
  const leg = 200;
  const marks = times(19).map((i) => `M${(i + 1) * 10} -9v${i % 5 === 4 ? 11 : 7}`);
  const numbers = times(9).map((i) => label(`${(i + 1) * 2}`, { x: (i + 1) * 20, y: 4, size: 8.5, weight: 600 }));
  const one =
    solid(tone, rect(-8, -9, leg + 16, 18, 3), { shade: rect(-8, 5, leg + 16, 6), fine: marks }) +
    numbers.join('') +
    [0, leg].map((x) => solid('brass', rect(x - 5, -5, 10, 10, 5))).join('');
  const turn = [62, -62, 62, -62];
  let [x, y] = [0, 0];
  const parts = turn.map((a, i) => {
    const part = place(one, x, y, a + i * 0);
    x += leg * Math.cos((a * Math.PI) / 180);
    y += leg * Math.sin((a * Math.PI) / 180);
    return part;
  });
  return {
    svg: parts.join(''),
    box: { x: -10, y: -10, width: x + 20, height: 200 },
    turn: -6,
    caption: '2 m',
    focus: { x: 90, y: 150, r: 50 },
  };
};
