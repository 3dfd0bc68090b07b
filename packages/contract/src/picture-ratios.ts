/** The ratios of width to height of pictures on cards, to which an operator can set `productCardHeight` (SPEC §3). */
export const pictureRatios = ['1:1', '5:4', '4:3', '3:2', '16:9', '4:5', '3:4', '2:3'] as const;
export type PictureRatio = (typeof pictureRatios)[number];
