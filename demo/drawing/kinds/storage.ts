import type { Drawing } from '../drawing.ts';
import { ellipse, polygon, rect, times } from '../geometry.ts';
import { fine, label, solid } from '../ink.ts';
import type { Fill } from '../palette.ts';

/** Open-fronted storage bin seen from the front right. */
export const storageBin = ({
  fill,
  width,
  height,
  depth,
  stamp,
  share,
}: {
  fill: Fill;
  width: number;
  height: number;
  depth: number;
  stamp: string;
  share?: number | undefined;
}): Drawing => {
  const [w, h] = [width, height];
  const [dx, dy] = [depth * 0.42, -depth * 0.3];
  const lip = h * 0.52;
  return {
    svg:
      solid(fill, polygon([0, 0], [dx, dy], [dx + w, dy], [w, 0]), {
        shade: polygon([0, 0], [dx, dy], [dx + w, dy], [w, 0]),
      }) +
      solid(fill, polygon([0, 0], [0, -h * 0.5], [dx, dy - h], [dx, dy]), {
        light: polygon([0, -h * 0.5], [dx, dy - h], [dx, dy - h + 8], [0, -h * 0.5 + 8]),
      }) +
      solid(fill, polygon([dx, dy], [dx, dy - h], [dx + w, dy - h], [dx + w, dy]), {
        shade: polygon([dx, dy], [dx, dy - h], [dx + w, dy - h], [dx + w, dy]),
        fine: [`M${dx + 8} ${dy - h + 10}H${dx + w - 8}`],
      }) +
      solid(
        fill,
        polygon(
          [w, 0],
          [w, -h * 0.5],
          [w + dx * 0.42, dy * 0.42 - h * 0.62],
          [w + dx * 0.5, dy * 0.5 - h],
          [w + dx, dy - h],
          [w + dx, dy],
        ),
        {
          shade: polygon([w, 0], [w, -h], [w + dx, dy - h], [w + dx, dy]),
          light: polygon(
            [w + 2, -h * 0.5],
            [w + dx * 0.42, dy * 0.42 - h * 0.62],
            [w + dx * 0.44, dy * 0.42 - h * 0.56],
            [w + 2, -h * 0.44],
          ),
        },
      ) +
      solid(fill, polygon([0, 0], [6, -lip], [w - 6, -lip], [w, 0]), {
        shade: rect(0, -h * 0.1, w, h),
        light: rect(4, -lip + 4, w - 8, 5),
        fine: [`M2 ${-h * 0.12}H${w - 2}`],
      }) +
      solid('paper', rect(w * 0.24, -lip * 0.78, w * 0.52, lip * 0.46, 2)) +
      label(stamp, { x: w / 2, y: -lip * 0.55, size: lip * 0.28, weight: 600, fit: w * 0.46 }),
    box: { x: 0, y: dy - h, width: w + dx, height: h - dy },
    stands: true,
    share,
    measures: [
      { from: [0, 0], to: [w, 0], offset: -70, text: `${width}` },
      { from: [w + dx, dy], to: [w + dx, dy - h], offset: 80, text: `${height}` },
    ],
  };
};

/** Tool case, closed, from the front; litres on its label. */
export const toolCase = ({
  width,
  height,
  stamp,
  fill = 'black',
}: {
  width: number;
  height: number;
  stamp: string;
  fill?: Fill;
}): Drawing => {
  const [w, h] = [width, height];
  return {
    svg:
      solid(
        'black',
        `M${w * 0.34} 0V-40Q${w * 0.34} -62 ${w * 0.38} -62H${w * 0.62}Q${w * 0.66} -62 ${w * 0.66} -40V0H${w * 0.62}V-30Q${w * 0.62} -38 ${w * 0.59} -38H${w * 0.41}Q${w * 0.38} -38 ${w * 0.38} -30V0z`,
        { light: rect(w * 0.38, -58, w * 0.24, 5) },
      ) +
      solid(fill, rect(0, 0, w, h, 18), {
        shade: [rect(0, h * 0.86, w, h), rect(w * 0.9, 0, w, h)],
        light: rect(12, 7, w - 24, 6),
        fine: [`M0 ${h * 0.36}H${w}`, `M0 ${h * 0.4}H${w}`],
        patch: [['brand', rect(0, h * 0.36, w, h * 0.04)]],
      }) +
      [0.18, 0.74]
        .map((k) =>
          solid('brand', rect(w * k, h * 0.28, w * 0.08, h * 0.22, 5), {
            light: rect(w * k + 4, h * 0.3, 5, h * 0.16),
          }),
        )
        .join('') +
      solid('paper', rect(w * 0.36, h * 0.54, w * 0.28, h * 0.24, 4)) +
      label(stamp, { x: w * 0.5, y: h * 0.66, size: h * 0.14, weight: 700, fit: w * 0.24 }),
    box: { x: 0, y: -62, width: w, height: h + 62 },
    stands: true,
    measures: [
      { from: [0, h], to: [w, h], offset: -70, text: `${width}` },
      { from: [0, h], to: [0, 0], offset: -80, text: `${height}` },
    ],
  };
};

/** Assortment box with a clear lid, seen from above: compartments with coloured small parts. */
export const assortmentBox = ({ columns, rows, stamp }: { columns: number; rows: number; stamp: string }): Drawing => {
  const cell = 52;
  const [w, h] = [columns * cell + 24, rows * cell + 24];
  const tones: Fill[] = ['brass', 'steel', 'iron', 'copper', 'zinc', 'yellowzinc'];
  const parts = times(columns * rows).map((i) => {
    const [x, y] = [12 + (i % columns) * cell, 12 + Math.floor(i / columns) * cell];
    const tone = tones[(i * 5) % tones.length] ?? 'steel';
    const pieces = times(5).map((j) =>
      i % 3 === 0
        ? solid(tone, ellipse(x + 14 + ((j * 17) % 26), y + 14 + ((j * 11) % 24), 6))
        : solid(
            tone,
            polygon(
              [x + 9 + j * 7, y + 12 + (j % 2) * 6],
              [x + 12 + j * 7, y + 12 + (j % 2) * 6],
              [x + 14 + j * 6, y + 38 - (j % 2) * 4],
              [x + 11 + j * 6, y + 38 - (j % 2) * 4],
            ),
          ),
    );
    return solid('white', rect(x, y, cell, cell, 3), { shade: rect(x, y, cell, 7) }) + pieces.join('');
  });
  return {
    svg:
      solid('brand', rect(0, 0, w, h + 22, 14), { shade: rect(0, h + 12, w, 20) }) +
      parts.join('') +
      `<g opacity="0.5">${fine(`M30 ${h - 30}L${h - 30} 30`, `M60 ${h - 30}L${h - 10} 50`)}</g>` +
      [0.24, 0.76].map((k) => solid('accent', rect(w * k - 22, h + 6, 44, 24, 5))).join('') +
      label(stamp, { x: w / 2, y: h + 7, size: 17, fill: 'white', weight: 700, fit: w * 0.34 }),
    box: { x: 0, y: 0, width: w, height: h + 30 },
    turn: -7,
    share: 0.94,
  };
};
