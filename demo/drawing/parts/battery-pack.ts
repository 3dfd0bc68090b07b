import { polygon, rect } from '../geometry.ts';
import { label, solid } from '../ink.ts';

/** Where a pack stands and how large it is, mm. */
export type BatteryPack = { x: number; y: number; width: number; height: number; volts: number };

/** A battery pack from the side, below a grip or beside a machine. */
export const batteryPack = ({ x, y, width, height, volts }: BatteryPack): string =>
  solid('black', rect(x, y, width, height, 9), {
    patch: [['brand', rect(x, y + height * 0.3, width, height * 0.44)]],
    shade: rect(x + width - 26, y - 10, 40, height + 40),
    light: rect(x + 4, y + 5, width - 8, 3),
  }) + label(`${volts} V`, { x: x + width / 2, y: y + height * 0.52, size: height * 0.38, fill: 'white', weight: 700 });

/** The rails where a pack belongs, of a machine that comes without. */
export const emptyRails = (x: number, y: number, width: number): string =>
  solid('black', polygon([x + 8, y], [x + width - 8, y], [x + width - 14, y + 14], [x + 14, y + 14]), {
    light: rect(x + 10, y + 3, width - 20, 2.5),
  });
