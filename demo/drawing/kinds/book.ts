import type { Drawing } from '../drawing.ts';
import { ellipse, polygon, rect, times } from '../geometry.ts';
import { label, place, solid } from '../ink.ts';
import type { Fill } from '../palette.ts';

/** A book as its cover shows it; thickness in mm. */
export type Book = {
  title: string[];
  author: string;
  cover: Fill;
  /** Ornament on the cover: another drawing, set small. */
  motif?: Drawing;
  thick?: number;
};

/** Hardback standing, spine to the left, with cut edge visible. */
export const book = ({ title, author, cover, motif, thick = 26 }: Book): Drawing => {
  const [w, h, t] = [160, 226, thick];
  const motifScale = motif ? Math.min(96 / motif.box.width, 84 / motif.box.height) : 1;
  const ornament = motif
    ? place(
        place(motif.svg, 0, 0, 0, motifScale),
        w / 2 - (motif.box.x + motif.box.width / 2) * motifScale,
        152 - (motif.box.y + motif.box.height / 2) * motifScale,
      )
    : solid('accent', ellipse(w / 2, 152, 34));
  return {
    svg:
      solid(cover, polygon([0, 0], [-t, -12], [-t, h - 12], [0, h]), {
        shade: polygon([0, 0], [-t, -12], [-t, h - 12], [0, h]),
      }) +
      solid('paper', polygon([-t + 2, -12], [w - t - 4, -12], [w - 4, 0], [2, 0]), {
        fine: times(4).map((i) => `M${-t * 0.8 + i * t * 0.22} ${-10 + i * 2.6}H${w - t * 0.8 + i * t * 0.22}`),
      }) +
      solid(cover, rect(0, 0, w, h, 3), {
        shade: [rect(0, 0, 9, h), rect(w - 6, 0, 6, h)],
        light: rect(11, 0, 3, h),
        patch: [['paper', rect(20, 98, w - 34, 108)]],
      }) +
      title
        .map((line, i) =>
          label(line, { x: w / 2 + 4, y: 34 + i * 24, size: 24, fill: 'white', weight: 700, fit: w - 36 }),
        )
        .join('') +
      label(author, { x: w / 2 + 4, y: 216, size: 9, fill: 'white', weight: 500, fit: w - 40 }) +
      `<clipPath id="cover"><path d="${rect(20, 98, w - 34, 108)}"/></clipPath><g clip-path="url(#cover)">${ornament}</g>`,
    box: { x: -t, y: -12, width: w + t, height: h + 12 },
    stands: true,
    share: 0.92,
  };
};
