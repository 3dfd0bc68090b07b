import type { Drawing } from '../drawing.ts';
import { polygon, rect } from '../geometry.ts';
import { label, solid } from '../ink.ts';
import { handleDown } from '../parts/handle.ts';

/** An engineer's hammer. */
export type Hammer = {
  /** Head weight as stamped on the side: '300 g'. */
  stamp: string;
  /** Overall length, head length and face edge, mm. */
  length: number;
  head: number;
  face: number;
  handle: 'ash' | 'hickory' | 'fibre';
  share?: number | undefined;
};

/** Engineer's hammer (DIN 1041): square face, cross pein. */
export const hammer = ({ stamp, length, head: trueHead, face: trueFace, handle, share }: Hammer): Drawing => {
  // A little stouter than true: at its real slimness a hammer is a line in a list.
  const [head, face] = [trueHead * 1.2, trueFace * 1.22];
  const [l, r, h] = [-head * 0.5, head * 0.5, face / 2];
  const c = face * 0.13;
  const outline = polygon(
    [l + c * 0.5, -h + c],
    [l + c * 1.6, -h],
    [l + head * 0.27, -h],
    [l + head * 0.34, -h * 0.86],
    [l + head * 0.62, -h * 0.86],
    [l + head * 0.67, -h],
    [r, -h * 0.16],
    [r, h * 0.16],
    [l + head * 0.67, h],
    [l + head * 0.62, h * 0.86],
    [l + head * 0.34, h * 0.86],
    [l + head * 0.27, h],
    [l + c * 1.6, h],
    [l + c * 0.5, h - c],
  );
  const body = solid('iron', outline, {
    patch: [
      ['bright', rect(l, -h, c * 2, face)],
      ['bright', polygon([r - head * 0.1, -h], [r + 5, -h], [r + 5, h], [r - head * 0.1, h])],
    ],
    shade: rect(l, h * 0.3, head, h),
    light: rect(l, -h * 0.72, head, h * 0.22),
    fine: [`M${l + c * 2} ${-h}v${face}`, `M${l + head * 0.67} ${-h}v${face}`, `M${r - head * 0.1} ${-h}v${face}`],
  });
  const eye = -head * 0.02;
  return {
    svg:
      handleDown({ x: eye, top: -h * 1.12, length: length - h, width: face * 0.92, material: handle }) +
      body +
      label(stamp, { x: eye, y: 0, size: face * 0.46, fill: 'bright', fit: head * 0.25 }),
    box: { x: l, y: -h * 1.12, width: head, height: length + h * 0.12 },
    turn: 38,
    share,
    measures: [
      { from: [l, -h], to: [r, -h], offset: 70, text: `${trueHead}` },
      { from: [r * 0.4, length - h], to: [r * 0.4, -h], offset: 200, text: `${length}` },
      { from: [l, h], to: [l, -h], offset: -70, text: `${trueFace}` },
    ],
    focus: { x: 0, y: face * 0.3, r: head * 0.62 },
  };
};
