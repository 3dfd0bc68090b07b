/** Width to height of the pictures on cards: what an operator can set `productCardHeight` to (SPEC §3). */
export const pictureRatios = ['1:1', '5:4', '4:3', '3:2', '16:9', '4:5', '3:4', '2:3'] as const;
export type PictureRatio = (typeof pictureRatios)[number];
