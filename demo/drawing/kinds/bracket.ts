import type { Drawing } from '../drawing.ts';
import { polygon, rect } from '../geometry.ts';
import { fine, solid } from '../ink.ts';

const hole = (x: number, y: number, skew: number, r = 2.6): string =>
  solid(
    'ink',
    `M${x - r} ${y}c0 ${-r * 1.3} ${r * 2} ${-r * 1.3 + skew} ${r * 2} 0c0 ${r * 1.3} ${-r * 2} ${r * 1.3 + skew} ${-r * 2} 0z`,
  );

/** Angle connector of galvanised sheet, seen obliquely, with or without rib. */
export const angleBracket = ({ leg, width, rib }: { leg: number; width: number; rib: boolean }): Drawing => {
  const [l, w] = [leg, width];
  const [dx, dy] = [w * 0.72, -w * 0.36];
  const rows = Math.max(2, Math.floor(l / 24));
  const holes = Array.from({ length: rows }, (_, i) => {
    const d = (l / (rows + 0.4)) * (i + 0.9);
    return [0.3, 0.7]
      .map((k) => hole(dx * k, -d + dy * k, -1) + hole(d * 0.86 + dx * k, d * 0.42 + dy * k, 0.6))
      .join('');
  });
  const [fx, fy] = [l * 0.86, l * 0.42];
  return {
    svg:
      solid('zinc', polygon([0, 0], [dx, dy], [dx + fx, dy + fy], [fx, fy]), {
        shade: polygon([0, 0], [dx, dy], [dx + fx, dy + fy], [fx, fy]),
      }) +
      solid('zinc', polygon([0, 0], [fx, fy], [fx, fy + 3], [0, 4])) +
      solid('bright', polygon([0, 4], [0, -l], [dx, -l + dy], [dx, dy]), {
        light: polygon([0, 0], [0, -l], [4, -l - 2], [4, 0]),
      }) +
      solid('zinc', polygon([0, 4], [0, -l], [-3, -l - 1.5], [-3, 3])) +
      holes.join('') +
      (rib
        ? solid(
            'zinc',
            polygon(
              [dx * 0.42, dy * 0.42 - l * 0.5],
              [dx * 0.58, dy * 0.58 - l * 0.52],
              [dx * 0.5 + fx * 0.52, dy * 0.5 + fy * 0.5],
              [dx * 0.4 + fx * 0.46, dy * 0.4 + fy * 0.46],
            ),
            {
              light: polygon(
                [dx * 0.42, dy * 0.42 - l * 0.5],
                [dx * 0.5, dy * 0.5 - l * 0.5],
                [dx * 0.44 + fx * 0.5, dy * 0.44 + fy * 0.48],
                [dx * 0.4 + fx * 0.46, dy * 0.4 + fy * 0.46],
              ),
            },
          )
        : ''),
    box: { x: -3, y: -l + dy, width: dx + fx + 3, height: l + fy - dy + 6 },
    caption: `${leg} × ${leg} × ${width}`,
    share: 0.8,
  };
};

/** Joist hanger: two flanges and a stirrup, seen from the front. */
export const joistHanger = ({ width, height }: { width: number; height: number }): Drawing => {
  const [w, h] = [width, height];
  const f = 38;
  const dots = (x: number): string =>
    Array.from({ length: Math.floor(h / 22) }, (_, i) => hole(x + (i % 2) * 12, 14 + i * 22, 0, 2.4)).join('');
  return {
    svg:
      solid('bright', rect(-f, 0, f, h, 2), { light: rect(-f, 0, 5, h) }) +
      solid('bright', rect(w, 0, f, h, 2), { shade: rect(w + f - 8, 0, 8, h) }) +
      solid('zinc', polygon([0, 0], [16, 16], [16, h - 12], [0, h]), { shade: rect(0, 0, 16, h) }) +
      solid('zinc', polygon([w, 0], [w - 16, 16], [w - 16, h - 12], [w, h]), { light: rect(w - 16, 0, 16, h) }) +
      solid('bright', polygon([0, h], [16, h - 12], [w - 16, h - 12], [w, h])) +
      dots(-f + 10) +
      dots(w + 12) +
      fine(`M0 0V${h}`, `M${w} 0V${h}`),
    box: { x: -f, y: 0, width: w + 2 * f, height: h },
    caption: `${w} × ${h} mm`,
    share: 0.78,
    measures: [
      { from: [0, h], to: [w, h], offset: -70, text: `${w}` },
      { from: [-f, h], to: [-f, 0], offset: -80, text: `${h}` },
    ],
  };
};
