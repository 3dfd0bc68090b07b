import sharp from 'sharp';
import type { Extent } from '../drawing/views/main-view.ts';

const COARSE = 300;

/**
 * Measures where a picture on white ground carries ink, in pixels of the picture; a blank one is a mistake of its
 * drawing.
 */
export const inkExtent = async (svg: string, edge: number): Promise<Extent> => {
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(COARSE, COARSE)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const columns = new Set<number>();
  const rows = new Set<number>();
  for (let i = 0; i < data.length; i += info.channels) {
    if ((data[i] ?? 255) > 250) continue;
    const pixel = i / info.channels;
    columns.add(pixel % info.width);
    rows.add(Math.floor(pixel / info.width));
  }
  if (columns.size === 0) throw new Error('a drawing without ink');
  const scale = edge / COARSE;
  const [left, right] = [Math.min(...columns), Math.max(...columns)];
  const [top, bottom] = [Math.min(...rows), Math.max(...rows)];
  const foot = new Set<number>();
  for (let i = 0; i < data.length; i += info.channels) {
    const pixel = i / info.channels;
    if ((data[i] ?? 255) <= 250 && Math.floor(pixel / info.width) >= bottom - (bottom - top) * 0.04)
      foot.add(pixel % info.width);
  }
  return {
    left: left * scale,
    top: top * scale,
    width: (right - left + 1) * scale,
    height: (bottom - top + 1) * scale,
    foot: [Math.min(...foot) * scale, (Math.max(...foot) + 1) * scale],
  };
};
