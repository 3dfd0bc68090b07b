import type { Drawing } from '../drawing.ts';
import { rect } from '../geometry.ts';
import { label, place, solid } from '../ink.ts';

/** An axe or hatchet; measures in mm. */
export type Axe = {
  stamp: string;
  length: number;
  /** Height of the cutting edge, mm. */
  edge: number;
  shape: 'felling' | 'splitting' | 'carpenter';
  share?: number | undefined;
};

const heads = {
  felling: (e: number): string =>
    `M-34 -24L16 -24C46 -26 70 ${-e * 0.42} 92 ${-e * 0.5}C104 ${-e * 0.15} 104 ${e * 0.2} 92 ${e * 0.5}C72 ${e * 0.34} 46 26 16 24L-34 24z`,
  splitting: (e: number): string =>
    `M-44 -30L14 -32C40 -32 76 ${-e * 0.46} 100 ${-e * 0.5}C108 ${-e * 0.16} 108 ${e * 0.16} 100 ${e * 0.5}C76 ${e * 0.46} 40 32 14 32L-44 30z`,
  carpenter: (e: number): string =>
    `M-30 -24L14 -24C40 -26 66 -38 90 -40C98 0 98 ${e * 0.4} 92 ${e * 0.78}C70 ${e * 0.5} 50 26 14 24L-30 24z`,
};

const shaft = (length: number): string => {
  const y = (k: number): number => -34 + length * k;
  return (
    `M-14 ${y(0)}H14C14 ${y(0.2)} 17 ${y(0.34)} 12 ${y(0.5)}C8 ${y(0.64)} 6 ${y(0.74)} 14 ${y(0.88)}C18 ${y(0.94)} 26 ${y(0.96)} 24 ${y(0.985)}` +
    `Q22 ${y(1)} 4 ${y(0.995)}Q-14 ${y(0.99)} -14 ${y(0.96)}C-14 ${y(0.86)} -22 ${y(0.72)} -18 ${y(0.55)}C-14 ${y(0.4)} -15 ${y(0.2)} -14 ${y(0)}z`
  );
};

/** Axe with the edge to the right and a curved ash or hickory helve. */
export const axe = ({ stamp, length, edge, shape, share }: Axe): Drawing => {
  const y = (k: number): number => -34 + length * k;
  const helve = solid('hickory', shaft(length), {
    patch: [
      ['brand', rect(-60, y(0.9), 120, length)],
      ['accent', rect(-60, y(0.888), 120, length * 0.012)],
    ],
    shade: `M6 ${y(0)}C10 ${y(0.3)} 8 ${y(0.4)} 2 ${y(0.55)}C-2 ${y(0.66)} 0 ${y(0.8)} 8 ${y(1)}H60V${y(0)}z`,
    fine: [
      `M-6 ${y(0.14)}C-4 ${y(0.34)} -10 ${y(0.5)} -8 ${y(0.84)}`,
      `M3 ${y(0.16)}C4 ${y(0.3)} 0 ${y(0.44)} -4 ${y(0.58)}`,
    ],
  });
  const [top, bottom] = shape === 'carpenter' ? [-40, edge * 0.78] : [-edge / 2, edge / 2];
  const stocky = Math.sqrt(length / 330);
  const head = solid('iron', heads[shape](edge), {
    patch: [['bright', `M78 ${top - 20}C90 ${top * 0.3} 90 ${bottom * 0.4} 76 ${bottom + 20}H130V${top - 20}z`]],
    shade: `M-60 10C20 8 60 ${bottom * 0.3} 84 ${bottom * 0.55}L130 ${bottom + 20}H-60z`,
    light: 'M-40 -18H16C24 -18 24 -14 16 -14H-40z',
    fine: [`M78 ${top - 20}C90 ${top * 0.3} 90 ${bottom * 0.4} 76 ${bottom + 20}`, 'M-22 -40V40'],
  });
  const left = shape === 'splitting' ? -44 : -34;
  const upper = Math.min(top, -36);
  return {
    svg:
      place(helve, 0, 0, 0, stocky, 1) +
      place(head + label(stamp, { x: 30, y: 0, size: 24, fill: 'bright', fit: 66 }), 0, 0, 0, stocky),
    box: { x: left * stocky, y: upper * stocky, width: (108 - left) * stocky, height: length - 34 - upper * stocky },
    turn: 34,
    caption: stamp,
    share,
    measures: [
      { from: [100 * stocky, top * stocky], to: [100 * stocky, bottom * stocky], offset: 90, text: `${edge}` },
      { from: [left, length - 34], to: [left, -34], offset: -90, text: `${length}` },
    ],
    focus: { x: 36 * stocky, y: 8, r: 92 * stocky },
  };
};
