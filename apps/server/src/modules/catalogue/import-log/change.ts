import { type Static, Type } from 'typebox';
import { storedJson } from '../../../database/stored-json.ts';

const Value = Type.Union([Type.String(), Type.Number(), Type.Null()]);
/** Columns by name, without those that are null. */
const Image = Type.Record(Type.String(), Value);
/** A column before and after. If columns go together, those that are null before and after are left out. */
const Columns = Type.Record(Type.String(), Type.Tuple([Value, Value]));
const Stock = Type.Union([Type.Number(), Type.Null()]);

const ConditionChange = Type.Object({
  id: Type.String(),
  /** The name by which people know it. */
  unit: Type.Union([Type.String(), Type.Null()]),
  group: Type.Union([Type.String(), Type.Null()]),
  columns: Type.Optional(Columns),
  /** All columns of a new or removed one, with its stock beside it. */
  created: Type.Optional(Image),
  dropped: Type.Optional(Image),
  stock: Type.Optional(Type.Tuple([Stock, Stock])),
});

const Product = {
  of: Type.Literal('product'),
  id: Type.String(),
  article: Type.String(),
  name: Type.String(),
};

const ProductCreated = Type.Object({
  ...Product,
  did: Type.Literal('created'),
  /** Tells whether anything but its stock was changed since (row-images.ts). */
  mark: Type.String(),
  /** The counted stock of its conditions by their ids. */
  stocks: Type.Record(Type.String(), Type.Number()),
  /** What tells people what it is: the id of its category, and what its first condition costs. */
  category: Type.Optional(Type.String()),
  price: Type.Optional(Image),
});

const ProductChanged = Type.Object({
  ...Product,
  did: Type.Literal('changed'),
  columns: Columns,
  conditions: Type.Array(ConditionChange),
});

const ProductErased = Type.Object({
  ...Product,
  did: Type.Literal('erased'),
  row: Image,
  conditions: Type.Array(Image),
});

/** A category; without `before` it is new, without `after` it is gone. */
const CategoryChanged = Type.Object({
  of: Type.Literal('category'),
  id: Type.String(),
  name: Type.String(),
  before: Type.Union([Image, Type.Null()]),
  after: Type.Union([Image, Type.Null()]),
});

const Family = Type.Object({
  name: Type.Union([Type.String(), Type.Null()]),
  properties: Type.Array(Type.String()),
});

/** A family; without `before` it is new. */
const FamilyChanged = Type.Object({
  of: Type.Literal('family'),
  id: Type.String(),
  before: Type.Union([Family, Type.Null()]),
  after: Family,
});

/** A definition of attributes with its place among all; without `before` it is new, without `after` it is gone. */
const AttributeChanged = Type.Object({
  of: Type.Literal('attribute'),
  name: Type.String(),
  before: Type.Union([Image, Type.Null()]),
  after: Type.Union([Image, Type.Null()]),
});

/** Something that an undo left as it was. */
const Left = Type.Object({
  of: Type.Literal('left'),
  id: Type.String(),
  name: Type.String(),
  /** The part of it, as people call it; null: all. */
  field: Type.Union([Type.String(), Type.Null()]),
  why: Type.Enum(['changed', 'gone', 'there-again', 'in-use', 'no-place']),
});

const ProductChange = Type.Union([ProductCreated, ProductChanged, ProductErased]);
const Change = Type.Union([ProductChange, CategoryChanged, FamilyChanged, AttributeChanged, Left]);

/** What an import changed of one thing. */
export type Change = Static<typeof Change>;
export type ProductCreated = Static<typeof ProductCreated>;
export type ProductChanged = Static<typeof ProductChanged>;
export type ProductErased = Static<typeof ProductErased>;
export type CategoryChanged = Static<typeof CategoryChanged>;
export type FamilyChanged = Static<typeof FamilyChanged>;
export type AttributeChanged = Static<typeof AttributeChanged>;
/** What an undo left as it was, and why. */
export type Left = Static<typeof Left>;
/** What an import changed of a condition. */
export type ConditionChange = Static<typeof ConditionChange>;
/** A row as it was, by column. */
export type RowImage = Static<typeof Image>;
/** What columns were and became. */
export type ColumnChanges = Static<typeof Columns>;

const Batch = Type.Object({ at: Type.Number(), changes: Type.Array(Change) });

/** What one batch of an import changed, at a time in epoch ms. */
export type BatchChanges = Static<typeof Batch>;

/** Reads a batch as it is stored. */
export const readBatch = storedJson('import_changes.changes', Batch);
