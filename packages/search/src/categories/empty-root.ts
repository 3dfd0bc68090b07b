import type { Category } from '@kontor/contract';

/** The root of a catalogue that has no categories yet, so that its pages have something to stand on. */
export const emptyRoot: Category = { _id: 'shop', name: 'Shop', isRoot: true, children: [] };
