import type { Drawing } from '../drawing.ts';
import { ellipse, onCircle, type Point, polygon, rect, times } from '../geometry.ts';
import { fine, label, place, solid } from '../ink.ts';
import { teeth } from '../teeth.ts';

/** A circular saw blade: diameter and bore in mm, number of teeth, printed use. */
export type SawBlade = { diameter: number; bore: number; teeth: number; use: string; share?: number | undefined };

/** Circular saw blade with carbide tips, expansion slots and printed data. */
export const sawBlade = ({ diameter, bore, teeth: z, use, share }: SawBlade): Drawing => {
  const r = diameter / 2;
  const step = 360 / z;
  const gullet = Math.min(0.09, 1.5 / z + 0.02);
  const rim = times(z).flatMap((i): Point[] => [
    onCircle(0, 0, r, i * step),
    onCircle(0, 0, r * (1 - gullet * 0.25), i * step + step * 0.38),
    onCircle(0, 0, r * (1 - gullet), i * step + step * 0.62),
    onCircle(0, 0, r * (1 - gullet), i * step + step * 0.86),
  ]);
  const tips = times(z).map((i) =>
    solid(
      'brass',
      polygon(
        onCircle(0, 0, r * 1.012, i * step - step * 0.02),
        onCircle(0, 0, r * 1.008, i * step + step * 0.2),
        onCircle(0, 0, r * (1 - gullet * 0.6), i * step + step * 0.14),
        onCircle(0, 0, r * (1 - gullet * 0.6), i * step - step * 0.06),
      ),
    ),
  );
  const slots = [40, 130, 220, 310].map((a) => {
    const [x0, y0] = onCircle(0, 0, r * (1 - gullet), a);
    const [x1, y1] = onCircle(0, 0, r * 0.8, a + 4);
    return `M${x0} ${y0}L${x1} ${y1}`;
  });
  return {
    svg:
      solid('bright', `${polygon(...rim)}${ellipse(0, 0, bore / 2)}`, {
        shade: [`M0 0L${r} ${r * 0.2}L${r} ${r}L${r * 0.2} ${r}z`],
        light: `M0 0L${-r} ${-r * 0.3}L${-r} ${-r * 0.8}z`,
        fine: [ellipse(0, 0, r * 0.34), ellipse(0, 0, bore / 2 + 3)],
      }) +
      tips.join('') +
      fine(...slots) +
      slots
        .map((_, i) =>
          solid(
            'ground',
            ellipse(
              ...onCircle(0, 0, r * 0.8, [40, 130, 220, 310][i] === undefined ? 0 : ([40, 130, 220, 310][i] ?? 0) + 4),
              r * 0.018,
            ),
          ),
        )
        .join('') +
      solid('brand', `${ellipse(0, 0, r * 0.62)}${ellipse(0, 0, r * 0.36)}`) +
      label(`Z ${z}`, { x: 0, y: -r * 0.49, size: r * 0.18, fill: 'white', weight: 700 }) +
      label(`${diameter} × ${bore}`, { x: 0, y: r * 0.49, size: r * 0.14, fill: 'white', weight: 600, fit: r * 0.7 }),
    box: { x: -r, y: -r, width: diameter, height: diameter },
    turn: -8,
    caption: use,
    share: share ?? 0.9,
    measures: [
      { from: [-r, r], to: [r, r], offset: -70, text: `Ø ${diameter}` },
      { from: [-bore / 2, 0], to: [bore / 2, 0], offset: 40, text: `Ø ${bore}` },
    ],
    focus: { x: r * 0.72, y: -r * 0.2, r: r * 0.46 },
  };
};

/** Jigsaw blades, five fanned out on a card. */
export const jigsawBlades = ({
  length,
  pitch,
  use,
  code,
}: {
  length: number;
  pitch: number;
  use: string;
  code: string;
}): Drawing => {
  const one =
    solid(
      'steel',
      polygon(
        [0, -8],
        [10, -11],
        [20, -11],
        [20, -6],
        [length, -5],
        [length, 3],
        ...teeth([length - 6, 4], [26, 4], Math.max(2, pitch * 1.2), -Math.max(1.4, pitch * 0.6)),
        [20, 5],
        [20, 8],
        [10, 8],
        [0, 4],
      ),
      { shade: rect(0, 0, length, 10), light: rect(20, -4, length, 1.4), patch: [['accent', rect(0, -12, 18, 24)]] },
    ) + label(code, { x: length * 0.46, y: -1, size: 6 });
  const fan = times(5).map((i) => place(one, 18, 46 + i * 19, 0));
  return {
    svg:
      solid('carton', rect(0, 0, length + 36, 140, 5), {
        patch: [['brand', rect(0, 0, length + 40, 30)]],
        shade: rect(0, 136, length + 40, 6),
      }) +
      label(use, { x: 10, y: 15, size: 15, anchor: 'start', fill: 'white', weight: 700, fit: length * 0.7 }) +
      label('5 Stück', { x: length + 28, y: 15, size: 11, anchor: 'end', fill: 'white' }) +
      fan.join(''),
    box: { x: 0, y: 0, width: length + 36, height: 140 },
    turn: -10,
    share: 0.9,
    focus: { x: length * 0.62, y: 64, r: 30 },
  };
};
