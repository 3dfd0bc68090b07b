import type { Drawing } from '../drawing.ts';
import { ellipse, onCircle, polygon, rect, times } from '../geometry.ts';
import { fine, label, place, solid } from '../ink.ts';
import type { Fill } from '../palette.ts';

/** Grit tones: coarse paper is darker than fine paper. */
const tone = (grit: number): Fill => (grit <= 60 ? 'brown' : grit <= 120 ? 'copper' : grit <= 220 ? 'orange' : 'rose');

const grains = (count: number, at: (i: number) => readonly [number, number], size: number): string =>
  fine(...times(count).map((i) => `M${at(i)[0].toFixed(1)} ${at(i)[1].toFixed(1)}h${size}`));

/** Evenly scattered share of a length, without randomness (additive recurrence). */
const scatter = (i: number, step: number): number => (0.5 + i * step) % 1;

/** Scatter without randomness: points of the golden-angle spiral. */
const spiral = (i: number, r: number, count: number): readonly [number, number] =>
  onCircle(0, 0, r * Math.sqrt((i + 0.5) / count), i * 137.508);

/** Hook-and-loop sanding disc with suction holes, a second one turned to show its back. */
export const sandingDisc = ({ diameter, holes, grit }: { diameter: number; holes: number; grit: number }): Drawing => {
  const r = diameter / 2;
  const rings =
    holes > 8
      ? [
          ...times(8).map((i) => onCircle(0, 0, r * 0.68, i * 45)),
          ...times(holes - 9).map((i) => onCircle(0, 0, r * 0.36, (i * 360) / (holes - 9) + 20)),
          onCircle(0, 0, 0, 0),
        ]
      : times(holes).map((i) => onCircle(0, 0, r * 0.64, (i * 360) / holes));
  const bore = rings.map(([x, y]) => ellipse(x, y, r * 0.085)).join('');
  const count = Math.round(40 + 3600 / grit);
  const dots = grains(count, (i) => spiral(i, r * 0.94, count), r * (grit < 100 ? 0.034 : 0.02));
  const back =
    solid('paper', `${ellipse(0, 0, r)}${bore}`, { shade: ellipse(r * 0.3, r * 0.3, r * 0.8) }) +
    label(`P ${grit}`, { x: r * 0.34, y: -r * 0.34, size: r * 0.26, fill: 'brand', weight: 700, turn: 45 });
  const front =
    solid(tone(grit), `${ellipse(0, 0, r)}${bore}`, { shade: polygon([-r, r], [r, -r * 0.1], [r, r]) }) +
    `<g>${dots}</g>`;
  return {
    svg: place(back, r * 0.62, -r * 0.5) + front,
    box: { x: -r, y: -r * 1.5, width: r * 2.62, height: r * 2.5 },
    caption: `P ${grit}`,
    share: 0.9,
    turn: 0,
    measures: [{ from: [-r, r], to: [r, r], offset: -60, text: `Ø ${diameter}` }],
  };
};

/** Sheet of abrasive paper with one corner turned over. */
export const sandingSheet = ({ grit }: { grit: number }): Drawing => {
  const [w, h] = [230, 280];
  const count = Math.round(60 + 9000 / grit);
  const dots = grains(
    count,
    (i) => [scatter(i, 0.7548776662) * 212 + 6, scatter(i, 0.5698402909) * 256 + 8],
    grit < 100 ? 4 : 2.4,
  );
  return {
    svg:
      solid('paper', `M14 12H${w + 14}V${h + 12}H14z`) +
      solid(tone(grit), `M0 0H${w}V${h - 64}L${w - 60} ${h}H0z`, {
        shade: polygon([0, h * 0.8], [w, h * 0.5], [w, h], [0, h]),
      }) +
      `<g>${dots}</g>` +
      solid('paper', `M${w} ${h - 64}L${w - 60} ${h}C${w - 64} ${h - 30} ${w - 50} ${h - 66} ${w} ${h - 64}z`, {
        shade: polygon([w - 60, h], [w, h - 64], [w - 30, h - 60]),
      }) +
      solid('paper', rect(40, 96, 120, 64, 6)) +
      label(`P ${grit}`, { x: 100, y: 128, size: 42, fill: 'brand', weight: 700, fit: 104 }),
    box: { x: 0, y: 0, width: w + 14, height: h + 12 },
    turn: -9,
    share: 0.9,
    measures: [
      { from: [0, 0], to: [w, 0], offset: 70, text: `${w}` },
      { from: [0, h], to: [0, 0], offset: -80, text: `${h}` },
    ],
  };
};

/** Economy roll of abrasive cloth, partly unrolled. */
export const sandingRoll = ({ grit, width }: { grit: number; width: number }): Drawing => {
  const w = width;
  const count = Math.round(50 + 5200 / grit);
  const dots = grains(
    count,
    (i) => [104 + scatter(i, 0.7548776662) * 146, 64 + (scatter(i, 0.5698402909) - 0.5) * (w - 14)],
    grit < 100 ? 4 : 2.4,
  );
  return {
    svg:
      solid(
        tone(grit),
        `M60 ${64 - w / 2}H238C252 ${64 - w / 2} 256 ${58 - w / 2} 262 ${52 - w / 2}V${52 + w / 2}C256 ${58 + w / 2} 252 ${64 + w / 2} 238 ${64 + w / 2}H60z`,
        { shade: polygon([60, 84], [270, 84], [270, 200], [60, 200]) },
      ) +
      `<g>${dots}</g>` +
      solid(tone(grit), rect(0, 60 - w / 2, 96, w + 4, 4), {
        shade: rect(60, 0, 40, 200),
        light: rect(14, 0, 9, 200),
      }) +
      solid('paper', ellipse(48, 60 - w / 2, 48, 15), {
        fine: [ellipse(48, 60 - w / 2, 38, 11.6), ellipse(48, 60 - w / 2, 29, 8.6)],
      }) +
      solid('ink', ellipse(48, 60 - w / 2, 19, 5.4)) +
      solid('paper', rect(14, 44, 68, 42, 4)) +
      label(`P ${grit}`, { x: 48, y: 65, size: 25, fill: 'brand', weight: 700, fit: 60 }),
    box: { x: 0, y: 44 - w / 2, width: 262, height: w + 24 },
    turn: -6,
    caption: `${width} mm`,
    measures: [{ from: [0, 62 + w / 2], to: [0, 60 - w / 2], offset: -80, text: `${width}` }],
  };
};
