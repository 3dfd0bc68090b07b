import type { Alternatives, PageLink, PictureRatio, SearchReading, ShownCategory } from '@kontor/contract';
import type { CatalogueNavigation } from '../../catalogue/catalogue-navigation.ts';
import type { CategoryLink, CategoryTile } from '../../catalogue/category-tile.ts';
import type { Paging } from '../../catalogue/paging.ts';
import type { ProductCard } from '../../catalogue/product-card.ts';
import type { PriceDeclaration } from '../../format/shown-price.ts';
import type { FrontContent } from './front-page/load-front-page.ts';
import type { ListTable } from './table/list-tables.ts';

/** The list page: the way to it, and either products or the category's own page. */
export interface ListData {
  readonly navigation: CatalogueNavigation;
  /** The categories above the current one, from the root. */
  readonly breadcrumb: readonly { readonly name: string; readonly href: string }[];
  readonly isRoot: boolean;
  /** Why the previous list is still shown; missing if this is the requested list. */
  readonly failure?: string;
  /**
   * The content page whose name was searched for. For an empty list, also a page whose name begins with the search
   * text.
   */
  readonly namedPage: PageLink | null;
  /** The operator's texts of the category. Only on its first page, without search and filters. */
  readonly said: Omit<ShownCategory, 'children'> | null;
  /** Its subcategories that have products. Only beside `said`. */
  readonly tiles: readonly CategoryTile[];
  readonly content:
    | ProductsContent
    | NothingContent
    | FrontContent
    | { readonly kind: 'custom'; readonly html: string };
}

/** One page of products. */
export interface ProductsContent {
  readonly kind: 'products';
  readonly cards: readonly ProductCard[];
  /** The same products as tables, where these are asked for. */
  readonly tables?: readonly ListTable[];
  /** Whether the visitor may choose between cards and tables. */
  readonly hasTables: boolean;
  readonly count: number;
  readonly paging: Paging;
  readonly priceDeclaration: PriceDeclaration;
  readonly pictureRatio: PictureRatio;
  /** How the search text was interpreted; null if all words were found as typed. */
  readonly reading: SearchReading | null;
  /** The category whose name was searched for. */
  readonly namedCategory: CategoryLink | null;
}

/** A list without products. */
export interface NothingContent {
  readonly kind: 'nothing';
  /** The numbers of hits with fewer conditions; null if there are none to drop, or the call failed. */
  readonly alternatives: Alternatives | null;
  /** The parent category with its number of hits; null if the parent is the whole shop, or the call failed. */
  readonly above: { readonly name: string; readonly href: string; readonly count: number } | null;
  /**
   * Categories whose names were searched for. If there are none, categories of the same kind of thing: Zangen for
   * Beißzange.
   */
  readonly categories: readonly CategoryLink[];
}
