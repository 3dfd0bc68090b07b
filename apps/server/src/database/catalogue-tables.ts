import type { Generated } from 'kysely';

/** The catalogue. */
export interface CatalogueTables {
  catalogue_version: CatalogueVersionTable;
  categories: CategoryTable;
  former_category_names: FormerCategoryNameTable;
  families: FamilyTable;
  attribute_definitions: AttributeDefinitionTable;
  products: ProductTable;
  conditions: ConditionTable;
  price_history: PriceHistoryTable;
}

/** One row. Each change of catalogue or configuration counts it up in its own transaction; instances follow it. */
export interface CatalogueVersionTable {
  id: 1;
  version: number;
  /** Random: names the history that versions belong to. No other database has it. */
  history: string;
  /** The last moment at which sales began or ended that a version has been counted for. */
  sales_at: number;
  /** The version at which what is said of attributes last changed. */
  attributes_version: Generated<number>;
}

/** The category tree; `parent_id` is null for the root only. */
export interface CategoryTable {
  id: string;
  parent_id: string | null;
  name: string;
  /** Place among its siblings, from 0. */
  position: number;
  custom_page: string | null;
  /** Cleaned HTML above and below the list; empty: none. */
  html_above: Generated<string>;
  html_below: Generated<string>;
  /** File id; null: none. */
  picture: string | null;
  /** What search engines show; null: the name, nothing. */
  meta_title: string | null;
  meta_description: string | null;
  /** It and all below it are in no tree and have no page; what is in it is found elsewhere. */
  hidden: Generated<0 | 1>;
  version: number;
  /** When it was last written differently; null: before anybody kept count. */
  changed_at: number | null;
}

/**
 * A name that a category had, and the parent under which it had it. What now stands in that place under that name comes
 * first; of several that stood there, the last one is remembered.
 */
export interface FormerCategoryNameTable {
  /** Empty for the root. */
  parent_id: string;
  /** In lower case, as paths are compared. */
  name: string;
  category_id: string;
}

/** Products that are one thing in several sizes or colours (docs/decisions/038). */
export interface FamilyTable {
  id: string;
  /** Null: called as its first member. */
  name: string | null;
  /** JSON: the names of up to three properties in the operator's order. */
  properties: string;
}

/** What the operator says of the attributes of one name (docs/decisions/047). */
export interface AttributeDefinitionTable {
  name: string;
  /** Place among all, from 0. */
  position: number;
  /** The heading on the product page; null: none. */
  group_name: string | null;
  /** Null: what each value looks like. */
  kind: 'text' | 'number' | 'yes-no' | 'several' | null;
  /** Null: as each value is written. */
  unit: string | null;
  filter: 0 | 1;
  listed: 0 | 1;
  internal: 0 | 1;
  searched: 0 | 1;
}

/**
 * A product. Taken out of the catalogue it stays as a row with `deleted = 1`, so that followers of versions see it go.
 */
export interface ProductTable {
  id: string;
  category_id: string;
  /** JSON `['id']`: other categories that it is in besides; null: none. */
  further_categories: string | null;
  article_number: string;
  gtin: string | null;
  name: string;
  name_suffix: string | null;
  html_description: string;
  terms_of_delivery: string | null;
  stock_status: 'green' | 'yellow' | 'red';
  stock_status_text: string;
  /** JSON `{ min, max }`: in how many working days it comes. */
  delivery_days: string | null;
  /** The light that the counted stock allows at most, as of the last change; null: any. */
  light_of_stock: 'yellow' | 'red' | null;
  internal_rating: number;
  weight_grams: number;
  brand: string | null;
  maker_number: string | null;
  /** JSON of a part of `{ name, address, email }` or null. */
  manufacturer: string | null;
  /** Likewise, who answers for it in the EU (LAW S1). */
  responsible: string | null;
  warnings: string | null;
  /** Years (LAW C10). */
  minimum_age: number | null;
  tariff: string | null;
  /** ISO 3166-1 alpha-2. */
  origin: string | null;
  /** JSON of a part of `{ length, width, height }`, millimetres. */
  size: string | null;
  /** JSON of a part of `{ class, scale, eprel }` (LAW S2). */
  energy: string | null;
  weee_number: string | null;
  battery_number: string | null;
  /** Whether what a drink comes in is used once or again (LAW S5). */
  container: 'one-way' | 'reusable' | null;
  /** Tenths of a percent by volume. */
  alcohol: number | null;
  /** HTML, cleaned. */
  ingredients: string | null;
  /** JSON of codes. */
  allergens: string | null;
  /** JSON of a part of what the wire calls Nutrition. */
  nutrition: string | null;
  storage: string | null;
  /** JSON of lists of `{ articleNumber, amount? }` by kind. */
  refs: string | null;
  /** JSON `[{ content, alt? }]`: file ids of pictures. */
  pictures: string;
  /** JSON `[{ content, filename, size?, purpose? }]`, the size in bytes. */
  documents: string;
  /** JSON `[{ name, value }]` in the operator's order. */
  attributes: string;
  /** JSON `['electrical', 'battery']` or a part of it, null for neither (LAW S3, S4). */
  take_back: string | null;
  /** Words that the search finds it by and nobody is shown. */
  keywords: string | null;
  /** The one family that it is a member of. */
  family_id: string | null;
  /** JSON `[{ name, value }]` of its family's properties; null where it is in none. */
  family_values: string | null;
  /** Its place among the members as the operator lists them; null where it is in none. */
  family_place: number | null;
  /** Whether the operator has it on sale. */
  active: 0 | 1;
  /** From when until when, at most. `active_until` is the first moment after; null: without that end. */
  active_from: number | null;
  active_until: number | null;
  /** Whether it is on sale now (0) or not (1), as follows from the three; see changes-by-time.ts of the catalogue. */
  deleted: 0 | 1;
  /** When something of it changes next by itself; null: nothing does. */
  next_change_at: number | null;
  version: number;
  /** When it was last written differently; null: before anybody kept count. */
  changed_at: number | null;
}

/** One way to buy a product. `price` is gross in a gross shop and net in a net shop (uiSettings.priceDeclaration). */
export interface ConditionTable {
  id: string;
  product_id: string;
  /** Whose it is: a group's by its name, or everybody's (null). */
  customer_group: string | null;
  /** Place among the product's conditions of the same group, from 0: the first one sorts the product by price. */
  position: number;
  /** Cents for `price_quantity` units. */
  price: number;
  /** How many units the prices are for; null: one. */
  price_quantity: number | null;
  /** What they cost from larger amounts on: JSON of `{ from, price }`, ascending; null: nothing else. */
  scales: string | null;
  /** The amounts that are sold (the domain's AmountTerms); null: nothing is said. */
  min_amount: number | null;
  amount_step: number | null;
  max_amount: number | null;
  tax_rate: number;
  /** Cents on one unit, as they are paid however prices are declared; null: none. */
  deposit: number | null;
  unit: string | null;
  /** As stated by the operator; with a content it is computed instead. */
  norm_price: number | null;
  norm_unit: string | null;
  /** How much one unit holds, as people write it: `6 × 0,33 l` (the domain's Content). */
  content: string | null;
  /** The maker's recommended price, for as many units and declared like the price. */
  list_price: number | null;
  /** A lower price for a time, likewise, and when it begins and ends; null: no beginning, no end. */
  sale_price: number | null;
  sale_from: number | null;
  /** The first moment at which it does not count any more. */
  sale_until: number | null;
  /** How many are left, fewer than none where more was sold; null: not counted. */
  stock: number | null;
  /** Whose stock it takes from, and how many of it (stock-pools.ts); both null: its own. */
  stock_of: string | null;
  stock_factor: number | null;
  /** 1: more can be sold than is left; null: not. */
  backorder: 1 | null;
}

/**
 * What was stated of each condition's price, from when on (LAW P7); when it was asked, the domain's pricesAsked says.
 */
export interface PriceHistoryTable {
  condition_id: string;
  valid_from: number;
  price: number;
  /** How many units the price was for; null: one. */
  price_quantity: number | null;
  tax_rate: number;
  sale_price: number | null;
  sale_from: number | null;
  sale_until: number | null;
}
