import type { Drawing } from '../drawing.ts';
import { ellipse, polygon, rect, times } from '../geometry.ts';
import { fine, label, place, solid } from '../ink.ts';
import type { Fill } from '../palette.ts';
import { band, type Station, strip } from '../ribbon.ts';

/** Ratchet strap: ratchet in front, webbing rolled up behind, hooks at the end. */
export const ratchetStrap = ({
  width,
  metres,
  strength,
  share,
}: {
  width: number;
  metres: string;
  strength: string;
  share?: number | undefined;
}): Drawing => {
  const w = 10 + width * 0.36;
  return {
    svg:
      [46, 38, 30, 22]
        .map((r) =>
          solid('brand', ellipse(-70, -10, r), r === 46 ? { shade: polygon([-120, 40], [-20, -40], [-20, 50]) } : {}),
        )
        .join('') +
      solid('ink', ellipse(-70, -10, 12)) +
      solid('brand', polygon([-70, 36 - w * 0.2], [60, 36 - w * 0.2], [60, 36 + w * 0.8], [-70, 36 + w * 0.8]), {
        shade: rect(-80, 36 + w * 0.5, 200, w),
        fine: [`M-70 ${36 + w * 0.1}H60`, `M-70 ${36 + w * 0.5}H60`],
      }) +
      solid('zinc', 'M30 10L130 -26Q142 -30 144 -20L146 -10L60 58H24z', {
        shade: polygon([40, 60], [150, -16], [150, 60]),
        light: polygon([34, 14], [130, -22], [131, -17], [36, 19]),
        fine: times(5).map((i) => `M${64 + i * 14} ${24 - i * 7}l8 10`),
      }) +
      solid('steel', ellipse(58, 34, 20), {
        fine: times(9).map((i) => `M58 34l${20 * Math.cos(i * 0.7)} ${20 * Math.sin(i * 0.7)}`),
      }) +
      solid('iron', ellipse(58, 34, 8)) +
      solid('black', rect(118, -34, 34, 20, 8)) +
      band('zinc', [
        [56, 44, 4],
        [96, 50, 4],
        [130, 56, 4],
        [146, 66, 4],
        [138, 80, 4],
        [122, 78, 4],
      ]) +
      solid('paper', rect(-40, 37, 62, w * 0.6, 2)) +
      label(strength, { x: -9, y: 37 + w * 0.3, size: w * 0.42, weight: 700, fit: 56 }),
    box: { x: -116, y: -58, width: 268, height: 146 },
    turn: -8,
    caption: `${width} mm · ${metres} m`,
    share,
  };
};

/** Coil of laid rope with its end standing out. */
export const rope = ({
  diameter,
  fill,
  share,
}: {
  diameter: number;
  fill: Fill;
  share?: number | undefined;
}): Drawing => {
  const r = 5 + diameter * 0.55;
  const ring = (cy: number, rx: number): Station[] =>
    times(13).map(
      (i): Station => [
        Math.round(rx * Math.cos((i * Math.PI) / 6)),
        Math.round(cy + rx * 0.36 * Math.sin((i * Math.PI) / 6)),
        r,
      ],
    );
  const lay = (stations: Station[]): string =>
    fine(
      ...times(28).map((i) => {
        const a = (i * Math.PI) / 14;
        const first = stations[0] ?? [0, 0, 0];
        const cx = first[0] * Math.cos(a);
        const cy = first[1] + first[0] * 0.36 * Math.sin(a);
        return `M${cx - r * 0.5} ${cy - r * 0.6}l${r} ${r * 1.2}`;
      }),
    );
  const coils = times(4).map((i) => ring(44 - i * r * 1.75, 100 - i * 2));
  const end: Station[] = [
    [98, 44, r],
    [128, 62, r],
    [150, 52, r],
    [160, 34, r],
  ];
  return {
    svg:
      band(fill, end) +
      coils.map((c) => band(fill, c) + lay(c)).join('') +
      solid('brand', polygon([-30, 58], [30, 58], [27, 104], [-27, 104]), {
        shade: polygon([12, 58], [30, 58], [27, 104], [12, 104]),
      }) +
      label(`Ø ${diameter}`, { x: 0, y: 80, size: 17, fill: 'white', weight: 700, fit: 46 }),
    box: { x: -115, y: -60, width: 290, height: 170 },
    caption: `Ø ${diameter} mm`,
    share: share ?? 0.92,
  };
};

/** Length of round-link chain. */
export const chain = ({ diameter, share }: { diameter: number; share?: number | undefined }): Drawing => {
  const r = 4 + diameter * 0.9;
  const link = `${rect(-30, -15 - r * 0.4, 60, 30 + r * 0.8, 15 + r * 0.4)}${rect(-30 + r, -15 + r * 0.6, 60 - r * 2, 30 - r * 1.2, 11)}`;
  const flat = solid('zinc', link, {
    light: rect(-20, -14 - r * 0.2, 40, r * 0.3),
    shade: rect(-30, 15 - r * 0.5, 60, r),
  });
  const edge = solid('zinc', rect(-25, -r * 0.5, 50, r, r * 0.5), {
    shade: rect(-30, r * 0.1, 60, r),
    light: rect(-18, -r * 0.34, 36, r * 0.2),
  });
  const step = 60 - r * 1.6;
  const count = 7;
  return {
    svg:
      times(count)
        .map((i) => place(edge, step * (i + 0.5), 0))
        .slice(0, count - 1)
        .join('') +
      times(count)
        .map((i) => place(flat, step * i, 0))
        .join('') +
      times(count - 1)
        .map((i) =>
          place(
            solid('zinc', rect(-9, -r * 0.5, 18, r, r * 0.5), { shade: rect(-9, r * 0.1, 18, r) }),
            step * (i + 0.5),
            0,
          ),
        )
        .join(''),
    box: { x: -32, y: -24, width: step * (count - 1) + 64, height: 48 },
    turn: -32,
    caption: `Ø ${diameter} mm`,
    share,
    focus: { x: step * 3, y: 0, r: 62 },
  };
};

/** Bow shackle; kept with what it closes. */
export const shackle = ({ size }: { size: number }): Drawing => ({
  svg:
    solid(
      'zinc',
      strip([
        [-30, 34, 8],
        [-36, 0, 9],
        [-30, -40, 9],
        [0, -62, 9],
        [30, -40, 9],
        [36, 0, 9],
        [30, 34, 8],
      ]),
      {
        shade: strip(
          [
            [-30, 34, 8],
            [-36, 0, 9],
            [-30, -40, 9],
            [0, -62, 9],
            [30, -40, 9],
            [36, 0, 9],
            [30, 34, 8],
          ],
          0.2,
          1,
        ),
      },
    ) +
    [-30, 30].map((x) => solid('zinc', ellipse(x, 40, 14))).join('') +
    solid('steel', rect(-52, 33, 108, 14, 6), { shade: rect(-52, 41, 108, 8) }) +
    solid('steel', ellipse(58, 40, 13)) +
    solid('ink', ellipse(58, 40, 5)) +
    label(`M ${size}`, { x: 0, y: 41, size: 11, weight: 700 }),
  box: { x: -54, y: -72, width: 126, height: 128 },
  caption: `M ${size}`,
  share: 0.8,
});
