import { ellipse, polygon, rect, times } from '../geometry.ts';
import { fine, place, solid } from '../ink.ts';
import { wineBottle } from '../kinds/wine-bottle.ts';
import { wineGlasses } from '../kinds/wine-glass.ts';
import { colouredStyle, type Fill } from '../palette.ts';

/** Size of the picture, pixels. */
const [WIDTH, HEIGHT] = [1600, 1000];

/** The upper edge of the table. */
const TABLE = 858;

/** A hill from the left to the right edge, by its heights at four places. */
const hill = (fill: string, [a, b, c, d]: readonly [number, number, number, number]): string =>
  `<path fill="${fill}" d="M0 ${a}C400 ${b} 800 ${c} ${WIDTH} ${d}V${HEIGHT}H0z"/>`;

/** Rows of vines that run up a slope, nearer ones wider apart. */
const rows = (foot: number, top: number): string =>
  times(19)
    .map((i) => {
      const [x, up] = [-260 + i * 118, 560 + i * 32];
      return (
        `<path d="M${x} ${foot}Q${(x + up) / 2 - 30} ${(foot + top) / 2} ${up} ${top + Math.abs(i - 9) * 3}" fill="none" stroke="#54702f" stroke-width="13" stroke-linecap="round"/>` +
        `<path d="M${x - 6} ${foot}Q${(x + up) / 2 - 36} ${(foot + top) / 2} ${up - 2} ${top + Math.abs(i - 9) * 3}" fill="none" stroke="#7d9a45" stroke-width="5" stroke-linecap="round" stroke-dasharray="16 9"/>`
      );
    })
    .join('');

/** A press house of a lane of cellars: white wall, tiled roof, vaulted door. */
const pressHouse = (x: number, y: number, width: number, door: Fill): string => {
  const [height, roof] = [width * 0.56, width * 0.36];
  const [half, arch] = [width * 0.15, y - height * 0.34];
  return (
    solid('white', rect(x, y - height, width, height), { shade: rect(x + width * 0.78, y - height, width, height) }) +
    solid('red', polygon([x - 10, y - height], [x + width / 2, y - height - roof], [x + width + 10, y - height]), {
      shade: polygon([x + width / 2, y - height - roof], [x + width + 10, y - height], [x + width * 0.6, y - height]),
      fine: times(3).map((i) => `M${x} ${y - height - 14 - i * 16}H${x + width}`),
    }) +
    solid(door, `M${x + width / 2 - half} ${y}V${arch}A${half} ${half} 0 0 1 ${x + width / 2 + half} ${arch}V${y}z`, {
      fine: [`M${x + width / 2} ${arch - half}V${y}`, `M${x + width / 2 - half} ${arch}H${x + width / 2 + half}`],
    }) +
    solid('glass', rect(x + width * 0.08, y - height * 0.66, width * 0.13, width * 0.15))
  );
};

const lane = (): string =>
  [
    [60, 668, 190, 'green'],
    [282, 682, 172, 'brown'],
    [486, 690, 160, 'blue'],
    [676, 694, 140, 'walnut'],
  ]
    .map(([x, y, width, door]) => pressHouse(Number(x), Number(y), Number(width), door as Fill))
    .join('');

const poplar = (x: number, y: number, height: number): string =>
  solid('green', ellipse(x, y - height / 2, height * 0.13, height / 2), {
    shade: ellipse(x + height * 0.08, y - height / 2, height * 0.08, height / 2),
  });

const bottle = (shape: 'bordeaux' | 'burgundy', capsule: Fill, title: string): string =>
  wineBottle({
    ...{ shape, glass: 'bottlegreen', capsule, print: shape === 'bordeaux' ? 'slope' : 'plain' },
    ...{ brand: 'VINZHOFER', title, line: '2023', amount: '0,75 l' },
  }).svg;

/** Grapes on the table, from above right. */
const grapes = (x: number, y: number): string =>
  [
    [0, 0],
    [34, -4],
    [68, 0],
    [102, -6],
    [17, -30],
    [52, -34],
    [86, -32],
    [36, -60],
    [70, -62],
  ]
    .map(([dx = 0, dy = 0]) =>
      solid('plum', ellipse(x + dx, y + dy, 20), {
        light: ellipse(x + dx - 7, y + dy - 8, 4),
        shade: ellipse(x + dx + 10, y + dy + 8, 12),
      }),
    )
    .join('') + fine(`M${x + 56} ${y - 80}C${x + 50} ${y - 104} ${x + 66} ${y - 116} ${x + 84} ${y - 118}`);

const table = (): string =>
  solid('walnut', rect(-20, TABLE, WIDTH + 40, 200), {
    light: rect(-20, TABLE + 4, WIDTH + 40, 5),
    fine: [
      `M0 ${TABLE + 44}C500 ${TABLE + 36} 900 ${TABLE + 58} ${WIDTH} ${TABLE + 46}`,
      `M0 ${TABLE + 92}C420 ${TABLE + 104} 1000 ${TABLE + 84} ${WIDTH} ${TABLE + 98}`,
    ],
  });

/**
 * A table with bottles and glasses before vineyards and a lane of cellars. The wine shop's start page begins with it.
 */
export const vineyardView = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
  `<style>${colouredStyle({ main: '#1f4a38', second: '#c9a24a', ground: '#e8ebdf' })}.edge{stroke-width:3.4}.fine{stroke-width:1.8}</style>` +
  `<path class="ground" d="${rect(0, 0, WIDTH, HEIGHT)}"/>` +
  `<circle cx="1180" cy="230" r="96" fill="#e9c65f"/>` +
  hill('#c3cdae', [430, 300, 470, 330]) +
  hill('#9fb07a', [560, 470, 520, 400]) +
  rows(HEIGHT, 470) +
  poplar(872, 700, 210) +
  poplar(930, 706, 170) +
  lane() +
  hill('#7f955a', [700, 676, 742, 790]) +
  table() +
  place(bottle('bordeaux', 'leaf', 'Löss-|garten'), 1110, TABLE + 60 - 300 * 1.5, 0, 1.5) +
  place(bottle('burgundy', 'claret', 'Pinot|Noir'), 1280, TABLE + 40 - 300 * 1.5, 0, 1.5) +
  place(wineGlasses({ bowl: 'universal', wine: 'straw', count: 1 }).svg, 960, TABLE + 84 - 196 * 1.35, 0, 1.35) +
  place(wineGlasses({ bowl: 'red', wine: 'claret', count: 1 }).svg, 1452, TABLE + 78 - 210 * 1.35, 0, 1.35) +
  `${grapes(690, TABLE + 72)}</svg>`;
