import { type Drawing, figure } from '../drawing.ts';
import { ellipse, polygon, polyline, times } from '../geometry.ts';
import { fine, label, solid } from '../ink.ts';
import { band, type Station, strip } from '../ribbon.ts';

/** Water pump pliers: length in mm, number of catches in the slot. */
export type PumpPliers = { length: number; positions: number; share?: number | undefined };

/** Water pump pliers, box-joint: offset jaws up, fine adjustment along the slot. */
export const pumpPliers = ({ length, positions, share }: PumpPliers): Drawing => {
  const u = length;
  const left: Station[] = [
    [-u * 0.005, -u * 0.12, u * 0.05],
    [-u * 0.03, -u * 0.03, u * 0.05],
    [-u * 0.085, u * 0.1, u * 0.034],
    [-u * 0.115, u * 0.3, u * 0.03],
    [-u * 0.105, u * 0.52, u * 0.028],
    [-u * 0.1, u * 0.66, u * 0.028],
  ];
  const right: Station[] = [
    [u * 0.02, -u * 0.13, u * 0.045],
    [u * 0.03, -u * 0.02, u * 0.042],
    [u * 0.07, u * 0.1, u * 0.034],
    [u * 0.095, u * 0.3, u * 0.03],
    [u * 0.085, u * 0.52, u * 0.028],
    [u * 0.08, u * 0.66, u * 0.028],
  ];
  const upper = polygon(
    [-u * 0.07, -u * 0.13],
    [-u * 0.085, -u * 0.2],
    [-u * 0.04, -u * 0.29],
    [u * 0.05, -u * 0.325],
    [u * 0.16, -u * 0.305],
    [u * 0.165, -u * 0.275],
    [u * 0.06, -u * 0.245],
    [u * 0.02, -u * 0.21],
    [u * 0.035, -u * 0.12],
  );
  const lower = polygon(
    [-u * 0.02, -u * 0.03],
    [u * 0.03, -u * 0.14],
    [u * 0.075, -u * 0.19],
    [u * 0.165, -u * 0.222],
    [u * 0.19, -u * 0.2],
    [u * 0.13, -u * 0.13],
    [u * 0.08, -u * 0.05],
    [u * 0.06, u * 0.02],
  );
  const teeth = times(9).map((i) =>
    polyline([u * (0.06 + i * 0.011), -u * (0.247 + i * 0.0032)], [u * (0.056 + i * 0.011), -u * (0.258 + i * 0.0032)]),
  );
  const under = times(9).map((i) =>
    polyline([u * (0.075 + i * 0.01), -u * (0.19 + i * 0.0036)], [u * (0.083 + i * 0.01), -u * (0.178 + i * 0.0036)]),
  );
  const slot = times(positions).map((i) =>
    ellipse(-u * (0.004 + i * 0.006), -u * (0.17 - i * (0.15 / positions)), u * 0.009),
  );
  const sleeve = (stations: Station[], dark: 1 | -1): string =>
    band(
      'brand',
      stations.slice(2).map(([x, y, w]): Station => [x, y, w * 1.22]),
      dark,
    ) + solid('accent', strip(stations.slice(3), -0.35, 0.45));
  return {
    svg:
      band('steel', right) +
      solid('steel', lower, { shade: polygon([u * 0.05, 0], [u * 0.2, -u * 0.2], [u * 0.2, u * 0.1]) }) +
      band('steel', left, -1) +
      solid('steel', upper, {
        shade: polygon([-u * 0.02, -u * 0.1], [0, -u * 0.24], [u * 0.2, -u * 0.28], [u * 0.1, -u * 0.1]),
        light: polygon([-u * 0.07, -u * 0.2], [-u * 0.03, -u * 0.28], [-u * 0.02, -u * 0.27], [-u * 0.06, -u * 0.19]),
      }) +
      fine(...teeth, ...under) +
      slot.map((d) => solid('ink', d)).join('') +
      solid('iron', ellipse(-u * 0.016, -u * 0.07, u * 0.028), { light: ellipse(-u * 0.024, -u * 0.078, u * 0.01) }) +
      sleeve(left, -1) +
      sleeve(right, 1) +
      label(`${length}`, { x: -u * 0.113, y: u * 0.44, size: u * 0.04, weight: 700, turn: -92 }),
    box: { x: -u * 0.15, y: -u * 0.33, width: u * 0.34, height: u },
    turn: 34,
    caption: `${length} mm`,
    share,
    measures: [
      { from: [-u * 0.15, u * 0.67], to: [-u * 0.15, -u * 0.33], offset: -90, text: `${length}` },
      { from: [u * 0.02, -u * 0.33], to: [u * 0.19, -u * 0.33], offset: 70, text: figure(u * 0.17, 0) },
    ],
    focus: { x: u * 0.04, y: -u * 0.16, r: u * 0.2 },
  };
};
