import type { AttributeRow } from '../attribute-fields.ts';
import type { AttributeChanged } from './change.ts';
import { columnChanges, imageOf } from './row-images.ts';

/** The changes from one list of definitions to another. A definition's position is a column like any other. */
export function attributeChanges(before: readonly AttributeRow[], after: readonly AttributeRow[]): AttributeChanged[] {
  const [had, has] = [placed(before), placed(after)];
  return [...new Set([...has.keys(), ...had.keys()])].flatMap((name): AttributeChanged[] => {
    const [old, next] = [had.get(name), has.get(name)];
    const isSame = old !== undefined && next !== undefined && Object.keys(columnChanges(old, next)).length === 0;
    return isSame
      ? []
      : [{ of: 'attribute', name, before: old ? imageOf(old) : null, after: next ? imageOf(next) : null }];
  });
}

/** Definitions by name, each with its position. */
export function placed(rows: readonly AttributeRow[]): Map<string, PlacedAttribute> {
  return new Map(rows.map((row, position) => [row.name, { ...row, position }]));
}

/** A definition with its position, from 0. */
export type PlacedAttribute = AttributeRow & { readonly position: number };
