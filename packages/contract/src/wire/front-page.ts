import { frontPageKinds, frontPageLimits as limits, productChoices } from '@kontor/domain';
import { type Static, Type } from 'typebox';
import { CategoryPage, CategoryTile } from './category.ts';
import { Product } from './product.ts';

const Line = (maxLength: number) => Type.String({ maxLength, pattern: '^[^\\r\\n]*$' });

/** An address of the shop, or one with https, mailto or tel. */
export const frontPageHref = '^(/(?![/\\\\])|https://|mailto:|tel:)[^\\x00-\\x20]*$';

/** A block of the front page as an operator writes it; the domain's FrontPage says which kind has which fields. */
export const FrontPageBlock = Type.Object({
  kind: Type.Enum([...frontPageKinds]),
  title: Line(limits.title),
  text: Type.Optional(Type.String({ maxLength: limits.text, description: 'Plain text.' })),
  picture: Type.Optional(Type.String({ maxLength: 100, description: 'File id.' })),
  alt: Type.Optional(Line(limits.alt)),
  links: Type.Optional(
    Type.Array(
      Type.Object({
        text: Line(limits.linkText),
        href: Type.String({ maxLength: limits.href, pattern: frontPageHref }),
      }),
      { maxItems: limits.links },
    ),
  ),
  facts: Type.Optional(
    Type.Array(Type.Object({ title: Line(limits.factTitle), text: Line(limits.factText) }), {
      maxItems: limits.facts,
    }),
  ),
  choice: Type.Optional(Type.Enum([...productChoices])),
  articles: Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: limits.articleNumber }), { maxItems: limits.articles }),
  ),
  categories: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 200 }), { maxItems: limits.categories })),
  most: Type.Optional(Type.Integer({ minimum: 1, maximum: limits.most })),
});

/** The page in front of the list of the whole shop. */
export const FrontPage = Type.Object({ blocks: Type.Array(FrontPageBlock, { maxItems: limits.blocks }) });
export type FrontPage = Static<typeof FrontPage>;

/** A block as it is shown: with its products at the visitor's prices, or its categories. */
export const ShownFrontPageBlock = Type.Object({
  kind: FrontPageBlock.properties.kind,
  title: Type.String(),
  text: FrontPageBlock.properties.text,
  picture: FrontPageBlock.properties.picture,
  alt: FrontPageBlock.properties.alt,
  links: Type.Optional(Type.Array(Type.Object({ text: Type.String(), href: Type.String() }))),
  facts: Type.Optional(Type.Array(Type.Object({ title: Type.String(), text: Type.String() }))),
  products: Type.Optional(Type.Array(Product)),
  tiles: Type.Optional(Type.Array(CategoryTile)),
  count: Type.Optional(Type.Integer({ description: 'How many there are in all, where the block shows some of them.' })),
});
export type ShownFrontPageBlock = Static<typeof ShownFrontPageBlock>;

/** The front page as it is shown. Blocks with nothing to show are left out. Without blocks there is no front page. */
export const ShownFrontPage = Type.Object({
  blocks: Type.Array(ShownFrontPageBlock),
  count: Type.Integer({ description: 'The number of hits in the list of the whole shop.' }),
  ...Type.Pick(CategoryPage, ['metaTitle', 'metaDescription']).properties,
});
export type ShownFrontPage = Static<typeof ShownFrontPage>;
