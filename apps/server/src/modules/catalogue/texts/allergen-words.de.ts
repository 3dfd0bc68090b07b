import type { Allergen } from '@kontor/contract/wire-product';

/** Customers' words for the allergens of Reg. 1169/2011, annex II, in searches such as "ohne Nüsse". */
export const allergenWords: Readonly<Record<Allergen, string>> = {
  gluten: 'Gluten',
  crustaceans: 'Krebstiere Krustentiere',
  egg: 'Ei Eier',
  fish: 'Fisch',
  peanut: 'Erdnuss',
  soy: 'Soja',
  milk: 'Milch Laktose',
  nuts: 'Nuss Schalenfrüchte',
  celery: 'Sellerie',
  mustard: 'Senf',
  sesame: 'Sesam',
  sulphites: 'Sulfite Schwefeldioxid',
  lupin: 'Lupine',
  molluscs: 'Weichtiere',
};
