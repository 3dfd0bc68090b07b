import { createHash } from 'node:crypto';
import type { Fill } from './palette.ts';

/** What lies inside an outlined body, each a path clipped to it. */
export type Inside = {
  /** Darker side, away from the light (which falls from the upper left). */
  shade?: string | string[];
  /** Highlight. */
  light?: string | string[];
  /** Thin lines: edges, grain, knurls. */
  fine?: string | string[];
  /** Coloured areas without an outline of their own. */
  patch?: [Fill, string][];
};

const list = (paths: string | string[] | undefined): string[] => (typeof paths === 'string' ? [paths] : (paths ?? []));

const stroke = (className: string, paths: string[]): string =>
  paths.map((d) => `<path class="${className}" d="${d}"/>`).join('');

/** An outlined, filled body with two-tone shading: the building block of every drawing. */
export const solid = (fill: Fill, d: string, inside: Inside = {}): string => {
  const id = `c${createHash('md5').update(d).digest('hex').slice(0, 8)}`;
  const within =
    (inside.patch ?? []).map(([tone, path]) => `<path class="${tone}" d="${path}"/>`).join('') +
    stroke('shade', list(inside.shade)) +
    stroke('light', list(inside.light)) +
    stroke('fine', list(inside.fine));
  const clipped = within && `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${within}</g>`;
  return `<path class="${fill}" d="${d}"/>${clipped}<path class="edge" d="${d}"/>`;
};

/** Open lines in the weight of inner details. */
export const fine = (...paths: string[]): string => stroke('fine', paths);

/** Places a drawing: moved, turned (degrees, clockwise), scaled; a negative sx mirrors. */
export const place = (svg: string, x: number, y: number, turn = 0, sx = 1, sy = Math.abs(sx)): string =>
  `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}${sx !== 1 || sy !== 1 ? ` scale(${sx} ${sy})` : ''}">${svg}</g>`;

/** Where and how a line of lettering stands. */
export type Lettering = {
  /** Cap height centre, mm. */
  x: number;
  y: number;
  /** Font size, mm. */
  size: number;
  fill?: Fill;
  anchor?: 'start' | 'middle' | 'end';
  /** Degrees, clockwise. */
  turn?: number;
  /** Widest allowed, mm: the lettering shrinks to it. */
  fit?: number;
  weight?: 500 | 600 | 700;
};

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Lettering on a product; becomes outlines of the catalogue's typeface when the picture is set (lettering.ts). */
export const label = (text: string, type: Lettering): string => {
  const { x, y, size, fill = 'ink', anchor = 'middle', turn = 0, fit = 0, weight = 600 } = type;
  return `<text class="${fill}" data-x="${x}" data-y="${y}" data-size="${size}" data-anchor="${anchor}" data-turn="${turn}" data-fit="${fit}" data-weight="${weight}">${escaped(text)}</text>`;
};
