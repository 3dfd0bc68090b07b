import { type Drawing, figure } from '../drawing.ts';
import { ellipse, polygon, rect, times } from '../geometry.ts';
import { label, solid } from '../ink.ts';
import type { Fill } from '../palette.ts';

const bristleLines = (half: number, length: number): string[] =>
  times(9).map((i) => {
    const x = -half + ((i + 0.5) * half * 2) / 9;
    return `M${x} 0C${x * 1.02} ${length * 0.4} ${x * 1.06} ${length * 0.7} ${x * 1.02} ${length}`;
  });

/** Flat brush, bristles down: wooden handle, ferrule, width printed. */
export const flatBrush = ({
  width,
  bristle,
  share,
}: {
  width: number;
  bristle: Fill;
  share?: number | undefined;
}): Drawing => {
  const h = width / 2;
  const long = 46 + width * 0.28;
  const handle = `M${-h * 0.84} -26C${-h * 0.8} -44 -14 -56 -12 -78C-10 -100 -18 -126 -16 -146Q-14 -160 0 -160Q14 -160 16 -146C18 -126 10 -100 12 -78C14 -56 ${h * 0.8} -44 ${h * 0.84} -26z`;
  return {
    svg:
      solid(
        bristle,
        `M${-h * 0.96} 0C${-h * 1.04} ${long * 0.5} ${-h * 1.08} ${long * 0.7} ${-h} ${long * 0.96}Q0 ${long * 1.06} ${h} ${long * 0.96}C${h * 1.08} ${long * 0.7} ${h * 1.04} ${long * 0.5} ${h * 0.96} 0z`,
        { fine: bristleLines(h, long), shade: [rect(h * 0.4, 0, h, long * 1.2), rect(-h * 1.2, 0, h * 2.4, 7)] },
      ) +
      solid('beech', handle, {
        shade: 'M6 -170H60V-20H10C12 -60 2 -100 6 -170z',
        patch: [
          ['brand', rect(-60, -170, 120, 96)],
          ['accent', rect(-60, -76, 120, 5)],
        ],
        light: 'M-9 -150C-12 -126 -4 -104 -7 -80H-3C-1 -104 -8 -126 -5 -150z',
      }) +
      solid('ground', ellipse(0, -146, 5)) +
      solid('bright', rect(-h * 0.98, -30, width * 0.98, 32, 2), {
        shade: rect(h * 0.34, -32, h, 40),
        light: rect(-h * 0.8, -28, h * 0.2, 28),
        fine: [`M${-h} -22H${h}`, `M${-h} -6H${h}`],
      }) +
      label(`${width}`, { x: 0, y: -14, size: 15, weight: 700, fit: width * 0.8 }),
    box: { x: -Math.max(h, 18), y: -160, width: Math.max(width, 36), height: 160 + long },
    turn: 28,
    caption: `${width} mm`,
    share,
    measures: [
      { from: [-h, long], to: [h, long], offset: -70, text: `${width}` },
      { from: [h, long], to: [h, -160], offset: 90, text: figure(160 + long, 0) },
    ],
  };
};

/** Round ring brush. */
export const roundBrush = ({ diameter, share }: { diameter: number; share?: number | undefined }): Drawing => {
  const h = diameter * 0.62;
  return {
    svg:
      solid('cream', `M${-h * 0.9} 0C${-h * 1.2} 30 ${-h} 52 0 70C${h} 52 ${h * 1.2} 30 ${h * 0.9} 0z`, {
        fine: bristleLines(h * 0.9, 52),
        shade: polygon([h * 0.3, 0], [h * 1.3, 0], [h * 1.2, 80], [0, 80]),
      }) +
      solid('beech', 'M-9 -16C-9 -60 -14 -110 -9 -150Q-7 -160 0 -160Q7 -160 9 -150C14 -110 9 -60 9 -16z', {
        shade: rect(2, -170, 20, 160),
        patch: [['brand', rect(-20, -170, 40, 60)]],
      }) +
      solid('brass', rect(-h * 0.94, -18, h * 1.88, 22, 3), {
        shade: rect(h * 0.3, -20, h, 30),
        light: rect(-h * 0.7, -16, h * 0.24, 18),
      }) +
      label(`${diameter}`, { x: 0, y: -7, size: 11, weight: 700 }),
    box: { x: -h, y: -160, width: h * 2, height: 230 },
    turn: 28,
    caption: `Ø ${diameter} mm`,
    share,
  };
};
