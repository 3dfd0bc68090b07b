import type { Fields } from '../../assembly/fields.ts';
import { foodLabel } from '../../assembly/food-label.ts';

/** What a laboratory measured in a wine: percent by volume, and grams a litre. */
export type Analysis = { alcohol: number; acid: number; sugar: number };

/** Grams of alcohol in a millilitre. */
const density = 0.789;

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

/** Energy of 100 ml by the factors of Reg. 1169/2011, annex XIV: alcohol, carbohydrate, organic acids. */
const energyOf = ({ alcohol, acid, sugar }: Analysis): { kilojoules: number; kilocalories: number } => {
  const [spirit, sweet, sour] = [alcohol * density, sugar / 10, acid / 10];
  return {
    kilojoules: Math.round(spirit * 29 + sweet * 17 + sour * 13),
    kilocalories: Math.round(spirit * 7 + sweet * 4 + sour * 3),
  };
};

/** The electronic label of a wine (LAW S6, Reg. 2021/2117) as fields, and from which age it is sold (LAW C10). */
export const wineLabel = (
  analysis: Analysis,
  { ingredients, keep }: { ingredients: string; keep: string },
): Fields => ({
  alcohol: analysis.alcohol,
  minimumAge: 16,
  origin: 'AT',
  ...foodLabel({
    ingredients,
    allergens: ['sulphites'],
    keep,
    per: '100 ml',
    ...energyOf(analysis),
    fat: 0,
    saturated: 0,
    carbohydrate: oneDecimal(analysis.sugar / 10),
    sugar: oneDecimal(analysis.sugar / 10),
    protein: 0,
    salt: 0,
  }),
});
