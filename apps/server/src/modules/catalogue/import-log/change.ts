import { type Static, Type } from 'typebox';
import { storedJson } from '../../../database/stored-json.ts';

const Value = Type.Union([Type.String(), Type.Number(), Type.Null()]);
/** Columns by name, without null values. */
const Image = Type.Record(Type.String(), Value);
/** A column before and after. In columns that go together, those that are null before and after are left out. */
const Columns = Type.Record(Type.String(), Type.Tuple([Value, Value]));
const Stock = Type.Union([Type.Number(), Type.Null()]);

const ConditionChange = Type.Object({
  id: Type.String(),
  /** The condition's unit, by which people know it. */
  unit: Type.Union([Type.String(), Type.Null()]),
  group: Type.Union([Type.String(), Type.Null()]),
  columns: Type.Optional(Columns),
  /** All columns of a new or removed condition. Its stock is separate. */
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
  /** Tells whether anything except its stock was changed since (row-images.ts). */
  mark: Type.String(),
  /** The counted stock of its conditions, by their ids. */
  stocks: Type.Record(Type.String(), Type.Number()),
  /** For descriptions: the id of its category, and the price of its first condition. */
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

/** A category. Without `before` it is new, without `after` it was removed. */
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

/** A family. Without `before` it is new. */
const FamilyChanged = Type.Object({
  of: Type.Literal('family'),
  id: Type.String(),
  before: Type.Union([Family, Type.Null()]),
  after: Family,
});

/** A definition of attributes with its position. Without `before` it is new, without `after` it was removed. */
const AttributeChanged = Type.Object({
  of: Type.Literal('attribute'),
  name: Type.String(),
  before: Type.Union([Image, Type.Null()]),
  after: Type.Union([Image, Type.Null()]),
});

/** Something that an undo did not restore. */
const Left = Type.Object({
  of: Type.Literal('left'),
  id: Type.String(),
  name: Type.String(),
  /** The label of the field. Null: all fields. */
  field: Type.Union([Type.String(), Type.Null()]),
  why: Type.Enum(['changed', 'gone', 'there-again', 'in-use', 'no-place']),
  /** The last import that changed it since; absent: none did. */
  by: Type.Optional(Type.Object({ number: Type.Number(), file: Type.String() })),
});

const ProductChange = Type.Union([ProductCreated, ProductChanged, ProductErased]);
const Change = Type.Union([ProductChange, CategoryChanged, FamilyChanged, AttributeChanged, Left]);

/** One change by an import. */
export type Change = Static<typeof Change>;
export type ProductCreated = Static<typeof ProductCreated>;
export type ProductChanged = Static<typeof ProductChanged>;
export type ProductErased = Static<typeof ProductErased>;
export type CategoryChanged = Static<typeof CategoryChanged>;
export type FamilyChanged = Static<typeof FamilyChanged>;
export type AttributeChanged = Static<typeof AttributeChanged>;
/** Something that an undo did not restore, and why. */
export type Left = Static<typeof Left>;
/** What an import changed of a condition. */
export type ConditionChange = Static<typeof ConditionChange>;
/** The former columns of a row. */
export type RowImage = Static<typeof Image>;
/** Columns before and after. */
export type ColumnChanges = Static<typeof Columns>;

const Batch = Type.Object({ at: Type.Number(), changes: Type.Array(Change) });

/** The changes of one batch of an import, at a time in epoch ms. */
export type BatchChanges = Static<typeof Batch>;

/** Reads a stored batch. */
export const readBatch = storedJson('import_changes.changes', Batch);
