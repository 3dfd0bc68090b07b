/** A point in millimetres, y downwards. */
export type Point = readonly [x: number, y: number];

/** Path of a rectangle with corner radius r. */
export const rect = (x: number, y: number, width: number, height: number, r = 0): string => {
  const c = Math.min(r, width / 2, height / 2);
  if (c === 0) return `M${x} ${y}h${width}v${height}h${-width}z`;
  const a = `a${c} ${c} 0 0 1`;
  return (
    `M${x + c} ${y}h${width - 2 * c}${a} ${c} ${c}v${height - 2 * c}${a} ${-c} ${c}` +
    `h${2 * c - width}${a} ${-c} ${-c}v${2 * c - height}${a} ${c} ${-c}z`
  );
};

/** Path of an ellipse; one radius makes a circle. */
export const ellipse = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`;

/** Path through straight points, closed. */
export const polygon = (...points: Point[]): string => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}z`;

/** Open path through straight points. */
export const polyline = (...points: Point[]): string => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`;

/** A point on a circle; angle in degrees, 0 to the right, clockwise on screen. */
export const onCircle = (cx: number, cy: number, r: number, degrees: number): Point => {
  const a = (degrees * Math.PI) / 180;
  return [cx + r * Math.cos(a), cy + r * Math.sin(a)];
};

/** Regular polygon (a hexagon head, say), one corner at the start angle. */
export const regular = (corners: number, cx: number, cy: number, r: number, start = 0): string =>
  polygon(...Array.from({ length: corners }, (_, i) => onCircle(cx, cy, r, start + (i * 360) / corners)));

/** Six soft lobes: the drive of wood screws and their bits. */
export const lobes = (cx: number, cy: number, r: number): string =>
  polygon(
    ...Array.from({ length: 48 }, (_, i) =>
      onCircle(cx, cy, r * (0.85 + 0.15 * Math.cos((i * 2 * Math.PI) / 8)), i * 7.5 - 90),
    ),
  );

/** Cross recess with tapered arms. */
export const cross = (cx: number, cy: number, r: number): string =>
  polygon(
    ...[0, 90, 180, 270].flatMap((a) => [
      onCircle(cx, cy, r, a - 9),
      onCircle(cx, cy, r, a + 9),
      onCircle(cx, cy, r * 0.38, a + 45),
    ]),
  );

/** Upright profile mirrored about the line x = axis: give the right side from top to bottom as [distance, y]. */
export const turned = (axis: number, ...side: Point[]): string =>
  polygon(...side.map(([d, y]): Point => [axis + d, y]), ...[...side].reverse().map(([d, y]): Point => [axis - d, y]));

/** Whole numbers from 0 up to, but not including, count. */
export const times = (count: number): number[] => Array.from({ length: Math.max(0, Math.round(count)) }, (_, i) => i);
