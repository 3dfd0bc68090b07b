import { allDrafts } from './all-drafts.ts';
import type { Assortment } from './assembly/assortment.ts';
import { definedAttributes } from './catalogue/attributes.ts';
import { brands } from './catalogue/brands.ts';
import { dataSheets } from './catalogue/documents.ts';
import { introductions } from './catalogue/introductions.ts';
import { customPages, tree } from './catalogue/tree.ts';
import { workshopView } from './drawing/views/workshop-view.ts';

/** The hardware shop, which DEMO=on fills an empty shop with. */
export const eisenhof: Assortment = {
  folder: import.meta.dirname,
  drafts: allDrafts,
  ...{ tree, introductions, customPages, brands, dataSheets },
  makerAttribute: 'Marke',
  attributes: definedAttributes,
  pictures: { width: 1200 },
  startPicture: { file: 'werkstatt.webp', draw: workshopView },
};
