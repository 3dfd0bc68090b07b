import type { Drawing } from '../drawing.ts';
import { figure } from '../drawing.ts';
import { ellipse, polygon, rect } from '../geometry.ts';
import { fine, label, solid } from '../ink.ts';
import type { Fill } from '../palette.ts';
import { handleDown } from '../parts/handle.ts';

/** A hammer with two like faces; measures in mm. */
export type Mallet = {
  /** Diameter of the face, mm. */
  face: number;
  length: number;
  /** What strikes: two plastic faces, one rubber block, a beech block, a forged steel block. */
  head: 'plastic' | 'rubber' | 'beech' | 'steel';
  stamp: string;
  share?: number | undefined;
};

const plastic = (f: number, stamp: string): string => {
  const [w, h] = [f * 2.7, f / 2];
  const side = (x: number, fill: Fill): string =>
    solid(fill, rect(x, -h, f * 0.72, f, f * 0.12), {
      shade: rect(x, h * 0.3, f, h),
      light: rect(x, -h * 0.72, f, h * 0.2),
    });
  return (
    side(-w / 2, 'brand') +
    side(w / 2 - f * 0.72, 'white') +
    solid('iron', rect(-w / 2 + f * 0.6, -h * 0.86, w - f * 1.2, h * 1.72, 2), {
      shade: rect(-w, h * 0.2, w * 2, h),
      light: rect(-w, -h * 0.66, w * 2, h * 0.16),
    }) +
    label(stamp, { x: 0, y: 0, size: f * 0.42, fill: 'bright', fit: w - f * 1.4 })
  );
};

const rubber = (f: number, stamp: string): string => {
  const w = f * 1.75;
  const d = `M${-w / 2} ${-f * 0.5}C${-w * 0.2} ${-f * 0.44} ${w * 0.2} ${-f * 0.44} ${w / 2} ${-f * 0.5}V${f * 0.5}C${w * 0.2} ${f * 0.44} ${-w * 0.2} ${f * 0.44} ${-w / 2} ${f * 0.5}z`;
  return (
    solid('black', d, {
      shade: rect(-w, f * 0.15, w * 2, f),
      light: rect(-w, -f * 0.36, w * 2, f * 0.07),
      fine: [`M${-w * 0.44} ${-f}V${f}`, `M${w * 0.44} ${-f}V${f}`],
    }) + label(stamp, { x: 0, y: 0, size: f * 0.28, fill: 'white', fit: w * 0.6 })
  );
};

const beech = (f: number, stamp: string): string => {
  const w = f * 1.45;
  const d = polygon([-w / 2, -f * 0.42], [w / 2, -f * 0.42], [w * 0.56, f * 0.5], [-w * 0.56, f * 0.5]);
  const grain = [-0.22, 0.02, 0.26].map(
    (k) => `M${-w} ${f * k}C${-w * 0.3} ${f * (k + 0.07)} ${w * 0.3} ${f * (k - 0.06)} ${w} ${f * k}`,
  );
  return (
    solid('beech', d, {
      shade: polygon([-w, f * 0.28], [w, f * 0.22], [w, f], [-w, f]),
      light: rect(-w, -f * 0.36, w * 2, f * 0.06),
      fine: grain,
    }) +
    fine(ellipse(-w * 0.44, 0, 1)) +
    label(stamp, { x: 0, y: f * 0.12, size: f * 0.2, fit: w * 0.7 })
  );
};

const steel = (f: number, stamp: string): string => {
  const w = f * 2.3;
  const c = f * 0.14;
  const d = polygon(
    [-w / 2, -f / 2 + c],
    [-w / 2 + c, -f / 2],
    [w / 2 - c, -f / 2],
    [w / 2, -f / 2 + c],
    [w / 2, f / 2 - c],
    [w / 2 - c, f / 2],
    [-w / 2 + c, f / 2],
    [-w / 2, f / 2 - c],
  );
  return (
    solid('iron', d, {
      patch: [
        ['bright', rect(-w / 2, -f, c * 1.6, f * 2)],
        ['bright', rect(w / 2 - c * 1.6, -f, c * 1.6, f * 2)],
      ],
      shade: rect(-w, f * 0.14, w * 2, f),
      light: rect(-w, -f * 0.36, w * 2, f * 0.09),
      fine: [`M${-w / 2 + c * 1.6} ${-f}V${f}`, `M${w / 2 - c * 1.6} ${-f}V${f}`],
    }) + label(stamp, { x: 0, y: 0, size: f * 0.4, fill: 'bright', fit: w * 0.62 })
  );
};

/** Mallets and club hammers: a symmetrical head on a straight handle. */
export const mallet = ({ face, length, head, stamp, share }: Mallet): Drawing => {
  const draw = { plastic, rubber, beech, steel }[head];
  const half = face * { plastic: 1.35, rubber: 0.875, beech: 0.81, steel: 1.15 }[head];
  const grip = head === 'plastic' ? face * 0.92 : Math.max(30, face * (head === 'rubber' ? 0.5 : 0.62));
  const handle = handleDown({
    x: 0,
    top: -face * 0.58,
    length: length + face * 0.08,
    width: grip,
    material: head === 'beech' ? 'beech' : head === 'steel' ? 'hickory' : 'ash',
  });
  return {
    svg: handle + draw(face, stamp),
    box: { x: -half, y: -face * 0.58, width: half * 2, height: length + face * 0.08 },
    turn: 38,
    share,
    measures: [
      { from: [-half, -face * 0.5], to: [half, -face * 0.5], offset: 90, text: figure(half * 2, 0) },
      { from: [half * 0.8, length - face / 2], to: [half * 0.8, -face / 2], offset: 130, text: `${length}` },
    ],
    focus: { x: 0, y: face * 0.15, r: half * 1.15 },
  };
};
