import { type Drawing, figure } from '../drawing.ts';
import { ellipse, polygon, polyline, rect } from '../geometry.ts';
import { label, solid } from '../ink.ts';
import { teeth } from '../teeth.ts';

/** A push saw. */
export type HandSaw = {
  /** Blade length and tooth pitch, mm. */
  blade: number;
  pitch: number;
  /** Fine saws have a stiffened back and a straight blade. */
  back?: boolean;
  stamp: string;
  /** Handle of varnished beech instead of plastic. */
  wood?: boolean;
  share?: number | undefined;
};

const HANDLE =
  'M-8 -62C-26 -66 -40 -58 -48 -46C-60 -28 -66 6 -88 26C-96 34 -92 44 -80 44L-30 44C-10 44 6 40 16 26L30 10V-58C20 -64 6 -60 -8 -62z';
const GRIP_HOLE =
  'M-14 -40C-26 -42 -30 -34 -36 -22C-42 -8 -46 4 -54 16C-58 24 -52 26 -44 25C-28 24 -14 24 -8 14C0 2 2 -34 -14 -40z';

/** Carpenter's hand saw or back saw: handle on the left, teeth below. */
export const handSaw = ({ blade, pitch, back = false, stamp, wood = false, share }: HandSaw): Drawing => {
  const depth = back ? 62 : 0;
  const toe = back ? -50 + depth + 18 : 4;
  const upper = back ? -50 : -22;
  const heel = back ? 30 : 40;
  const plate = polygon(
    [10, -50],
    [blade, upper],
    [blade, back ? heel : toe + 6],
    ...teeth([blade - 4, back ? heel : toe + 12], [20, heel], pitch * 1.35, -pitch * 0.9),
    [14, heel - 4],
  );
  const spine = back ? solid('iron', rect(20, -56, blade - 20, 14, 2), { light: rect(20, -53, blade, 3) }) : '';
  return {
    svg:
      solid('bright', plate, {
        shade: polygon([0, heel - 16], [blade + 5, (back ? heel : toe + 10) - 12], [blade + 5, 80], [0, 80]),
        fine: [polyline([30, heel - 10], [blade - 10, (back ? heel : toe + 10) - 9])],
      }) +
      spine +
      solid(wood ? 'beech' : 'brand', `${HANDLE}${GRIP_HOLE}`, {
        shade: 'M-100 30C-40 30 0 24 40 0V60H-100z',
        light: 'M-8 -57C-22 -60 -36 -54 -43 -44L-46 -47C-38 -58 -24 -66 -8 -62z',
        patch: [['accent', polygon([14, -70], [40, -70], [40, 30], [14, 30])]],
      }) +
      [
        [21, -36],
        [21, -8],
      ]
        .map(([x, y]) => solid('brass', ellipse(x ?? 0, y ?? 0, 6)))
        .join('') +
      label(stamp, { x: blade * 0.46, y: -12, size: 26, fill: 'brand', fit: blade * 0.5, weight: 700 }),
    box: { x: -92, y: -66, width: blade + 92, height: 112 },
    turn: -36,
    caption: `${blade} mm`,
    share,
    measures: [
      { from: [14, 46], to: [blade, 46], offset: -100, text: `${blade}` },
      { from: [-92, -62], to: [blade, -62], offset: 110, text: figure(blade + 92, 0) },
    ],
    focus: { x: blade - 70, y: 0, r: 62 },
  };
};
