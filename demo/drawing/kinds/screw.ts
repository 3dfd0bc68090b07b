import { type Drawing, figure } from '../drawing.ts';
import { cross, ellipse, lobes, polygon, rect, regular, times } from '../geometry.ts';
import { fine, label, place, solid } from '../ink.ts';
import type { Fill } from '../palette.ts';

/** A screw or bolt; measures in mm. */
export type Screw = {
  diameter: number;
  length: number;
  head: 'countersunk' | 'pan' | 'hex' | 'cylinder' | 'drilling';
  finish: Fill;
  /** Length of the thread; wood screws often have a plain shank below the head. */
  thread?: number;
  point: 'wood' | 'blunt' | 'drill' | 'cut';
  drive: 'torx' | 'hex' | 'cross' | 'socket';
  share?: number | undefined;
};

const heads = (kind: Screw['head'], d: number): { path: string; height: number; wide: number } => {
  if (kind === 'countersunk')
    return {
      path: polygon(
        [-d * 0.1, -d],
        [d * 0.02, -d],
        [d * 0.62, -d * 0.5],
        [d * 0.62, d * 0.5],
        [d * 0.02, d],
        [-d * 0.1, d],
      ),
      height: d * 0.1,
      wide: d,
    };
  if (kind === 'pan' || kind === 'drilling')
    return {
      path: `M0 ${-d}H${-d * 0.2}C${-d * 0.62} ${-d * 0.8} ${-d * 0.62} ${d * 0.8} ${-d * 0.2} ${d}H0z`,
      height: d * 0.6,
      wide: d,
    };
  if (kind === 'hex')
    return {
      path: polygon(
        [-d * 0.66, -d * 0.76],
        [-d * 0.6, -d * 0.87],
        [0, -d * 0.87],
        [0, d * 0.87],
        [-d * 0.6, d * 0.87],
        [-d * 0.66, d * 0.76],
      ),
      height: d * 0.66,
      wide: d * 0.87,
    };
  return { path: rect(-d, -d * 0.75, d, d * 1.5, d * 0.1), height: d, wide: d * 0.75 };
};

const threadLines = (x0: number, x1: number, r: number, pitch: number): string =>
  polygon(
    ...times(Math.floor((x1 - x0) / pitch)).flatMap((i) => [
      [x0 + i * pitch, -r * 0.78] as const,
      [x0 + (i + 0.5) * pitch, -r] as const,
    ]),
    [x1, -r * 0.78],
    [x1, r * 0.78],
    ...times(Math.floor((x1 - x0) / pitch))
      .reverse()
      .flatMap((i) => [[x0 + (i + 0.8) * pitch, r] as const, [x0 + (i + 0.3) * pitch, r * 0.78] as const]),
  );

const driveFace = (s: Screw, r: number): string => {
  const face =
    s.head === 'hex'
      ? solid(s.finish, regular(6, 0, 0, r, 30), {
          fine: ellipse(0, 0, r * 0.8),
          shade: polygon([r * 0.2, -r], [r, -r], [r, r], [-r * 0.3, r]),
        })
      : solid(s.finish, ellipse(0, 0, r), {
          shade: polygon([r * 0.5, -r], [r, -r], [r, r], [-r * 0.6, r]),
          light: ellipse(-r * 0.4, -r * 0.45, r * 0.22),
        });
  const recess = {
    torx: lobes(0, 0, r * 0.52),
    cross: cross(0, 0, r * 0.56),
    socket: regular(6, 0, 0, r * 0.52, 0),
    hex: '',
  }[s.drive];
  return face + (recess ? solid('ink', recess) : label('8.8', { x: 0, y: 0, size: r * 0.5, weight: 700 }));
};

/** Screw or bolt, head left, point right, with its head seen from above beside it. */
export const screw = (s: Screw): Drawing => {
  const { diameter: d, length, finish, point, share } = s;
  const { path, height, wide } = heads(s.head, d);
  const r = d / 2;
  const metric = point === 'blunt';
  const pitch = d * (metric ? 0.26 : 0.44);
  const tip = point === 'wood' || point === 'cut' ? d * 1.3 : point === 'drill' ? d * 1.2 : d * 0.14;
  const start = Math.max(d * (s.head === 'countersunk' ? 0.62 : 0.05), length - (s.thread ?? length));
  const end = length - tip;
  const cone = {
    wood: polygon([end, -r * 0.8], [length, 0], [end, r * 0.8]),
    cut: polygon([end, -r * 0.8], [length, 0], [end, r * 0.8]),
    drill: polygon(
      [end, -r * 0.74],
      [length - r * 0.7, -r * 0.74],
      [length, 0],
      [length - r * 0.7, r * 0.74],
      [end, r * 0.74],
    ),
    blunt: polygon([end, -r * 0.9], [length, -r * 0.7], [length, r * 0.7], [end, r * 0.9]),
  }[point];
  const faceR = wide * 1.25;
  return {
    svg:
      (start > d * 0.7
        ? solid(finish, rect(0, -r * 0.74, start + 1, r * 1.48), {
            shade: rect(0, r * 0.2, start + 1, r),
            light: rect(0, -r * 0.5, start + 1, r * 0.2),
          })
        : '') +
      solid(finish, cone, {
        shade: rect(end, 0, tip + 1, r),
        fine:
          point === 'drill'
            ? `M${end} ${r * 0.6}L${length} ${-r * 0.2}`
            : times(2).map((i) => `M${end + (i + 0.4) * pitch} ${-r}l${pitch * 0.4} ${r * 2}`),
      }) +
      solid(finish, threadLines(start, end, r, pitch), {
        shade: rect(start, r * 0.15, length, r),
        light: rect(start, -r * 0.6, length, r * 0.18),
        fine: times(Math.floor((end - start) / pitch)).map(
          (i) => `M${start + (i + 0.5) * pitch} ${-r}l${-pitch * 0.24} ${r * 2}`,
        ),
      }) +
      solid(finish, path, {
        shade: rect(-d * 2, d * 0.25, d * 4, d),
        light: rect(-d * 2, -wide * 0.7, d * 4, wide * 0.18),
        fine:
          s.head === 'hex'
            ? [`M-${d} ${-d * 0.4}H0`, `M-${d} ${d * 0.4}H0`]
            : s.head === 'cylinder'
              ? times(8).map((i) => `M${-d * 0.9 + i * d * 0.1} ${-d}v${d * 2}`)
              : [],
      }) +
      place(driveFace(s, faceR), length * 0.44 - height, -Math.max(length * 0.2, faceR * 1.7) - r),
    box: {
      x: -height,
      y: -Math.max(length * 0.2, faceR * 1.7) - r - faceR,
      width: length + height,
      height: Math.max(length * 0.2, faceR * 1.7) + r + faceR + wide,
    },
    turn: -38,
    caption: metric ? `M ${d} × ${length}` : `${figure(d)} × ${length} mm`,
    share,
    measures: [
      { from: [s.head === 'countersunk' ? -height : 0, wide], to: [length, wide], offset: -80, text: `${length}` },
      { from: [end, -r], to: [end, r], offset: -90 - tip, text: metric ? `M ${d}` : `Ø ${figure(d)}` },
    ],
  };
};

/** Threaded rod, sold by the metre; drawn as a cut length with a break line. */
export const threadedRod = ({ diameter }: { diameter: number }): Drawing => {
  const r = 2 + diameter * 0.5;
  const body = (from: number, to: number): string =>
    solid('zinc', threadLines(from, to, r, 3.4), {
      shade: rect(from, r * 0.15, to - from, r),
      light: rect(from, -r * 0.6, to - from, r * 0.2),
      fine: times(Math.floor((to - from) / 3.4)).map((i) => `M${from + (i + 0.5) * 3.4} ${-r}l-1 ${r * 2}`),
    });
  return {
    svg:
      body(0, 78) +
      body(86, 170) +
      fine(
        `M80 ${-r - 5}q4 ${r * 0.6} 0 ${r + 5}q-4 ${r * 0.6} 0 ${r + 5}`,
        `M84 ${-r - 5}q4 ${r * 0.6} 0 ${r + 5}q-4 ${r * 0.6} 0 ${r + 5}`,
      ) +
      place(
        solid('zinc', ellipse(0, 0, r), {
          fine: ellipse(0, 0, r * 0.76),
          shade: polygon([r * 0.3, -r], [r, -r], [r, r], [-r * 0.5, r]),
        }),
        122,
        -r * 2.6 - 12,
      ),
    box: { x: 0, y: -r * 3.6 - 12, width: 170, height: r * 4.8 + 14 },
    turn: -36,
    caption: `M ${diameter}`,
  };
};
