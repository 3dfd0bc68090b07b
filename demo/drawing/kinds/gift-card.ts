import type { Drawing } from '../drawing.ts';
import { ellipse, polygon, rect, times } from '../geometry.ts';
import { fine, label, solid } from '../ink.ts';

/** A card of a gift voucher with a ribbon across its left half, and the part of a second one behind it. */
export const giftCard = ({ brand, worth }: { brand: string; worth: string }): Drawing => {
  const [w, h] = [220, 138];
  const [knotX, knotY] = [62, 58];
  return {
    svg:
      solid('cream', rect(14, -16, w - 4, h, 10), { shade: rect(14, -16, w, 14) }) +
      solid('brand', rect(0, 0, w, h, 10), {
        light: polygon([0, 0], [w, 0], [0, h * 0.5]),
        shade: rect(0, h - 12, w, 12),
        patch: [
          ['accent', rect(knotX - 9, 0, 18, h)],
          ['accent', rect(0, knotY - 9, w, 18)],
        ],
      }) +
      fine(
        ...times(2).map((i) => `M${knotX - 9 + i * 18} 0V${h}`),
        ...times(2).map((i) => `M0 ${knotY - 9 + i * 18}H${w}`),
      ) +
      solid(
        'accent',
        polygon([knotX, knotY], [knotX - 30, knotY + 42], [knotX - 14, knotY + 38], [knotX - 4, knotY + 46]),
      ) +
      solid(
        'accent',
        polygon([knotX, knotY], [knotX + 26, knotY + 44], [knotX + 12, knotY + 40], [knotX + 2, knotY + 48]),
      ) +
      solid(
        'accent',
        `M${knotX} ${knotY}C${knotX - 20} ${knotY - 44} ${knotX - 56} ${knotY - 34} ${knotX - 46} ${knotY - 10}C${knotX - 40} ${knotY + 6} ${knotX - 16} ${knotY + 6} ${knotX} ${knotY}z`,
      ) +
      solid(
        'accent',
        `M${knotX} ${knotY}C${knotX + 20} ${knotY - 44} ${knotX + 56} ${knotY - 34} ${knotX + 46} ${knotY - 10}C${knotX + 40} ${knotY + 6} ${knotX + 16} ${knotY + 6} ${knotX} ${knotY}z`,
      ) +
      solid('accent', ellipse(knotX, knotY, 10, 11)) +
      label(worth, { x: 154, y: 106, size: 36, fill: 'white', weight: 700, fit: 116 }) +
      label('Gutschein', { x: 154, y: 36, size: 17, fill: 'white', weight: 600, fit: 100 }) +
      label(brand, { x: 154, y: 18, size: 9, fill: 'white', weight: 500, fit: 100 }),
    box: { x: 0, y: -16, width: w + 10, height: h + 16 },
    turn: -6,
    share: 0.9,
  };
};
