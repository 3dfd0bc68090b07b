/** The formats in which the shop sends pictures, the smallest first. */
const formats = ['avif', 'webp', 'jpeg'] as const;
export type PictureFormat = (typeof formats)[number];

/**
 * The best format that an Accept header allows (CONTRACT §7). AVIF and WebP must be named there: many programs that
 * send only a wildcard cannot show them. All others get JPEG.
 */
export function pictureFormat(accept: string | undefined): PictureFormat {
  const wanted = new Map((accept ?? '').split(',').map(typeAndQuality));
  const quality = (format: PictureFormat) => wanted.get(`image/${format}`) ?? 0;
  const best = formats.toSorted((a, b) => quality(b) - quality(a))[0] ?? 'jpeg';
  return quality(best) > 0 ? best : 'jpeg';
}

function typeAndQuality(part: string): [type: string, quality: number] {
  const [type = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
  const q = parameters.find((parameter) => parameter.startsWith('q='));
  const quality = q === undefined ? 1 : Number(q.slice(2));
  return [type, Number.isFinite(quality) ? quality : 0];
}
