import type { ImageSize } from '@kontor/contract';
import sharp, { type Sharp } from 'sharp';
import { maxPixels } from './inspect-file.ts';
import type { PictureFormat } from './picture-format.ts';

/** Longest side of each size in pixels; an original keeps its own. */
const longestSide: Readonly<Record<Exclude<ImageSize, ''>, number>> = { thumb: 160, sm: 320, md: 640, lg: 1200 };

/** A low effort for AVIF: 5 % more bytes than the next effort, in two thirds of its processor time. */
const encoders: Readonly<Record<PictureFormat, (picture: Sharp) => Sharp>> = {
  avif: (picture) => picture.avif({ quality: 55, effort: 1 }),
  webp: (picture) => picture.webp({ quality: 80, effort: 3 }),
  jpeg: (picture) => picture.flatten({ background: '#fff' }).jpeg({ quality: 82, mozjpeg: true }),
};

// One thread per picture: the processor's other cores answer requests meanwhile. No cache: a picture is made once.
sharp.concurrency(1);
sharp.cache(false);

/** Makes a picture in one size and format: upright, without the camera's data, never larger than its original. */
export async function makePicture(original: Uint8Array, size: ImageSize, format: PictureFormat): Promise<Uint8Array> {
  const picture = sharp(original, { limitInputPixels: maxPixels, failOn: 'truncated' }).autoOrient();
  const side = size === '' ? undefined : longestSide[size];
  const sized = side ? picture.resize(side, side, { fit: 'inside', withoutEnlargement: true }) : picture;
  return encoders[format](sized).toBuffer();
}
