import { type Drawing, figure } from '../drawing.ts';
import { polygon, rect, times } from '../geometry.ts';
import { place, solid } from '../ink.ts';
import type { Fill } from '../palette.ts';

/** Nails: a few lying crossed; broad heads for roofing felt, ribbed shanks for anchors. */
export const nails = ({
  diameter,
  length,
  finish,
  head,
  ribbed = false,
  share,
}: {
  diameter: number;
  length: number;
  finish: Fill;
  head: number;
  ribbed?: boolean;
  share?: number | undefined;
}): Drawing => {
  const r = Math.max(diameter, length * 0.055) / 2;
  const h = Math.max(head, r * 3.2) / 2;
  const one =
    solid(finish, polygon([0, -r], [length - r * 4, -r], [length, 0], [length - r * 4, r], [0, r]), {
      shade: rect(0, r * 0.2, length, r),
      light: rect(0, -r * 0.7, length, r * 0.3),
      fine: times(ribbed ? 12 : 4).map((i) =>
        ribbed ? `M${length * 0.25 + i * length * 0.045} ${-r}v${r * 2}` : `M${r * (2 + i * 1.2)} ${-r}v${r * 2}`,
      ),
    }) + solid(finish, rect(-r * 0.9, -h, r * 1.1, h * 2, r * 0.4), { shade: rect(-r, h * 0.2, r * 2, h) });
  const poses = [
    [-8, -0.22, -52],
    [6, 0.16, -30],
    [0.02, 0.02, -44],
    [0.3, 0.3, -12],
  ] as const;
  return {
    svg: poses
      .map(([x, y, turn], i) => place(one, (i - 1.5) * length * 0.2 + x * 0.3, y * length * 0.4, turn))
      .join(''),
    box: { x: -length * 0.4, y: -length * 0.8, width: length * 1.4, height: length },
    caption: `${figure(diameter)} × ${length} mm`,
    share: share ?? 0.9,
  };
};
