import type { Drawing } from '../drawing.ts';
import { cross, ellipse, lobes, polygon, rect } from '../geometry.ts';
import { fine, label, place, solid } from '../ink.ts';
import type { Fill } from '../palette.ts';

/** A screwdriver bit: profile, its size number, and the colour of its ring. */
export type Bit = { profile: 'PH' | 'PZ' | 'TX' | 'SIT'; size: number; ring: Fill; share?: number | undefined };

const tip = (profile: Bit['profile'], w: number): string => {
  if (profile === 'TX')
    return solid('iron', polygon([-w, -32], [-w, -46], [-w * 0.8, -48], [w * 0.8, -48], [w, -46], [w, -32]), {
      shade: rect(w * 0.25, -50, w, 30),
      fine: [`M${-w * 0.4} -48V-32`, `M${w * 0.4} -48V-32`],
    });
  const side = profile === 'PZ' ? [fine(`M${-w * 0.5} -46V-34`, `M${w * 0.5} -46V-34`)] : [];
  return (
    solid('iron', polygon([-w, -32], [-w * 0.9, -40], [-w * 0.25, -50], [w * 0.25, -50], [w * 0.9, -40], [w, -32]), {
      shade: rect(w * 0.2, -52, w, 30),
      fine: 'M0 -50V-32',
    }) + side.join('')
  );
};

const end = (profile: Bit['profile'], r: number): string =>
  profile === 'TX'
    ? solid('iron', lobes(0, 0, r))
    : solid('iron', cross(0, 0, r)) +
      (profile === 'PZ'
        ? fine(
            ...[45, 135].map(
              (a) =>
                `M${-r * 0.6 * Math.cos((a * Math.PI) / 180)} ${-r * 0.6 * Math.sin((a * Math.PI) / 180)}L${r * 0.6 * Math.cos((a * Math.PI) / 180)} ${r * 0.6 * Math.sin((a * Math.PI) / 180)}`,
            ),
          )
        : '');

/** Screwdriver bit standing on its hexagon, beside it the profile seen from the front. */
export const bit = ({ profile, size, ring, share }: Bit): Drawing => {
  const w = Math.min(10.5, 4.2 + (profile === 'TX' ? size * 0.14 : size * 1.6));
  const hex = 12.5;
  const shank = solid(
    'steel',
    polygon([-hex, -2], [-hex, 44], [-hex + 3, 48], [hex - 3, 48], [hex, 44], [hex, -2], [w + 1, -12], [-w - 1, -12]),
    {
      shade: rect(hex * 0.45, -20, hex, 80),
      light: rect(-hex * 0.86, -4, 4, 60),
      fine: [`M${-hex * 0.45} 0V48`, `M${hex * 0.45} 0V48`],
    },
  );
  const torsion = solid('steel', rect(-w - 0.6, -33, (w + 0.6) * 2, 23, 1), { shade: rect(w * 0.2, -40, w * 2, 40) });
  const disc =
    solid('paper', ellipse(50, 14, 30)) + place(end(profile, 10 + (profile === 'TX' ? size * 0.22 : size * 3)), 50, 14);
  return {
    svg:
      torsion +
      tip(profile, w) +
      shank +
      solid(ring, rect(-hex - 1.2, 26, hex * 2 + 2.4, 9, 2), { shade: rect(hex * 0.45, 20, hex, 20) }) +
      label(`${profile} ${size}`, { x: 0, y: 12, size: 9.5, weight: 700, fit: 21 }) +
      disc,
    box: { x: -hex - 2, y: -52, width: 96, height: 100 },
    turn: 0,
    share: share ?? 0.86,
  };
};

/** A case of bits, opened: rows of bits under their printed sizes. */
export const bitCase = ({ sizes, title }: { sizes: string[]; title: string }): Drawing => {
  const perRow = Math.ceil(sizes.length / 2);
  const width = perRow * 17 + 18;
  const rings: Fill[] = ['red', 'yellow', 'green', 'blue', 'orange', 'teal'];
  const one = (text: string, i: number): string => {
    const x = 18 + (i % perRow) * 17;
    const y = 36 + Math.floor(i / perRow) * 52;
    const upright =
      solid('steel', rect(x - 4.6, y, 9.2, 24, 1), { shade: rect(x + 1, y, 6, 24) }) +
      solid('iron', polygon([x - 3.4, y], [x - 1.4, y - 9], [x + 1.4, y - 9], [x + 3.4, y])) +
      solid(rings[i % rings.length] ?? 'red', rect(x - 5.2, y + 4, 10.4, 4));
    return upright + label(text, { x, y: y + 32, size: 7.5, fill: 'white', fit: 15 });
  };
  return {
    svg:
      solid('brand', rect(0, 0, width, 138, 10), { shade: rect(0, 128, width, 20), light: rect(0, 3, width, 3) }) +
      solid('black', rect(7, 20, width - 14, 52, 4)) +
      solid('black', rect(7, 74, width - 14, 52, 4)) +
      sizes.map(one).join('') +
      label(title, { x: width / 2, y: 11, size: 10, fill: 'white', fit: width - 24 }),
    box: { x: 0, y: 0, width, height: 138 },
    turn: -8,
    focus: { x: width * 0.4, y: 46, r: 46 },
  };
};
