import type { Drawing } from '../drawing.ts';
import { polygon, rect } from '../geometry.ts';
import { label, place, solid } from '../ink.ts';
import { handleDown } from '../parts/handle.ts';

/** A carpenter's hammer; overall length in mm. */
export type ClawHammer = {
  stamp: string;
  length: number;
  handle: 'hickory' | 'fibre' | 'ash';
  /** Straight spike of a roofer's hammer instead of the curved claw. */
  spike?: boolean;
  share?: number | undefined;
};

/** Carpenter's hammer: round face on the left, claw or spike on the right. */
export const clawHammer = ({ stamp, length, handle, spike = false, share }: ClawHammer): Drawing => {
  const f = 15;
  const claw = spike
    ? 'L22 -15C60 -14 92 -6 118 6L119 10C90 4 60 6 22 13'
    : 'L20 -16C52 -22 82 -8 96 26L91 29C76 8 54 0 22 14';
  const head = `M-66 ${-f}L-50 ${-f}L-46 -11L-22 -10L-16 -16${claw}L12 17H-12L-20 10L-46 11L-50 ${f}L-66 ${f}z`;
  const body = solid('iron', head, {
    patch: [
      ['bright', rect(-70, -20, 9, 40)],
      ['steel', polygon([62, -40], [140, -40], [140, 60], [80, 60])],
    ],
    shade: 'M-70 5C-20 3 20 8 50 2C80 0 90 10 130 40V60H-70z',
    light: rect(-58, -11, 70, 4),
    fine: ['M-61 -16v32', spike ? 'M60 -4C82 -1 100 3 116 8' : 'M58 -12C74 -4 86 8 93 27', 'M-46 -11v22'],
  });
  return {
    svg:
      handleDown({ x: 0, top: -18, length: length - 4, width: 37, material: handle }) +
      place(body + label(stamp, { x: 1, y: -1, size: 14, fill: 'bright', fit: 34 }), 0, 0, 0, 1.2),
    box: { x: -79, y: -22, width: spike ? 221 : 194, height: length },
    turn: 36,
    share,
    measures: [
      { from: [-79, -20], to: [spike ? 142 : 115, -20], offset: 90, text: spike ? '186' : '164' },
      { from: [40, length - 22], to: [40, -18], offset: 160, text: `${length}` },
    ],
    focus: { x: 12, y: 10, r: 88 },
  };
};
