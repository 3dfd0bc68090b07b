import { type Drawing, figure } from '../drawing.ts';
import { ellipse, regular } from '../geometry.ts';
import { fine, place, solid } from '../ink.ts';
import type { Fill } from '../palette.ts';

/** Hexagon nut, seen slightly from above; the locking nut shows its plastic ring. */
export const nut = ({
  thread,
  across,
  height,
  finish,
  locking = false,
}: {
  thread: number;
  across: number;
  height: number;
  finish: Fill;
  locking?: boolean;
}): Drawing => {
  const e = across * 0.577;
  const k = 0.52;
  const flat = (cy: number): string =>
    regular(6, 0, 0, e, 0).replace(
      /(-?[\d.e-]+) (-?[\d.e-]+)/g,
      (_, x: string, y: string) => `${x} ${Number(y) * k + cy}`,
    );
  const low = Math.sin(Math.PI / 3) * e * k;
  const mid = e / 2;
  const wall = `M${-e} 0V${height}L${-mid} ${height + low}H${mid}L${e} ${height}V0L${mid} ${low}H${-mid}z`;
  const one =
    solid(finish, wall, {
      shade: [`M${mid} 0H${e}V${height}L${mid} ${height + low}z`],
      light: `M${-e} 0L${-mid} ${low}V${height + low}L${-e} ${height}z`,
      fine: [`M${-mid} ${low}V${height + low}`, `M${mid} ${low}V${height + low}`],
    }) +
    solid(finish, flat(0), {
      fine: ellipse(0, 0, across * 0.46, across * 0.46 * k),
      light: ellipse(-e * 0.4, -low * 0.4, e * 0.4, low * 0.4),
    }) +
    (locking
      ? solid(
          finish,
          `M${-across * 0.4} 0V${-height * 0.22}A${across * 0.4} ${across * 0.4 * k} 0 0 1 ${across * 0.4} ${-height * 0.22}V0A${across * 0.4} ${across * 0.4 * k} 0 0 1 ${-across * 0.4} 0z`,
        ) + solid('blue', ellipse(0, -height * 0.22, across * 0.37, across * 0.37 * k))
      : '') +
    solid('ink', ellipse(0, locking ? -height * 0.22 : 0, thread / 2, (thread / 2) * k)) +
    fine(
      `M${-thread * 0.44} ${thread * 0.06}A${thread * 0.5} ${thread * 0.26} 0 0 0 ${thread * 0.44} ${thread * 0.06}`,
    );
  return {
    svg: place(one, 0, -e * 1.1, 0, 0.86) + place(one, -e * 1.15, 0) + place(one, e * 1.05, e * 0.28),
    box: { x: -e * 2.2, y: -e * 1.8, width: e * 4.4, height: e * 2.8 + height },
    turn: 0,
    caption: `M ${thread}`,
    share: 0.84,
  };
};

/** Washers: one upright on edge behind, two lying. */
export const washer = ({
  bore,
  outer,
  thickness,
  finish,
  thread,
}: {
  bore: number;
  outer: number;
  thickness: number;
  finish: Fill;
  thread: number;
}): Drawing => {
  const r = outer / 2;
  const k = 0.46;
  const t = Math.max(thickness, outer * 0.06);
  const lying =
    solid(finish, `M${-r} 0V${t}A${r} ${r * k} 0 0 0 ${r} ${t}V0A${r} ${r * k} 0 0 1 ${-r} 0z`, {
      shade: `M${r * 0.2} -10H${r}V40H${r * 0.2}z`,
    }) +
    solid(finish, `${ellipse(0, 0, r, r * k)}${ellipse(0, 0, bore / 2, (bore / 2) * k)}`, {
      light: `M${-r * 0.9} 0A${r * 0.9} ${r * 0.9 * k} 0 0 1 0 ${-r * 0.9 * k}L0 ${-r * 0.76 * k}A${r * 0.76} ${r * 0.76 * k} 0 0 0 ${-r * 0.76} 0z`,
    }) +
    solid('ground', ellipse(0, 0.4, bore / 2, (bore / 2) * k), {
      shade: `M${-bore / 2} 0A${bore / 2} ${(bore / 2) * k} 0 0 1 ${bore / 2} 0V${t}A${bore / 2} ${(bore / 2) * k} 0 0 0 ${-bore / 2} ${t}z`,
    });
  return {
    svg: place(lying, 0, -r * 0.95, 0, 0.88) + place(lying, -r * 1.02, 0) + place(lying, r * 1.0, r * 0.18),
    box: { x: -r * 2.1, y: -r * 1.5, width: r * 4.2, height: r * 2.4 },
    caption: `M ${thread} · Ø ${figure(outer)}`,
    share: 0.84,
  };
};
