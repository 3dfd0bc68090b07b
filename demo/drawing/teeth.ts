import type { Point } from './geometry.ts';

/**
 * Points of a saw-tooth line from a to b: teeth of the given pitch and depth, to the right of the direction of travel.
 */
export const teeth = (a: Point, b: Point, pitch: number, depth: number, rake = 0.15): Point[] => {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const [ux, uy] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  const count = Math.max(1, Math.round(length / pitch));
  const step = length / count;
  const at = (s: number, d: number): Point => [a[0] + ux * s - uy * d, a[1] + uy * s + ux * d];
  return Array.from({ length: count }, (_, i) => [at(i * step, 0), at(i * step + step * rake, depth)])
    .flat()
    .concat([b]);
};
