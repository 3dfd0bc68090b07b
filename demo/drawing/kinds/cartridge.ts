import type { Drawing } from '../drawing.ts';
import { ellipse, polygon, rect, times, turned } from '../geometry.ts';
import { label, solid } from '../ink.ts';
import type { Fill } from '../palette.ts';
import { sticker } from '../parts/sticker.ts';
import type { Packed } from './bottle.ts';

/** Cartridge for sealant (with nozzle) or grease (plain ends), standing. */
export const cartridge = ({
  nozzle,
  fill,
  brand,
  title,
  amount,
  share,
}: Packed & { nozzle: boolean; fill: Fill }): Drawing => ({
  svg:
    (nozzle
      ? solid('white', turned(0, [4, -96], [6, -92], [13, -20], [16, -16], [16, 0]), { shade: rect(4, -100, 20, 110) })
      : solid('black', rect(-36, -8, 72, 16, 3), { light: rect(-32, -5, 64, 3) })) +
    solid(fill, rect(-34, 0, 68, 222, 4), { shade: rect(13, 0, 30, 230), light: rect(-27, 4, 6, 212) }) +
    sticker({ x: 0, y: 44, width: 68, height: 130, brand, title, amount }) +
    solid(nozzle ? fill : 'black', rect(-36, 214, 72, 12, 3), { shade: rect(13, 214, 30, 14) }),
  box: { x: -36, y: nozzle ? -96 : -8, width: 72, height: nozzle ? 322 : 234 },
  stands: true,
  share,
});

/** Roll of tape seen from the front right. */
export const tapeRoll = ({
  width,
  metres,
  fill,
  text,
}: {
  width: number;
  metres: number;
  fill: Fill;
  text: string;
}): Drawing => {
  const t = 10 + width * 0.9;
  return {
    svg:
      solid(fill, `M0 -80H${t}A40 80 0 0 1 ${t} 80H0z`, {
        shade: [polygon([0, 30], [t + 50, 20], [t + 50, 90], [0, 90])],
        light: polygon([0, -76], [t + 20, -76], [t + 24, -66], [0, -66]),
        fine: times(2).map((i) => `M${t * (0.3 + i * 0.35)} -80A40 80 0 0 1 ${t * (0.3 + i * 0.35)} 80`),
      }) +
      solid(fill, `M${t + 28} 58L${t + 64} 72V82H${t + 10}z`, {
        shade: polygon([t, 76], [t + 70, 76], [t + 70, 90], [t, 90]),
      }) +
      solid(fill, ellipse(0, 0, 40, 80), { fine: [ellipse(0, 0, 35, 71), ellipse(0, 0, 31, 64)] }) +
      solid('carton', ellipse(0, 0, 27, 55)) +
      solid('ground', ellipse(2, 0, 22, 48), { shade: `M-20 -48A22 48 0 0 1 2 -48V48A22 48 0 0 0 -20 48z` }) +
      solid('paper', polygon([t * 0.5 + 18, -26], [t * 0.5 + 42, -26], [t * 0.5 + 42, 26], [t * 0.5 + 18, 26])) +
      label(text, { x: t * 0.5 + 30, y: 0, size: 13, turn: -90, weight: 700, fit: 48 }),
    box: { x: -40, y: -80, width: t + 106, height: 164 },
    caption: `${width} mm × ${metres} m`,
    share: 0.84,
  };
};

/** Roll of wiping paper, standing. */
export const paperRoll = ({
  fill,
  text,
  share,
}: {
  fill: Fill;
  text: string;
  share?: number | undefined;
}): Drawing => ({
  svg:
    solid(fill, 'M92 20H150L156 190H92z', {
      shade: polygon([110, 20], [150, 20], [156, 190], [120, 190]),
      fine: ['M122 20L126 190'],
    }) +
    solid(fill, 'M-96 0V190A96 30 0 0 0 96 190V0z', {
      shade: polygon([40, -10], [100, -10], [100, 230], [40, 230]),
      fine: times(4).map((i) => `M-96 ${38 + i * 38}A96 30 0 0 0 96 ${38 + i * 38}`),
      light: rect(-84, 20, 9, 170),
    }) +
    solid(fill, ellipse(0, 0, 96, 30), { fine: [ellipse(0, 0, 78, 24), ellipse(0, 0, 60, 18)] }) +
    solid('carton', ellipse(0, 0, 38, 11)) +
    solid('ink', ellipse(0, 0, 30, 8)) +
    solid('brand', polygon([-60, 92], [50, 96], [50, 150], [-60, 146])) +
    label(text, { x: -5, y: 121, size: 27, fill: 'white', weight: 700, fit: 96, turn: 2 }),
  box: { x: -96, y: -30, width: 252, height: 250 },
  stands: true,
  share,
});

/** Pack of folded cloths with a paper band. */
export const clothPack = ({ fill, text }: { fill: Fill; text: string }): Drawing => ({
  svg:
    times(5)
      .map((i) =>
        solid(i % 2 === 0 ? fill : 'white', rect(-110 + (i % 2) * 3, -30 - i * 26, 220 - (i % 2) * 6, 27, 12), {
          shade: rect(-110, -12 - i * 26, 220, 12),
          fine: `M-100 ${-17 - i * 26}H90`,
        }),
      )
      .join('') +
    solid('brand', rect(-34, -138, 68, 138), { shade: rect(12, -138, 30, 140) }) +
    label(text, { x: 0, y: -68, size: 30, fill: 'white', weight: 700, turn: -90, fit: 120 }),
  box: { x: -110, y: -138, width: 220, height: 138 },
  stands: true,
  share: 0.86,
});
