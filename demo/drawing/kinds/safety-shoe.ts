import type { Drawing } from '../drawing.ts';
import { polygon, rect, times } from '../geometry.ts';
import { label, solid } from '../ink.ts';

/** Safety shoe from the side. */
export const safetyShoe = ({
  high,
  size,
  share,
}: {
  high: boolean;
  size: string;
  share?: number | undefined;
}): Drawing => {
  const top = high ? -150 : -96;
  return {
    svg:
      solid(
        'black',
        `M-96 ${top}C-70 ${top + 8} -40 ${top + 6} -22 ${top - 2}L-8 -74C20 -50 80 -52 116 -30C134 -18 138 -4 136 10H-112C-116 -30 -104 -70 -96 ${top}z`,
        {
          shade: polygon([-120, -16], [140, -16], [140, 20], [-120, 20]),
          light: `M-88 ${top + 14}C-94 -70 -102 -50 -104 -20H-99C-96 -50 -88 -70 -82 ${top + 15}z`,
          patch: [
            ['brand', 'M-110 10C-112 -30 -100 -60 -60 -62C-40 -60 -36 -20 -30 10z'],
            ['rubber', 'M70 -60H150V20H64C78 0 82 -24 70 -60z'],
          ],
          fine: [`M-60 ${top + 6}C-64 -90 -50 -70 -30 -62`, 'M70 -48C80 -24 76 -4 64 10'],
        },
      ) +
      times(high ? 5 : 3)
        .map((i) =>
          solid(
            'accent',
            polygon(
              [-26 + i * 13 - (high ? 10 : 0), top + 26 + i * 19],
              [10 + i * 13 - (high ? 16 : 4), top + 18 + i * 19],
              [12 + i * 13 - (high ? 16 : 4), top + 25 + i * 19],
              [-24 + i * 13 - (high ? 10 : 0), top + 33 + i * 19],
            ),
          ),
        )
        .join('') +
      solid('iron', 'M-118 8H136Q144 8 144 20L140 32H100L92 26H70L62 32H20L12 26H-34L-40 34H-108Q-120 34 -120 20z', {
        fine: 'M-118 15H142',
        light: rect(-112, 10, 250, 2.5),
      }) +
      label('S3', { x: -66, y: -22, size: 25, fill: 'white', weight: 700 }),
    box: { x: -120, y: top - 4, width: 264, height: 38 - top },
    stands: true,
    share: share ?? 0.94,
    caption: `Gr. ${size}`,
  };
};
