import type { Drawing } from '../drawing.ts';
import { EDGE } from './frame.ts';

/** How a drawing in millimetres lies in the picture: about its centre (mm), turned, scaled, centre at (x, y) pixels. */
export type Fit = { scale: number; turn: number; x: number; y: number; cx: number; cy: number };

/** Largest scale at which the turned box stays inside the given width and height (pixels). */
export const fit = (box: Drawing['box'], turn: number, width: number, height: number): Fit => {
  const a = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(a)), Math.abs(Math.sin(a))];
  const across = box.width * cos + box.height * sin;
  const down = box.width * sin + box.height * cos;
  return {
    scale: Math.min(width / across, height / down),
    turn,
    x: EDGE / 2,
    y: EDGE / 2,
    cx: box.x + box.width / 2,
    cy: box.y + box.height / 2,
  };
};

/** The transform attribute for a fit. */
export const transform = ({ scale, turn, x, y, cx, cy }: Fit): string =>
  `translate(${x} ${y})${turn ? ` rotate(${turn})` : ''} scale(${scale}) translate(${-cx} ${-cy})`;
