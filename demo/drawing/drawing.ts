import type { Point } from './geometry.ts';

/**
 * A measure to show in the dimension drawing: a line parallel to from–to (mm), moved offset pixels away from the object
 * (or, through its middle, to its left).
 */
export type Measure = { from: Point; to: Point; offset: number; text: string };

/** One product as drawn: millimetres, y downwards, light from the upper left. */
export type Drawing = {
  svg: string;
  /** Extent of the object, mm. */
  box: { x: number; y: number; width: number; height: number };
  /** Turn of the main picture in degrees, clockwise; a lying tool is shown at a slant. */
  turn?: number | undefined;
  /** Stands on the ground (shadow at its foot) instead of lying on the table. */
  stands?: boolean | undefined;
  /** How much of the frame the main picture fills, 0..1: smaller sizes of a series look smaller. */
  share?: number | undefined;
  /** The size, printed beside the object where it has no room for a stamp. */
  caption?: string | undefined;
  measures?: Measure[] | undefined;
  /** What a close-up shows: centre and radius, mm. */
  focus?: { x: number; y: number; r: number } | undefined;
};

/**
 * Share of the frame for one size within its series: the largest fills it, smaller ones shrink by less than in truth.
 */
export const shareOf = (size: number, smallest: number, largest: number, least = 0.68): number =>
  largest === smallest ? 1 : 1 - (1 - least) * 0.6 * (1 - (size - smallest) / (largest - smallest));

/** A measure as German readers write it: 21.3 becomes 21,3; at most one decimal unless asked for more. */
export const figure = (mm: number, decimals = 1): string => String(Number(mm.toFixed(decimals))).replace('.', ',');
