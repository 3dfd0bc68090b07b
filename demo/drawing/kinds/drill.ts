import { type Drawing, figure } from '../drawing.ts';
import { polygon, rect, times } from '../geometry.ts';
import { fine, label, solid } from '../ink.ts';
import type { Fill } from '../palette.ts';

/** A drill bit. */
export type Drill = {
  /** Nominal diameter, total length and flute length, mm. */
  diameter: number;
  length: number;
  flutes: number;
  /** What it bores decides the point and the shank. */
  kind: 'metal' | 'cobalt' | 'brad' | 'auger' | 'masonry';
  share?: number | undefined;
};

/** Helical flutes as seen from the side: slanting dark lens shapes with a light land beside each. */
const helix = (
  x0: number,
  x1: number,
  r: number,
  pitch: number,
): { shade: string[]; light: string[]; fine: string[] } => {
  const turns = times(Math.ceil((x1 - x0) / pitch) + 2);
  const lens = (x: number, a: number, b: number): string =>
    `M${x + a} ${-r}C${x + a + pitch * 0.16} ${-r * 0.3} ${x + a + pitch * 0.3} ${r * 0.3} ${x + a + pitch * 0.46} ${r}H${x + b + pitch * 0.46}C${x + b + pitch * 0.3} ${r * 0.3} ${x + b + pitch * 0.16} ${-r * 0.3} ${x + b} ${-r}z`;
  return {
    shade: turns.map((i) => lens(x0 - pitch + i * pitch, 0, pitch * 0.36)),
    light: turns.map((i) => lens(x0 - pitch + i * pitch, pitch * 0.52, pitch * 0.64)),
    fine: turns.flatMap((i) =>
      [0, pitch * 0.36].map(
        (s) =>
          `M${x0 - pitch + i * pitch + s} ${-r}C${x0 - pitch + i * pitch + s + pitch * 0.16} ${-r * 0.3} ${x0 - pitch + i * pitch + s + pitch * 0.3} ${r * 0.3} ${x0 - pitch + i * pitch + s + pitch * 0.46} ${r}`,
      ),
    ),
  };
};

const tip = (kind: Drill['kind'], x: number, r: number): string => {
  if (kind === 'brad')
    return solid(
      'bright',
      polygon(
        [x - r * 0.2, -r],
        [x + r * 0.5, -r],
        [x + r * 0.2, -r * 0.22],
        [x + r * 1.3, 0],
        [x + r * 0.2, r * 0.22],
        [x + r * 0.5, r],
        [x - r * 0.2, r],
      ),
    );
  if (kind === 'auger')
    return solid(
      'steel',
      polygon(
        [x - r * 0.2, -r],
        [x + r * 0.3, -r],
        [x + r * 0.3, -r * 0.34],
        [x + r * 2.2, 0],
        [x + r * 0.3, r * 0.34],
        [x + r * 0.3, r],
        [x - r * 0.2, r],
      ),
      { fine: times(6).map((i) => `M${x + r * (0.4 + i * 0.28)} ${-r}l${r * 0.2} ${r * 2}`) },
    );
  if (kind === 'masonry')
    return solid(
      'iron',
      polygon(
        [x - r * 1.6, -r * 1.1],
        [x - r * 0.1, -r * 1.1],
        [x + r * 0.8, 0],
        [x - r * 0.1, r * 1.1],
        [x - r * 1.6, r * 1.1],
      ),
      { light: polygon([x - r * 1.6, -r * 1.1], [x, -r * 1.1], [x + r * 0.3, -r * 0.5], [x - r * 1.6, -r * 0.5]) },
    );
  return solid('bright', polygon([x - r * 0.1, -r], [x + r * 0.9, 0], [x - r * 0.1, r]), {
    shade: rect(x - r, 0, r * 3, r),
  });
};

const shank = (kind: Drill['kind'], x: number, r: number): string => {
  if (kind === 'masonry')
    return (
      solid('steel', rect(0, -5 * 1.2, 42, 12, 2), { shade: rect(0, 2, 44, 12), fine: ['M6 -3H34', 'M6 3H34'] }) +
      solid('steel', polygon([41, -5], [46, -r * 0.72], [x + 2, -r * 0.72], [x + 2, r * 0.72], [46, r * 0.72], [41, 5]))
    );
  if (kind === 'auger')
    return (
      solid('steel', rect(0, -6, 36, 12, 1), { shade: rect(0, 2, 40, 10), fine: ['M0 -2.5H36', 'M0 2.5H36'] }) +
      solid('steel', rect(35, -r * 0.5, x - 33, r))
    );
  return solid('steel', rect(0, -r, x + 1, r * 2, Math.min(1, r * 0.3)), {
    shade: rect(0, r * 0.25, x + 4, r),
    light: rect(0, -r * 0.7, x + 4, r * 0.3),
  });
};

const BODY: Record<Drill['kind'], Fill> = {
  metal: 'bright',
  cobalt: 'brass',
  brad: 'steel',
  auger: 'steel',
  masonry: 'steel',
};

/** Drill for metal, wood or masonry: shank left, point right. Thin ones are drawn thicker than true. */
export const drill = ({ diameter, length, flutes, kind, share }: Drill): Drawing => {
  const r = Math.max(diameter, length * 0.07) / 2;
  const x0 = length - flutes;
  const x1 = length - r * (kind === 'auger' ? 2.2 : 0.9);
  const size = figure(diameter);
  return {
    svg:
      shank(kind, x0, r) +
      solid(
        BODY[kind],
        rect(x0, -r, x1 - x0, r * 2),
        helix(x0, x1, r, r * (kind === 'auger' ? 5.6 : kind === 'masonry' ? 4.6 : 5)),
      ) +
      tip(kind, x1, r) +
      (kind === 'metal' || kind === 'cobalt' || kind === 'brad'
        ? label(size, { x: x0 * 0.5, y: 0, size: r * 1.15, fit: x0 * 0.7, weight: 700 })
        : solid('brand', rect(kind === 'masonry' ? 48 : 40, -r * 0.9, Math.max(6, x0 * 0.12), r * 1.8, 1))) +
      fine(`M${x0} ${-r}V${r}`),
    box: { x: 0, y: -Math.max(r, 6), width: length, height: 2 * Math.max(r, 6) },
    turn: -42,
    caption: `Ø ${size} mm`,
    share,
    measures: [
      { from: [x0, r], to: [length, r], offset: -80, text: figure(flutes, 0) },
      { from: [0, -r], to: [length, -r], offset: 160, text: figure(length, 0) },
      { from: [x1, -r], to: [x1, r], offset: 100, text: `Ø ${size}` },
    ],
    focus: { x: length - r * 4, y: 0, r: r * 5.5 },
  };
};
