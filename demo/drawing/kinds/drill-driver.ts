import type { Drawing } from '../drawing.ts';
import { polygon, rect, times } from '../geometry.ts';
import { fine, label, solid } from '../ink.ts';
import { batteryPack, emptyRails } from '../parts/battery-pack.ts';

/** A cordless drill and how many packs come with it. */
export type DrillDriver = { volts: number; torque: string; hammer?: boolean; compact?: boolean; packs?: 0 | 1 | 2 };

const chuck = (x: number): string =>
  solid('iron', polygon([x + 62, -7], [x + 74, -3], [x + 74, 3], [x + 62, 7])) +
  solid('black', polygon([x, -22], [x + 44, -22], [x + 64, -9], [x + 64, 9], [x + 44, 22], [x, 22]), {
    shade: rect(x, 8, 80, 20),
    light: rect(x, -17, 44, 4),
    fine: times(6).map((i) => `M${x + 5 + i * 7} -22V22`),
  });

/** Cordless drill driver from the side, chuck to the right; no pack, one below the grip, or a second one beside it. */
export const drillDriver = ({ volts, torque, hammer = false, compact = false, packs = 1 }: DrillDriver): Drawing => {
  const back = compact ? -58 : -82;
  const ring = hammer ? 30 : 20;
  const body = `M${back} -22Q${back} -38 ${back + 18} -40L40 -42Q56 -42 58 -30V30Q56 40 40 40H10L-8 44H-46L${back + 12} 34Q${back} 32 ${back} 20z`;
  const grip = 'M-44 34H12C14 60 10 70 6 84C0 108 -4 122 -4 142H-66C-64 116 -58 98 -52 76C-48 60 -46 50 -44 34z';
  const base = compact ? [-74, 16] : [-92, 30];
  const [b0, b1] = [base[0] ?? 0, base[1] ?? 0];
  return {
    svg:
      chuck(54 + ring) +
      solid('black', grip, {
        shade: polygon([-20, 30], [14, 30], [0, 150], [-34, 150]),
        light: polygon([-42, 46], [-37, 46], [-54, 120], [-58, 120]),
        fine: times(5).map((i) => `M${-46 - i * 2.2} ${66 + i * 12}l22 4`),
      }) +
      solid('accent', 'M8 44C22 46 24 60 16 74L6 70C10 62 10 54 6 46z') +
      (packs > 0
        ? batteryPack({ x: b0, y: 140, width: b1 - b0, height: compact ? 34 : 46, volts })
        : emptyRails(b0, 138, b1 - b0)) +
      (packs > 1 ? batteryPack({ x: b1 + 16, y: 140, width: b1 - b0, height: compact ? 34 : 46, volts }) : '') +
      solid('brand', body, {
        shade: polygon([-100, 12], [60, 16], [60, 60], [-100, 60]),
        light: `M${back + 8} -34L40 -37V-33L${back + 8} -30z`,
        patch: [['black', rect(back - 2, -50, 22, 100)]],
        fine: times(5).map((i) => `M${back + 28} ${-18 + i * 7}h18`),
      }) +
      solid('black', rect(56, -34, ring, 68, 4), {
        fine: times(Math.floor(ring / 5)).map((i) => `M${60 + i * 5} -34v68`),
        light: rect(56, -28, ring, 4),
        shade: rect(56, 12, ring, 30),
      }) +
      solid('black', rect(-18, -50, 34, 10, 4)) +
      label(torque, { x: 18, y: -6, size: 20, fill: 'white', weight: 700, fit: 60 }) +
      (hammer ? solid('accent', polygon([34, 16], [44, 10], [44, 22])) : '') +
      fine(`M-6 ${-40}V40`),
    box: { x: -94, y: -52, width: 250, height: 240 },
    turn: 0,
    stands: true,
    focus: { x: 70, y: 0, r: 88 },
  };
};
