import type { Assortment } from './assembly/assortment.ts';
import { eisenhof } from './eisenhof.ts';
import { wein } from './wein/wein.ts';

/** The demos by their names. */
export const demos = { eisenhof, wein } as const satisfies Record<string, Assortment>;

/** As commands name them. */
export type DemoName = keyof typeof demos;

/** The demo of a name that was typed; without one the hardware shop. */
export function assortmentOf(name = 'eisenhof'): Assortment {
  const found = Object.entries(demos).find(([known]) => known === name);
  if (found === undefined) throw new Error(`No such demo: ${name}. There are ${Object.keys(demos).join(', ')}.`);
  return found[1];
}
