import type { ProductTable } from '../../database/schema.ts';
import { wordsOfHtml } from '../../html/words-of-html.ts';
import { allergens } from './food-field-kinds.ts';
import { productFields } from './product-fields.ts';
import { allergenWords } from './texts/allergen-words.de.ts';

/** A stored field, and the words of its value. Undefined if the value says nothing. */
interface IngredientField {
  readonly column: keyof ProductTable;
  read(stored: unknown): string | undefined;
}

/** The fields for searches that exclude something: *Brot ohne Milch*. */
const ingredients: readonly IngredientField[] = [
  { column: 'ingredients', read: (stored) => (typeof stored === 'string' ? wordsOfHtml(stored) : undefined) },
  { column: 'allergens', read: (stored) => (typeof stored === 'string' ? wordsOfAllergens(stored) : undefined) },
];

function wordsOfAllergens(stored: string): string | undefined {
  return allergens
    .toWire(stored)
    ?.map((code) => allergenWords[code])
    .join(' ');
}

/** The fields that the search index takes besides those that every product has. */
export const indexedFields = { filters: productFields.filters, ingredients };
