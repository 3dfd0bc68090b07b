import type { Point } from './geometry.ts';
import { solid } from './ink.ts';
import type { Fill } from './palette.ts';

/** A station of a band: where its centre line passes and its half width there, mm. */
export type Station = readonly [x: number, y: number, half: number];

/** Stations on an arc about (cx, cy); angles in degrees, clockwise on screen. */
export const bend = (cx: number, cy: number, r: number, from: number, to: number, half: number): Station[] =>
  [0, 0.25, 0.5, 0.75, 1].map((t): Station => {
    const a = ((from + (to - from) * t) * Math.PI) / 180;
    return [cx + r * Math.cos(a), cy + r * Math.sin(a), half];
  });

const STEPS = 9;

/** One coordinate of a Catmull-Rom curve between b and c. */
const spline = (a: number, b: number, c: number, d: number, t: number): number =>
  0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);

const samples = (stations: readonly Station[]): Station[] => {
  const last = stations[stations.length - 1];
  if (!last) return [];
  const points: Station[] = [];
  for (let i = 0; i + 1 < stations.length; i += 1) {
    const b = stations[i] ?? last;
    const c = stations[i + 1] ?? last;
    const a = stations[i - 1] ?? b;
    const d = stations[i + 2] ?? c;
    for (let step = 0; step < STEPS; step += 1) {
      const t = step / STEPS;
      points.push([
        spline(a[0], b[0], c[0], d[0], t),
        spline(a[1], b[1], c[1], d[1], t),
        spline(a[2], b[2], c[2], d[2], t),
      ]);
    }
  }
  return [...points, last];
};

/** The curve at k half widths to the right of the centre line (k = -1: left edge). */
const offset = (points: readonly Station[], k: number): Point[] =>
  points.map(([x, y, half], i): Point => {
    const before = points[i - 1] ?? points[i] ?? [x, y, half];
    const after = points[i + 1] ?? points[i] ?? [x, y, half];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(dx, dy) || 1;
    return [x + (-dy / length) * half * k, y + (dx / length) * half * k];
  });

const through = (points: Point[]): string => points.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L');

/** Closed path of the part of a band between two offsets, in half widths. */
export const strip = (stations: readonly Station[], from = -1, to = 1): string => {
  const points = samples(stations);
  return `M${through(offset(points, from))}L${through(offset(points, to).reverse())}z`;
};

/**
 * A curved band of changing width with shade on one edge (1 right, -1 left of its direction) and light on the other.
 */
export const band = (fill: Fill, stations: readonly Station[], dark: 1 | -1 = 1): string =>
  solid(fill, strip(stations), {
    shade: strip(stations, 0.3 * dark, dark),
    light: strip(stations, -0.65 * dark, -0.4 * dark),
  });
