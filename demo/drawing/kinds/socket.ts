import { type Drawing, figure } from '../drawing.ts';
import { ellipse, rect, regular } from '../geometry.ts';
import { label, solid } from '../ink.ts';

/** A socket: width across flats, outer diameter and length, mm. */
export type Socket = { size: number; outer: number; length: number; share?: number | undefined };

/** Hexagon socket, standing with the drive end down; the opening is seen from above. */
export const socket = ({ size, outer, length, share }: Socket): Drawing => {
  const r = outer / 2;
  const tilt = 0.34;
  const drive = 11;
  const body = `M${-r} 0V${length * 0.52}C${-r} ${length * 0.6} ${-drive} ${length * 0.58} ${-drive} ${length * 0.66}V${length}A${drive} ${drive * tilt} 0 0 0 ${drive} ${length}V${length * 0.66}C${drive} ${length * 0.58} ${r} ${length * 0.6} ${r} ${length * 0.52}V0z`;
  const hex = regular(6, 0, 0, (size / 2) * 1.155, 0).replace(
    /(-?[\d.e-]+) (-?[\d.e-]+)/g,
    (_, x: string, y: string) => `${x} ${Number(y) * tilt}`,
  );
  const wide = Math.max(r, drive);
  return {
    svg:
      solid('bright', body, {
        shade: rect(wide * 0.25, -r, wide, length * 2),
        light: rect(-wide * 0.72, 0, wide * 0.22, length),
        fine: [
          `M${-drive} ${length * 0.76}A${drive} ${drive * tilt} 0 0 0 ${drive} ${length * 0.76}`,
          `M${-drive} ${length * 0.84}A${drive} ${drive * tilt} 0 0 0 ${drive} ${length * 0.84}`,
        ],
        patch: [
          [
            'brand',
            `M${-drive} ${length * 0.76}A${drive} ${drive * tilt} 0 0 0 ${drive} ${length * 0.76}V${length * 0.84}A${drive} ${drive * tilt} 0 0 1 ${-drive} ${length * 0.84}z`,
          ],
        ],
      }) +
      solid('bright', ellipse(0, 0, r, r * tilt), { shade: ellipse(r * 0.2, 0, r * 0.9, r * tilt) }) +
      solid('ink', hex) +
      label(`${size}`, { x: 0, y: length * 0.36, size: Math.min(r * 0.8, length * 0.24), weight: 700 }),
    box: { x: -wide, y: -r * tilt, width: wide * 2, height: length + r * tilt + drive * tilt },
    stands: true,
    share,
    measures: [
      { from: [-wide, length], to: [-wide, 0], offset: -110, text: figure(length) },
      { from: [-r, -r * tilt], to: [r, -r * tilt], offset: 90, text: `Ø ${figure(outer)}` },
    ],
  };
};
