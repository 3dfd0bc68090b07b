import { type PictureRatio, pictureRatios } from '@kontor/contract';

const quotient = (ratio: string): number => {
  const [width, height] = ratio.split(':').map(Number);
  return (width ?? Number.NaN) / (height ?? Number.NaN);
};

/** The ratio nearest to the operator's `productCardHeight`; 1:1 if that is not a ratio (SPEC §3). */
export function pictureRatio(productCardHeight: string): PictureRatio {
  const wanted = quotient(productCardHeight);
  if (!(wanted > 0 && wanted < Number.POSITIVE_INFINITY)) return '1:1';
  const distance = (ratio: PictureRatio) => Math.abs(Math.log(quotient(ratio) / wanted));
  return pictureRatios.reduce((near, ratio) => (distance(ratio) < distance(near) ? ratio : near));
}

/**
 * The class that gives a picture its ratio. The strict CSP does not allow styles in attributes, so each ratio has a
 * class.
 */
export function ratioClass(ratio: PictureRatio): string {
  return `ratio-${ratio.replace(':', '-')}`;
}
