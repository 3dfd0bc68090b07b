import type { Product } from '@kontor/contract';
import type { Fields } from './fields.ts';

/** What the law wants to be read before food is bought (LAW S6): per 100 g, grams unless said otherwise. */
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
};

/** The label as fields of the product. The net quantity is the contents of its condition. */
export const foodLabel = ({ ingredients, allergens, keep, saturated, sugar, ...nutrition }: FoodLabel): Fields => ({
  ingredients,
  ...(allergens && { allergens }),
  nutrition: { per: '100 g', ...nutrition, saturates: saturated, sugars: sugar },
  storage: keep,
});
