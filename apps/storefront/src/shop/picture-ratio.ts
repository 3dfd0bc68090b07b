/** Width to height of a card's picture, for which a class stands ready: styles in attributes are not allowed (strict CSP). */
export const pictureRatios = ['1:1', '5:4', '4:3', '3:2', '16:9', '4:5', '3:4', '2:3'] as const;
export type PictureRatio = (typeof pictureRatios)[number];

const quotient = (ratio: string): number => {
  const [width, height] = ratio.split(':').map(Number);
  return (width ?? Number.NaN) / (height ?? Number.NaN);
};

/** The ratio nearest to the operator's `productCardHeight`; square where that is no ratio (SPEC §3). */
export function pictureRatio(productCardHeight: string): PictureRatio {
  const wanted = quotient(productCardHeight);
  if (!(wanted > 0 && wanted < Number.POSITIVE_INFINITY)) return '1:1';
  const distance = (ratio: PictureRatio) => Math.abs(Math.log(quotient(ratio) / wanted));
  return pictureRatios.reduce((near, ratio) => (distance(ratio) < distance(near) ? ratio : near));
}

/** The class that gives a picture its ratio. */
export function ratioClass(ratio: PictureRatio): string {
  return `ratio-${ratio.replace(':', '-')}`;
}
