import type { Category } from '@kontor/contract';

/** The root category of a catalogue without categories. Its pages need one. */
export const emptyRoot: Category = { _id: 'shop', name: 'Shop', isRoot: true, children: [] };
