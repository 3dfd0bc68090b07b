import type { Fields } from '../../assembly/fields.ts';

/** Spirits name no ingredients, are no source of sulphites, and are sold to adults only (LAW S6, C10). */
export const brandFields = (alcohol: number): Fields => ({
  alcohol,
  minimumAge: 18,
  ingredients: 'Destillat, Wasser',
  allergens: [],
  storage: 'Stehend und vor Licht geschützt lagern.',
});
