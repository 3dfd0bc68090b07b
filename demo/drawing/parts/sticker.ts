import { polygon, rect } from '../geometry.ts';
import { label, solid } from '../ink.ts';

/** A printed label and where it sticks; | in the title breaks the line. */
export type Sticker = {
  /** Centre line, upper edge, width and height, mm. */
  x: number;
  y: number;
  width: number;
  height: number;
  brand: string;
  title: string;
  amount: string;
  /** Round body: the label darkens towards the right edge. */
  round?: boolean;
};

/** Label of a bottle, tin or tub: brand bar, title in up to two lines, amount at the foot. */
export const sticker = ({ x, y, width: w, height: h, brand, title, amount, round = true }: Sticker): string => {
  const wide = w > h * 2;
  const lines = wide ? [title.replace('-|', '').replace('|', ' ')] : title.split('|');
  const size = wide ? h * 0.27 : Math.min(h * (lines.length > 1 ? 0.15 : 0.18), w * 0.22);
  return (
    solid('paper', rect(x - w / 2, y, w, h), {
      patch: [
        ['brand', rect(x - w / 2, y, w, h * 0.28)],
        ['accent', rect(x - w / 2, y + h * 0.28, w, h * 0.03)],
        ['brand', rect(x - w / 2, y + h * 0.94, w, h * 0.06)],
      ],
      ...(round
        ? { shade: polygon([x + w * 0.28, y], [x + w / 2, y], [x + w / 2, y + h], [x + w * 0.28, y + h]) }
        : {}),
    }) +
    label(brand, {
      x,
      y: y + h * 0.145,
      size: Math.min(h * 0.14, w * 0.2),
      fill: 'white',
      weight: 700,
      fit: w * 0.82,
    }) +
    lines
      .map((text, i) =>
        label(text, {
          x,
          y: y + h * (lines.length > 1 ? 0.44 : 0.5) + i * size * 1.15,
          size,
          weight: 700,
          fit: w * 0.84,
        }),
      )
      .join('') +
    label(amount, { x, y: y + h * 0.81, size: wide ? h * 0.17 : Math.min(h * 0.13, w * 0.18), fit: w * 0.8 })
  );
};
