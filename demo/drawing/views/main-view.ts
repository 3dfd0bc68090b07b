import type { Drawing } from '../drawing.ts';
import { label } from '../ink.ts';
import { colouredStyle, type Livery } from '../palette.ts';
import { type Fit, fit, transform } from './fit.ts';
import { EDGE, footShadow, frame } from './frame.ts';

/** Where the ink of a picture lies, pixels. */
export type Extent = {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Left and right end of what touches the ground. */
  foot: readonly [number, number];
};

/** The part of the frame that the object may fill: its edge length, its middle, and the deepest floor to stand on. */
type Stage = { room: number; middle: number; floor: number };

/** What lies at a slant leaves the corner of the caption free; everything else makes room for it. */
const stageFor = ({ caption, turn = 0 }: Drawing): Stage =>
  caption && Math.abs(turn) < 20
    ? { room: 880, middle: 540, floor: 990 }
    : { room: 1000, middle: EDGE / 2, floor: 1090 };

const guess = (drawing: Drawing): Fit => fit(drawing.box, drawing.turn ?? 0, 1000, 1000);

/** The bare object at a first guess of its place, to measure where its ink really lies. */
export const bareView = (drawing: Drawing, livery: Livery): string =>
  frame(`${colouredStyle(livery)}.ground{fill:#fff}`, `<g transform="${transform(guess(drawing))}">${drawing.svg}</g>`);

const captionOf = ({ caption }: Drawing): string =>
  caption ? label(caption, { x: 1110, y: 1096, size: 92, anchor: 'end', fit: 620 }) : '';

/** The first picture of a product: the whole object in colour, centred by its measured ink, on plain ground. */
export const mainView = (drawing: Drawing, livery: Livery, ink: Extent, width = EDGE): string => {
  const { room, middle, floor } = stageFor(drawing);
  const first = guess(drawing);
  const factor = (drawing.share ?? 1) * Math.min((room - (EDGE - width)) / ink.width, room / ink.height);
  const half = (ink.height * factor) / 2;
  const centre = drawing.stands ? Math.min(floor, middle + half + 30) - half : middle;
  const x = EDGE / 2 + (first.x - (ink.left + ink.width / 2)) * factor;
  const y = centre + (first.y - (ink.top + ink.height / 2)) * factor;
  const object = `<g transform="${transform({ ...first, scale: first.scale * factor, x, y })}">${drawing.svg}</g>`;
  if (!drawing.stands) {
    return frame(colouredStyle(livery), `<g filter="url(#drop)">${object}</g>${captionOf(drawing)}`, width);
  }
  const foot = EDGE / 2 + ((ink.foot[0] + ink.foot[1]) / 2 - (ink.left + ink.width / 2)) * factor;
  const shadow = footShadow(foot, centre + half - 5, ((ink.foot[1] - ink.foot[0]) * factor) / 2);
  return frame(colouredStyle(livery), shadow + object + captionOf(drawing), width);
};
