import type { Product } from '@kontor/contract';
import type { Fields } from './fields.ts';

/** What the law wants to be read before food is bought (LAW S6): grams per 100 g, or per 100 ml of drinks. */
export type FoodLabel = {
  /** Allergens stand in <strong>. */
  ingredients: string;
  allergens?: NonNullable<Product['allergens']>;
  keep: string;
  kilojoules: number;
  kilocalories: number;
  fat: number;
  saturated: number;
  carbohydrate: number;
  sugar: number;
  protein: number;
  salt: number;
  per?: '100 ml';
};

/** The label as fields of the product. The net quantity is the contents of its condition. */
export const foodLabel = ({ ingredients, allergens, keep, saturated, sugar, per, ...rest }: FoodLabel): Fields => ({
  ingredients,
  ...(allergens && { allergens }),
  nutrition: { per: per ?? '100 g', ...rest, saturates: saturated, sugars: sugar },
  storage: keep,
});
