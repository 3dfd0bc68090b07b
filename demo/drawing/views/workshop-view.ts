import { rect, times } from '../geometry.ts';
import { place, solid } from '../ink.ts';
import { bottle, tin } from '../kinds/bottle.ts';
import { clamp } from '../kinds/clamp.ts';
import { hammer } from '../kinds/hammer.ts';
import { handSaw } from '../kinds/hand-saw.ts';
import { mallet } from '../kinds/mallet.ts';
import { plane } from '../kinds/plane.ts';
import { square } from '../kinds/square.ts';
import { woodChisel } from '../kinds/wood-chisel.ts';
import { workbench } from '../kinds/workbench.ts';
import { colouredStyle, type Fill } from '../palette.ts';

/** Size of the picture, pixels. */
const [WIDTH, HEIGHT] = [1600, 1000];

/** Pixels per millimetre. */
const SCALE = 0.66;

const [FLOOR, BENCH] = [{ y: 905 }, { x: 180, width: 1780, height: 700 }];
const TOP = FLOOR.y - BENCH.height * SCALE;
const RAIL = 96;
const SHELF = FLOOR.y - 240 * SCALE;

/** A tool in the colours of its maker. */
const painted = (svg: string, brand: Fill, accent: Fill = 'cream'): string =>
  svg.replaceAll('class="brand"', `class="${brand}"`).replaceAll('class="accent"', `class="${accent}"`);

/** Hangs a tool from the rail. */
const hung = (svg: string, x: number, below: number, turn = 0, scale = SCALE): string =>
  `<g filter="url(#wall)">${place(svg, x, RAIL + below, turn, scale)}</g>`;

const shaving = (x: number, y: number, r: number, turn = 0): string =>
  place(
    solid(
      'ash',
      `M0 0C${r * 1.1} ${-r * 0.2} ${r * 1.2} ${-r * 1.5} ${r * 0.2} ${-r * 1.5}C${-r * 0.7} ${-r * 1.5} ${-r * 0.7} ${-r * 0.5} ${r * 0.1} ${-r * 0.5}C${r * 0.5} ${-r * 0.5} ${r * 0.5} ${-r} ${r * 0.15} ${-r}` +
        `C${r * 0.3} ${-r * 0.86} ${r * 0.3} ${-r * 0.66} ${r * 0.1} ${-r * 0.66}C${-r * 0.45} ${-r * 0.66} ${-r * 0.45} ${-r * 1.3} ${r * 0.2} ${-r * 1.3}C${r * 0.9} ${-r * 1.3} ${r * 0.8} ${-r * 0.2} 0 ${-r * 0.14}z`,
    ),
    x,
    y,
    turn,
  );

const wall = (): string => {
  const chisels = [32, 24, 16, 10, 6].map((width, i) =>
    hung(painted(woodChisel({ width }).svg, 'red'), 520 + i * 46, 92, 90, 0.92),
  );
  const hammers = [
    hung(hammer({ stamp: '500', length: 320, head: 118, face: 27, handle: 'hickory' }).svg, 848, -8),
    hung(hammer({ stamp: '300', length: 300, head: 105, face: 23, handle: 'ash' }).svg, 958, -6, 0, 0.62),
    hung(hammer({ stamp: '100', length: 260, head: 82, face: 15, handle: 'ash' }).svg, 1052, -4, 0, 0.6),
  ];
  const rail =
    solid('beech', rect(150, RAIL, 1300, 30, 4), {
      light: rect(150, RAIL + 3, 1300, 4),
      shade: rect(150, RAIL + 20, 1300, 12),
      fine: [`M150 ${RAIL + 13}C500 ${RAIL + 9} 900 ${RAIL + 18} 1450 ${RAIL + 12}`],
    }) + [190, 800, 1410].map((x) => solid('iron', rect(x - 5, RAIL + 10, 10, 10, 5))).join('');
  return (
    `<g filter="url(#wall)">${rail}</g>` +
    hung(painted(handSaw({ blade: 400, pitch: 3.6, stamp: 'ZAHNREICH', wood: true }).svg, 'orange'), 240, 76, 90) +
    hung(painted(handSaw({ blade: 280, pitch: 2, stamp: 'FEIN', back: true, wood: true }).svg, 'orange'), 390, 74, 90) +
    chisels.join('') +
    hammers.join('') +
    hung(painted(mallet({ face: 100, length: 320, head: 'beech', stamp: '' }).svg, 'red'), 1140, 30) +
    hung(square({ leg: 300, short: 190, stock: 'walnut' }).svg, 1316, 44, 90, 0.62) +
    hung(clamp({ span: 300, reach: 120, kind: 'screw' }).svg, 1366, 2, 0, 0.66)
  );
};

const glue = bottle({ fill: 'white', cap: 'red', top: 'glue', brand: 'LEIMGRUB', title: 'Holzleim', amount: '750 g' });
const oil = tin({ fill: 'cream', height: 150, brand: 'ÖLMÜHLE', title: 'Leinöl', amount: '750 ml' });

const onTheBench = (): string =>
  place(
    solid('ash', rect(0, -44, 760, 44, 3), {
      light: rect(0, -40, 760, 5),
      shade: rect(0, -14, 760, 14),
      fine: ['M0 -30C240 -36 480 -22 760 -31', 'M0 -20C280 -14 500 -26 760 -18'],
    }),
    560,
    TOP,
    0,
    SCALE,
  ) +
  place(
    painted(plane({ length: 300, body: 'wood', iron: 48, stamp: 'DOPPEL 48' }).svg, 'walnut'),
    690,
    TOP - 44 * SCALE,
    0,
    0.74,
  ) +
  shaving(660, TOP - 30, 26, -8) +
  shaving(622, TOP - 30, 20, 14) +
  shaving(530, TOP, 24) +
  shaving(498, TOP, 17, 24) +
  place(painted(glue.svg, 'red'), 1190, TOP - 170 * 0.6, 0, 0.6) +
  place(painted(oil.svg, 'green'), 1278, TOP - 166 * 0.56, 0, 0.56) +
  place(painted(plane({ length: 240, body: 'iron', iron: 45, stamp: 'Nr. 4' }).svg, 'red'), 300, TOP, 0, 0.7);

/** Boards on the stretcher. */
const underTheBench = (): string =>
  [
    [470, 620, 26, 'ash'],
    [500, 560, 22, 'walnut'],
    [540, 470, 20, 'ash'],
  ]
    .map(([x, width, height, tone], i) =>
      solid(tone as Fill, rect(Number(x), SHELF - 26 - i * 22, Number(width), Number(height), 2), {
        shade: rect(Number(x), SHELF - 8 - i * 22, Number(width), 10),
      }),
    )
    .join('');

const floorLine = (): string =>
  `<path fill="#e9dfca" d="${rect(0, FLOOR.y - 26, WIDTH, HEIGHT)}"/>` +
  `<path d="M0 ${FLOOR.y - 26}H${WIDTH}" fill="none" stroke="#2b2825" stroke-width="3" opacity=".5"/>` +
  times(5)
    .map(
      (i) =>
        `<path d="M${i * 400 - 60} ${FLOOR.y - 26}L${i * 400 - 190 + i * 40} ${HEIGHT}" stroke="#2b2825" stroke-width="2" opacity=".14"/>`,
    )
    .join('');

/** A joiner's workshop: a bench with work on it, tools on the wall. The shop's start page begins with it. */
export const workshopView = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
  `<style>${colouredStyle({ main: '#8f2d1c', second: '#f0e2bf' })}.edge{stroke-width:3.4}.fine{stroke-width:1.8}</style>` +
  '<defs><filter id="wall" x="-20%" y="-20%" width="150%" height="150%"><feGaussianBlur in="SourceAlpha" stdDeviation="5"/><feOffset dx="9" dy="10"/>' +
  '<feComponentTransfer><feFuncA type="linear" slope=".2"/></feComponentTransfer><feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>' +
  '<filter id="soft" x="-30%" y="-200%" width="160%" height="500%"><feGaussianBlur stdDeviation="13"/></filter></defs>' +
  `<path class="ground" d="${rect(0, 0, WIDTH, HEIGHT)}"/>${floorLine()}${wall()}` +
  `<ellipse cx="800" cy="${FLOOR.y - 2}" rx="610" ry="26" fill="#3a2c18" opacity=".26" filter="url(#soft)"/>` +
  place(workbench({ width: BENCH.width, height: BENCH.height, kind: 'joiner' }).svg, BENCH.x, TOP, 0, SCALE) +
  `${underTheBench()}${onTheBench()}</svg>`;
