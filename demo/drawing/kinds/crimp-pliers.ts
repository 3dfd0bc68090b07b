import { type Drawing, figure } from '../drawing.ts';
import { ellipse, polygon, rect } from '../geometry.ts';
import { fine, label, solid } from '../ink.ts';
import { band, type Station, strip } from '../ribbon.ts';

/** Crimping pliers; length in mm. */
export type CrimpPliers = {
  length: number;
  /** Nests of the die, each as shown above it: '0,5'. */
  nests: string[];
  nestFill?: 'red' | 'blue' | 'yellow';
};

const NEST_COLOURS = ['red', 'blue', 'yellow'] as const;

/** Lever crimping pliers with exchangeable dies, lying with the jaws to the left. */
export const crimpPliers = ({ length, nests }: CrimpPliers): Drawing => {
  const u = length;
  const upper: Station[] = [
    [u * 0.26, -u * 0.02, u * 0.06],
    [u * 0.4, -u * 0.06, u * 0.036],
    [u * 0.62, -u * 0.135, u * 0.03],
    [u * 0.97, -u * 0.2, u * 0.03],
  ];
  const lower: Station[] = [
    [u * 0.26, u * 0.06, u * 0.06],
    [u * 0.4, u * 0.09, u * 0.036],
    [u * 0.62, u * 0.12, u * 0.03],
    [u * 0.97, u * 0.13, u * 0.03],
  ];
  const plate = polygon(
    [u * 0.02, -u * 0.13],
    [u * 0.2, -u * 0.15],
    [u * 0.31, -u * 0.1],
    [u * 0.33, u * 0.05],
    [u * 0.28, u * 0.13],
    [u * 0.18, u * 0.16],
    [u * 0.02, u * 0.13],
  );
  const step = (u * 0.26) / (nests.length + 1);
  const dies = nests.map((_, i) =>
    solid(NEST_COLOURS[i % 3] ?? 'red', ellipse(u * 0.01 + step * (i + 1) * 0.9, 0, step * 0.26, u * 0.018)),
  );
  const sleeve = (stations: Station[], dark: 1 | -1): string => {
    const grip = stations.slice(2).map(([x, y, w]): Station => [x, y, w * 1.25]);
    return (
      band(
        'brand',
        [
          [(stations[1]?.[0] ?? 0) + u * 0.05, ((stations[1]?.[1] ?? 0) + (stations[2]?.[1] ?? 0)) / 2, u * 0.037],
          ...grip,
        ],
        dark,
      ) + solid('accent', strip(grip, -0.3, 0.4))
    );
  };
  return {
    svg:
      band('iron', lower) +
      band('iron', upper, 1) +
      solid('iron', plate, {
        shade: rect(0, u * 0.04, u * 0.4, u * 0.2),
        light: polygon([u * 0.02, -u * 0.12], [u * 0.2, -u * 0.14], [u * 0.2, -u * 0.125], [u * 0.02, -u * 0.105]),
      }) +
      solid('steel', rect(u * 0.015, -u * 0.045, u * 0.255, u * 0.09, 2), { shade: rect(0, u * 0.02, u, u) }) +
      fine(`M${u * 0.015} 0H${u * 0.27}`) +
      dies.join('') +
      nests
        .map((text, i) =>
          label(text, { x: u * 0.01 + step * (i + 1) * 0.9, y: -u * 0.085, size: u * 0.034, fill: 'bright' }),
        )
        .join('') +
      solid('steel', ellipse(u * 0.275, u * 0.085, u * 0.02)) +
      solid('steel', ellipse(u * 0.29, -u * 0.06, u * 0.017)) +
      sleeve(upper, 1) +
      sleeve(lower, 1),
    box: { x: 0, y: -u * 0.24, width: u, height: u * 0.41 },
    turn: -24,
    measures: [
      { from: [0, u * 0.17], to: [u, u * 0.17], offset: -90, text: figure(u, 0) },
      { from: [0, u * 0.13], to: [0, -u * 0.13], offset: -80, text: figure(u * 0.26, 0) },
    ],
    focus: { x: u * 0.15, y: 0, r: u * 0.18 },
  };
};
