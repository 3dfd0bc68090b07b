import type { Assortment } from '../assembly/assortment.ts';
import { byArticle } from '../assembly/family.ts';
import { vineyardView } from '../drawing/views/vineyard-view.ts';
import * as aroundWine from './catalogue/around-wine.ts';
import { definedAttributes } from './catalogue/attributes.ts';
import { brands } from './catalogue/brands.ts';
import { introductions } from './catalogue/introductions.ts';
import * as packs from './catalogue/packs.ts';
import * as red from './catalogue/red.ts';
import * as roseAndSparkling from './catalogue/rose-and-sparkling.ts';
import * as sweetAndSpirits from './catalogue/sweet-and-spirits.ts';
import { tree } from './catalogue/tree.ts';
import * as white from './catalogue/white.ts';
import * as withoutAlcohol from './catalogue/without-alcohol.ts';

/** The wine shop, which DEMO=wein fills an empty shop with. */
export const wein: Assortment = {
  folder: import.meta.dirname,
  drafts: byArticle([white, red, roseAndSparkling, sweetAndSpirits, withoutAlcohol, packs, aroundWine]),
  ...{ tree, introductions, customPages: {}, brands, dataSheets: {} },
  makerAttribute: 'Erzeuger',
  attributes: definedAttributes,
  pictures: { width: 900, ground: '#e8ebdf' },
  startPicture: { file: 'kellergasse.webp', draw: vineyardView },
};
