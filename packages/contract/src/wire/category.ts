import { type Static, Type } from 'typebox';

/**
 * A category with its descendants (SPEC §3). The root's name is the first segment of every category link (CONTRACT §2).
 */
export interface Category {
  _id: string;
  name: string;
  isRoot?: boolean;
  /** `/shop/C/aktionen`: the template `aktionen` replaces the list when nothing is searched for (CONTRACT §3). */
  customPage?: string;
  children: Category[];
}

/** Schema of {@link Category}. */
export const Category = Type.Cyclic(
  {
    Category: Type.Object({
      _id: Type.String(),
      name: Type.String(),
      isRoot: Type.Optional(Type.Boolean()),
      customPage: Type.Optional(Type.String()),
      children: Type.Array(Type.Ref('Category')),
    }),
  },
  'Category',
);

/** The texts of a category's page besides its list. */
export const CategoryPage = Type.Object({
  htmlAbove: Type.Optional(Type.String({ description: 'HTML above the list, cleaned when it was written.' })),
  htmlBelow: Type.Optional(Type.String({ description: 'HTML below the list, cleaned when it was written.' })),
  picture: Type.Optional(Type.String({ description: 'File id.' })),
  metaTitle: Type.Optional(Type.String({ description: 'The title for search engines.' })),
  metaDescription: Type.Optional(Type.String()),
});
export type CategoryPage = Static<typeof CategoryPage>;

/** A subcategory as a list of its parent shows it. */
export const CategoryTile = Type.Object({
  _id: Type.String(),
  count: Type.Integer({ description: 'The number of hits in its list.' }),
  picture: Type.Optional(Type.String({ description: 'File id: its own picture, or that of its best rated product.' })),
});
export type CategoryTile = Static<typeof CategoryTile>;

/** What a category's page shows besides its list. */
export const ShownCategory = Type.Object({
  ...CategoryPage.properties,
  children: Type.Optional(
    Type.Array(CategoryTile, { description: 'Its subcategories that have products. Absent if there are none.' }),
  ),
});
export type ShownCategory = Static<typeof ShownCategory>;
