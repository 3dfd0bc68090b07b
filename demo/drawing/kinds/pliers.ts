import { type Drawing, figure } from '../drawing.ts';
import { ellipse, polygon, polyline, rect, times } from '../geometry.ts';
import { fine, label, place, solid } from '../ink.ts';
import type { Fill } from '../palette.ts';
import { band, type Station, strip } from '../ribbon.ts';

/** Hand pliers; overall length in mm. */
export type Pliers = {
  length: number;
  jaws: 'combination' | 'cutter' | 'needle' | 'bent';
  /** Insulated to 1000 V: orange-red sleeves with a guard. */
  insulated?: boolean;
  share?: number | undefined;
};

/** Right jaw from the pivot (0, 0) upwards, as path; u is the plier's length. */
const jawPath = (jaws: Pliers['jaws'], u: number): string => {
  const [w, root] = [u * 0.082, u * 0.05];
  if (jaws === 'combination')
    return `M0 ${-u * 0.27}L${u * 0.045} ${-u * 0.27}L${u * 0.058} ${-u * 0.2}C${u * 0.07} ${-u * 0.14} ${w} ${-u * 0.1} ${w} ${-u * 0.03}C${w} ${u * 0.02} ${u * 0.06} ${root} 0 ${root}z`;
  if (jaws === 'cutter')
    return `M0 ${-u * 0.16}C${u * 0.05} ${-u * 0.155} ${u * 0.1} ${-u * 0.1} ${u * 0.095} ${-u * 0.03}C${u * 0.09} ${u * 0.03} ${u * 0.06} ${root} 0 ${root}z`;
  return `M0 ${-u * 0.36}H${u * 0.013}L${u * 0.034} ${-u * 0.16}C${u * 0.06} ${-u * 0.12} ${u * 0.072} ${-u * 0.08} ${u * 0.072} ${-u * 0.03}C${u * 0.072} ${u * 0.02} ${u * 0.05} ${root} 0 ${root}z`;
};

const features = (jaws: Pliers['jaws'], u: number): string => {
  const top = { combination: 0.27, cutter: 0.16, needle: 0.36, bent: 0.36 }[jaws];
  const teeth =
    jaws === 'cutter'
      ? []
      : times(7).map((i) =>
          polyline([-u * 0.014, -u * (top - 0.015 - i * 0.012)], [u * 0.014, -u * (top - 0.015 - i * 0.012)]),
        );
  const bevel =
    jaws === 'cutter'
      ? solid('bright', polygon([0, -u * 0.155], [u * 0.03, -u * 0.08], [0, -u * 0.045], [-u * 0.03, -u * 0.08]))
      : '';
  const grip = jaws === 'combination' ? solid('ink', ellipse(0, -u * 0.145, u * 0.018, u * 0.03)) : '';
  return bevel + grip + fine(...teeth, polyline([0, -u * top], [0, -u * 0.05]));
};

const grips = (u: number): Station[] => [
  [u * 0.055, u * 0.06, u * 0.03],
  [u * 0.1, u * 0.14, u * 0.036],
  [u * 0.135, u * 0.28, u * 0.037],
  [u * 0.14, u * 0.45, u * 0.035],
  [u * 0.125, u * 0.6, u * 0.034],
  [u * 0.115, u * 0.705, u * 0.036],
  [u * 0.112, u * 0.728, u * 0.026],
];

const handles = (u: number, main: Fill, inlay: Fill, insulated: boolean): string => {
  const tang: Station[] = [
    [u * 0.005, -u * 0.02, u * 0.045],
    [u * 0.04, u * 0.05, u * 0.04],
    [u * 0.07, u * 0.1, u * 0.03],
  ];
  const sleeve = grips(u);
  const right = band('steel', tang) + band(main, sleeve, -1) + solid(inlay, strip(sleeve.slice(2, 6), -0.45, 0.5));
  const mirrored = band('steel', tang) + band(main, sleeve, 1) + solid(inlay, strip(sleeve.slice(2, 6), -0.45, 0.5));
  const guard = insulated ? solid(main, rect(u * 0.045, u * 0.075, u * 0.1, u * 0.03, u * 0.012)) : '';
  return right + guard + place(mirrored + guard, 0, 0, 0, -1, 1);
};

/** Pliers with two-component handles, jaws up. */
export const pliers = ({ length: u, jaws, insulated = false, share }: Pliers): Drawing => {
  const half = jawPath(jaws, u);
  const jaw = (dark: boolean): string =>
    solid(
      'steel',
      half,
      dark ? { shade: rect(u * 0.03, -u, u, u * 2) } : { light: rect(u * 0.035, -u, u * 0.012, u * 2) },
    );
  const up = { combination: 0.27, cutter: 0.16, needle: 0.36, bent: 0.36 }[jaws];
  const head = jaw(true) + place(jaw(false), 0, 0, 0, -1, 1) + features(jaws, u);
  const total = up + 0.755;
  return {
    svg:
      handles(u, insulated ? 'red' : 'brand', insulated ? 'yellow' : 'accent', insulated) +
      head +
      solid('iron', ellipse(0, 0, u * 0.036), { light: ellipse(-u * 0.01, -u * 0.012, u * 0.012) }) +
      label(insulated ? '1000 V' : `${u}`, {
        x: u * 0.139,
        y: u * 0.43,
        size: u * 0.042,
        fill: 'ink',
        weight: 700,
        turn: -88,
        fit: u * 0.2,
      }),
    box: { x: -u * 0.18, y: -u * up, width: u * 0.36, height: u * total },
    turn: 32,
    caption: `${u} mm`,
    share,
    measures: [
      { from: [u * 0.18, u * 0.755], to: [u * 0.18, -u * up], offset: 110, text: figure(u, 0) },
      { from: [-u * 0.18, u * 0.755], to: [u * 0.18, u * 0.755], offset: -80, text: figure(u * 0.31, 0) },
    ],
    focus: { x: 0, y: -u * (up * 0.42), r: u * 0.21 },
  };
};
