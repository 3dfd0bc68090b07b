import { type Drawing, figure } from '../drawing.ts';
import { ellipse, polygon, rect } from '../geometry.ts';
import { fine, label, solid } from '../ink.ts';

/** A router bit; measures in mm. */
export type RouterBit = {
  shank: 8 | 12;
  /** Cutting diameter and height, mm. */
  diameter: number;
  height: number;
  profile: 'groove' | 'round' | 'flush' | 'v' | 'cove';
  /** Radius of a rounding or coving cutter. */
  radius?: number;
  share?: number | undefined;
};

/** Right half of the cutter body from the neck (y = 0) down to its end, as path commands. */
const half = ({ profile, diameter, height, radius = 6 }: RouterBit): string => {
  const r = diameter / 2;
  if (profile === 'v') return `L${r} 3V${height * 0.3}L0.5 ${height}`;
  if (profile === 'round')
    return `L${r} 2V${height - radius}A${radius} ${radius} 0 0 0 ${r - radius} ${height}L${6.35} ${height}`;
  if (profile === 'cove')
    return `L${r} 2V${height - radius}L${r} ${height - radius}A${radius} ${radius} 0 0 0 ${r - radius} ${height}L${6.35} ${height}`;
  return `L${r} 3V${height}`;
};

const printedSize = ({ profile, diameter, radius = 6 }: RouterBit): string => {
  if (profile === 'v') return '90°';
  return profile === 'round' || profile === 'cove' ? `R ${figure(radius)} mm` : `Ø ${figure(diameter)} mm`;
};

/** Router bit with tungsten-carbide edges, shank up; profiled ones run on a bearing at the end. */
export const routerBit = (bit: RouterBit): Drawing => {
  const { shank, diameter, height, profile, share } = bit;
  const [s, r] = [shank / 2, diameter / 2];
  const right = half(bit);
  const left = right.replace(/([LVAH])([^LVAH]*)/g, (_, c: string, args: string) => mirror(c, args));
  const bearing = profile === 'round' || profile === 'cove' || profile === 'flush';
  const b = profile === 'flush' ? r : 6.35;
  const wall = `M${s} -6${right}`;
  return {
    svg:
      solid('bright', rect(-s, -40, shank, 36, 1), {
        shade: rect(s * 0.3, -44, shank, 44),
        light: rect(-s * 0.7, -40, s * 0.4, 36),
      }) +
      `<g>${solid('brand', `${wall}L0 ${height}L0 -6z`, { shade: rect(0, -10, r * 2, height + 20) })}${solid('brand', `M${-s} -6${left}L0 ${height}L0 -6z`, { light: rect(-r, 4, r * 0.16, height) })}</g>` +
      solid(
        'steel',
        profile === 'v'
          ? polygon([r * 0.24, 4], [r, 4], [r, height * 0.3], [0.5, height], [r * 0.24, height * 0.5])
          : rect(
              r * 0.5,
              4,
              r * 0.5,
              Math.max(4, height - (bearing && profile !== 'flush' ? (bit.radius ?? 6) : 0) - 4),
            ),
        { light: rect(r * 0.56, 2, r * 0.1, height) },
      ) +
      (bearing
        ? solid('iron', rect(-b, height, b * 2, 6, 1.4), {
            shade: rect(b * 0.3, height, b, 8),
            light: rect(-b * 0.7, height, b * 0.3, 8),
          }) + solid('steel', polygon([-3, height + 6], [3, height + 6], [2, height + 9], [-2, height + 9]))
        : '') +
      fine(ellipse(0, -20, 0.1)) +
      label(`${shank}`, { x: 0, y: -22, size: s * 1.3, turn: -90 }),
    box: { x: -Math.max(r, b), y: -40, width: 2 * Math.max(r, b), height: 40 + height + (bearing ? 9 : 0) },
    turn: 18,
    caption: printedSize(bit),
    share: share ?? 0.92,
    measures: [
      { from: [r, height], to: [r, 3], offset: 100, text: figure(height) },
      {
        from: [-r, height + (bearing ? 9 : 0)],
        to: [r, height + (bearing ? 9 : 0)],
        offset: -80,
        text: `Ø ${figure(diameter)}`,
      },
      { from: [-s, -40], to: [s, -40], offset: 70, text: `Ø ${shank}` },
    ],
    focus: { x: 0, y: height * 0.5, r: Math.max(16, height * 0.9) },
  };
};

/** Mirrors one path command of a half profile; only the commands that half() writes occur. */
const mirror = (command: string, args: string): string => {
  const n = args.trim().split(/[ ,]+/).map(Number);
  if (command === 'V') return `V${n[0]}`;
  if (command === 'A') return `A${n[0]} ${n[1]} 0 0 1 ${-(n[5] ?? 0)} ${n[6]}`;
  return `L${-(n[0] ?? 0)} ${n[1]}`;
};
