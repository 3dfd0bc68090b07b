import sharp from 'sharp';

/** For tests: a picture of one colour. */
export function plainPicture(
  width: number,
  height: number,
  format: 'png' | 'jpeg' | 'webp' | 'gif' = 'png',
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#c60' } })
    .toFormat(format)
    .toBuffer();
}

/** For tests: the smallest thing that counts as a PDF. */
export const smallPdf = Buffer.from('%PDF-1.4\n%%EOF\n');
