import { rect } from '../geometry.ts';

/** Height of every picture, and width of what is drawn, pixels. */
export const EDGE = 1200;

const shadows =
  '<filter id="drop" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur in="SourceAlpha" stdDeviation="11"/>' +
  '<feOffset dx="9" dy="15"/><feComponentTransfer><feFuncA type="linear" slope=".2"/></feComponentTransfer>' +
  '<feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>' +
  '<filter id="soft" x="-30%" y="-200%" width="160%" height="500%"><feGaussianBlur stdDeviation="13"/></filter>';

const rounded = (numbers: string): string =>
  numbers.replace(/-?\d+\.\d{3,}(e-?\d+)?/g, (n) => String(Number(Number(n).toFixed(3))));

/** Three decimals are finer than any pixel; only geometry is touched, never lettering. */
const shortNumbers = (svg: string): string => svg.replace(/(?:d|transform|data-[xy])="[^"]*"/g, rounded);

/** A whole picture: style sheet, ground, and what stands on it; a narrower one shows the middle of the square. */
export const frame = (style: string, body: string, width = EDGE): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${EDGE}" viewBox="${(EDGE - width) / 2} 0 ${width} ${EDGE}">` +
  `<style>${style}</style><defs>${shadows}</defs><path class="ground" d="${rect(0, 0, EDGE, EDGE)}"/>${shortNumbers(body)}</svg>`;

/** Shadow at the foot of something that stands. */
export const footShadow = (x: number, y: number, halfWidth: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${halfWidth * 1.04}" ry="${Math.min(34, 12 + halfWidth * 0.06)}" fill="#3a2c18" opacity=".28" filter="url(#soft)"/>`;
