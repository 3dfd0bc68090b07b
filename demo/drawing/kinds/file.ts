import type { Drawing } from '../drawing.ts';
import { ellipse, polygon, rect, times } from '../geometry.ts';
import { label, place, solid } from '../ink.ts';

/** A file or rasp: blade length in mm, coarser cuts have smaller numbers. */
export type FileTool = {
  length: number;
  section: 'flat' | 'half-round' | 'round' | 'three-square' | 'square';
  cut: number;
  rasp?: boolean;
  handle?: string;
  share?: number | undefined;
};

const sections: Record<FileTool['section'], string> = {
  flat: rect(-15, -4, 30, 8, 1),
  'half-round': 'M-15 4H15C12 -8 -12 -8 -15 4z',
  round: ellipse(0, 0, 9),
  'three-square': polygon([0, -12], [12, 8], [-12, 8]),
  square: rect(-9, -9, 18, 18, 1),
};

/** File or rasp: two-component handle left, cut shown as slanting lines (or rasp dots), cross-section beside it. */
export const fileTool = ({ length, section, cut, rasp = false, share }: FileTool): Drawing => {
  const w =
    { flat: 0.055, 'half-round': 0.055, round: 0.026, 'three-square': 0.036, square: 0.032 }[section] * length + 3;
  const step = rasp ? 9 : Math.max(2.6, 6.4 - cut * 1.3);
  const narrow = section === 'flat' ? 0.94 : 0.42;
  const blade = polygon(
    [0, -w * 0.5],
    [10, -w],
    [length * 0.66, -w],
    [length, -w * narrow],
    [length, w * narrow],
    [length * 0.66, w],
    [10, w],
    [0, w * 0.5],
  );
  const lines = rasp
    ? times(Math.floor(length / step)).flatMap((i) =>
        times(3).map((j) => ellipse(14 + i * step + (j % 2) * 4, (j - 1) * w * 0.55, 1.2)),
      )
    : times(Math.floor(length / step)).map((i) => `M${14 + i * step} ${-w}l${w * 0.9} ${w * 2}`);
  const grip =
    'M-112 -10C-116 -10 -118 -6 -118 0C-118 6 -116 10 -112 10C-94 18 -70 18 -50 14C-34 11 -22 12 -8 15L2 11V-11L-8 -15C-22 -12 -34 -11 -50 -14C-70 -18 -94 -18 -112 -10z';
  return {
    svg:
      solid('steel', blade, { shade: rect(0, w * 0.3, length, w), fine: lines }) +
      solid('brand', grip, {
        patch: [['accent', rect(-14, -20, 20, 40)]],
        shade: rect(-120, 5, 130, 20),
        light: rect(-106, -11, 60, 3),
      }) +
      label(rasp ? 'Raspel' : `H${cut}`, { x: -60, y: 0, size: 15, fill: 'white', weight: 700 }) +
      place(solid('iron', sections[section]), length * 0.6, -w - 30, 0, 1.3),
    box: { x: -118, y: -w, width: length + 118, height: w * 2 },
    turn: -40,
    caption: `${length} mm${rasp ? '' : ` · Hieb ${cut}`}`,
    share,
    measures: [{ from: [0, w], to: [length, w], offset: -90, text: `${length}` }],
    focus: { x: length * 0.5, y: 0, r: w * 1.7 },
  };
};
