import { FieldReader } from '../../../tables/field-reader.ts';
import { type CategoryColumn, type CategoryDetails, type CategoryDrafts, categoryFields } from '../category-fields.ts';

/** The columns of a category in a file, besides its name and position. */
export type SaidOfCategory = Partial<CategoryDetails>;

type Said = { readonly ok: true; readonly said: SaidOfCategory } | { readonly ok: false; readonly reason: string };

/** Checks a category's fields. `unnamed`: columns that the file does not name. */
export function saidOfCategory(drafts: CategoryDrafts, unnamed: readonly CategoryColumn[]): Said {
  const read = new FieldReader();
  const columns = categoryFields.toColumns(categoryFields.check(read, drafts, unnamed));
  if (read.reasons.length > 0) return { ok: false, reason: read.reasons.map(({ reason }) => reason).join(' ') };
  const named = Object.entries(columns).filter(([column]) => !unnamed.includes(column as CategoryColumn));
  return { ok: true, said: Object.fromEntries(named) };
}

/** The names of pictures in a file's tree of categories. */
export function picturesIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { picture, children } = node as Record<string, unknown>;
  const below = Array.isArray(children) ? children.flatMap(picturesIn) : [];
  return typeof picture === 'string' && picture.trim() !== '' ? [picture.trim(), ...below] : below;
}
