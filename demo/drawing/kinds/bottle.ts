import type { Drawing } from '../drawing.ts';
import { ellipse, polygon, rect, turned } from '../geometry.ts';
import { fine, solid } from '../ink.ts';
import type { Fill } from '../palette.ts';
import { sticker } from '../parts/sticker.ts';

/** What every labelled packing has printed on it; | in the title breaks the line. */
export type Packed = { brand: string; title: string; amount: string; share?: number | undefined };

/** Round bottle: dropper spout for oil, screw cap for care products, or a glue bottle with nozzle. */
export const bottle = ({
  fill,
  cap,
  top,
  brand,
  title,
  amount,
  share,
  slim = 1,
}: Packed & { fill: Fill; cap: Fill; top: 'spout' | 'screw' | 'glue'; slim?: number }): Drawing => {
  const w = 42 * slim;
  const h = 170;
  const body = `M${-w} ${h - 6}V62C${-w} 40 ${-w * 0.44} 34 ${-w * 0.4} 14H${w * 0.4}C${w * 0.44} 34 ${w} 40 ${w} 62V${h - 6}Q${w} ${h} ${w - 6} ${h}H${-w + 6}Q${-w} ${h} ${-w} ${h - 6}z`;
  const lid = {
    spout: solid(cap, turned(0, [4, -62], [5, -58], [9, -14], [20, -8], [20, 16])) + fine('M-20 2H20'),
    glue:
      solid(cap, turned(0, [3, -44], [6, -40], [14, -14], [w * 0.42, -8], [w * 0.42, 16]), {
        shade: rect(4, -50, 40, 80),
      }) + solid('accent', turned(0, [4, -62], [7, -60], [8, -40], [6, -38])),
    screw: solid(cap, rect(-w * 0.46, -22, w * 0.92, 38, 4), {
      shade: rect(w * 0.1, -22, w, 40),
      light: rect(-w * 0.36, -18, 4, 30),
      fine: [-0.2, 0, 0.2].map((k) => `M${w * k} -20V14`),
    }),
  }[top];
  return {
    svg:
      lid +
      solid(fill, body, {
        shade: polygon([w * 0.5, 0], [w + 2, 0], [w + 2, h], [w * 0.5, h]),
        light: `M${-w * 0.8} ${h - 12}V66C${-w * 0.8} 56 ${-w * 0.6} 50 ${-w * 0.4} 40L${-w * 0.3} 44C${-w * 0.46} 54 ${-w * 0.62} 58 ${-w * 0.62} 70V${h - 12}z`,
      }) +
      sticker({ x: 0, y: 68, width: w * 2, height: 88, brand, title, amount }),
    box: { x: -w, y: top === 'screw' ? -22 : -62, width: w * 2, height: h + (top === 'screw' ? 22 : 62) },
    stands: true,
    share,
  };
};

/** Plastic canister with grip, from the side. */
export const canister = ({ fill, brand, title, amount, share }: Packed & { fill: Fill }): Drawing => ({
  svg:
    solid('black', rect(-74, -26, 44, 30, 5), {
      shade: rect(-46, -26, 20, 40),
      fine: ['M-64 -24V2', 'M-54 -24V2', 'M-44 -24V2'],
    }) +
    solid(
      fill,
      'M-96 176V26Q-96 12 -84 8L-20 0H72Q96 0 96 24V176Q96 186 86 186H-86Q-96 186 -96 176zM-6 22Q-14 22 -14 30V36Q-14 44 -6 44H62Q72 44 72 34Q72 22 60 22z',
      {
        shade: polygon([66, -10], [100, -10], [100, 200], [66, 200]),
        light: rect(-88, 24, 7, 140),
        fine: ['M-96 60H96'],
      },
    ) +
    sticker({ x: -4, y: 70, width: 150, height: 102, brand, title, amount, round: false }),
  box: { x: -96, y: -26, width: 192, height: 212 },
  stands: true,
  share,
});

/** Aerosol can with cap. */
export const sprayCan = ({ brand, title, amount, cap, share }: Packed & { cap: Fill }): Drawing => ({
  svg:
    solid(cap, 'M-30 2V-34Q-30 -46 -16 -46H16Q30 -46 30 -34V2z', {
      shade: rect(10, -50, 30, 60),
      light: rect(-23, -38, 5, 36),
    }) +
    solid('bright', 'M-38 20C-38 8 -32 2 -26 0H26C32 2 38 8 38 20z', { shade: rect(14, 0, 30, 30) }) +
    solid('brand', rect(-38, 18, 76, 186, 3), { shade: rect(16, 18, 30, 190), light: rect(-30, 22, 6, 176) }) +
    sticker({ x: 0, y: 52, width: 76, height: 112, brand, title, amount }) +
    solid('bright', rect(-39, 200, 78, 9, 4), { shade: rect(14, 200, 30, 10) }),
  box: { x: -39, y: -46, width: 78, height: 255 },
  stands: true,
  share,
});

/** A tin: radius and height in mm, a swatch of what is inside. */
export type Tin = Packed & { fill: Fill; radius?: number; height: number; swatch?: Fill };

/** Tin with lid: tall for oil and glaze, flat for wax. */
export const tin = ({ fill, radius: r = 70, height: h, brand, title, amount, swatch, share }: Tin): Drawing => {
  const k = 0.23;
  const rim = (y: number): string => `M${-r} ${y}A${r} ${r * k} 0 0 0 ${r} ${y}`;
  const print = { x: 0, width: r * 2, brand, title, amount };
  return {
    svg:
      solid(fill, `M${-r} 0V${h}A${r} ${r * k} 0 0 0 ${r} ${h}V0z`, {
        shade: polygon([r * 0.44, -4], [r + 2, -4], [r + 2, h + r], [r * 0.44, h + r]),
        light: rect(-r * 0.86, 10, r * 0.11, h - 14),
        fine: [rim(r * 0.14), rim(h - r * 0.1)],
      }) +
      solid('bright', ellipse(0, 0, r * 1.03, r * 1.03 * k)) +
      solid('steel', ellipse(0, -1, r * 0.86, r * 0.86 * k), { light: ellipse(-r * 0.23, -4, r * 0.43, r * 0.07) }) +
      sticker({ ...print, y: r * k + 6, height: h - r * k - 4 }) +
      (swatch ? solid(swatch, ellipse(r * 0.72, h * 0.86, r * 0.15)) : ''),
    box: { x: -r * 1.03, y: -r * 0.25, width: r * 2.06, height: h + r * 0.48 },
    stands: true,
    share,
  };
};

/** Plastic bucket or tub with lid. */
export const tub = ({
  fill,
  lid,
  brand,
  title,
  amount,
  handle,
  share,
}: Packed & { fill: Fill; lid: Fill; handle: boolean }): Drawing => ({
  svg:
    (handle
      ? `<path class="edge" d="M-86 6C-110 -70 110 -70 86 6"/>${solid('black', rect(-22, -58, 44, 10, 5))}`
      : '') +
    solid(fill, 'M-86 0L-72 150Q-71 158 -62 158H62Q71 158 72 150L86 0z', {
      shade: polygon([40, -4], [90, -4], [80, 160], [34, 160]),
      light: polygon([-76, 10], [-68, 10], [-58, 146], [-64, 146]),
    }) +
    sticker({ x: 0, y: 34, width: 124, height: 100, brand, title, amount, round: false }) +
    solid(lid, 'M-94 -8Q-94 -16 -84 -16H84Q94 -16 94 -8V4Q94 12 84 12H-84Q-94 12 -94 4z', {
      shade: rect(40, -20, 60, 40),
      light: rect(-86, -12, 110, 4),
      fine: 'M-94 2H94',
    }),
  box: { x: -94, y: handle ? -60 : -16, width: 188, height: handle ? 218 : 174 },
  stands: true,
  share,
});
