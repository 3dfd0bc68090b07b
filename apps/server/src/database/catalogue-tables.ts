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
  former_conditions: FormerConditionTable;
  price_history: PriceHistoryTable;
  product_arrivals: ProductArrivalTable;
  product_ratings: ProductRatingTable;
}

/**
 * A single row. Each change of catalogue or configuration increments it in its own transaction; instances follow it.
 */
export interface CatalogueVersionTable {
  id: 1;
  version: number;
  /** A random name for the history that versions belong to. It is unique to this database. */
  history: string;
  /** The last time at which sales began or ended for which a version was counted. */
  sales_at: number;
  /** The version at which the definitions of attributes last changed. */
  attributes_version: Generated<number>;
}

/** The category tree; `parent_id` is null only for the root. */
export interface CategoryTable {
  id: string;
  parent_id: string | null;
  name: string;
  /** The position among its siblings, from 0. */
  position: number;
  custom_page: string | null;
  /** Cleaned HTML above and below the list; empty if there is none. */
  html_above: Generated<string>;
  html_below: Generated<string>;
  /** File id; null if there is none. */
  picture: string | null;
  /** Title and description for search engines; null for the category's name, or none. */
  meta_title: string | null;
  meta_description: string | null;
  /** 1: it and all categories below it are in no tree and have no page. Their products are found elsewhere. */
  hidden: Generated<0 | 1>;
  version: number;
  /** The time of its last change; null if it was before this was stored. */
  changed_at: number | null;
}

/**
 * A name that a category had below a parent. A category that has this name now takes precedence. Of several former ones
 * the last is stored.
 */
export interface FormerCategoryNameTable {
  /** Empty for the root. */
  parent_id: string;
  /** In lower case, as paths are compared. */
  name: string;
  category_id: string;
}

/** Families of products in several sizes or colours (docs/decisions/038). */
export interface FamilyTable {
  id: string;
  /** Null if it has the name of its first member. */
  name: string | null;
  /** JSON: the names of up to three properties in the operator's order. */
  properties: string;
}

/** The operator's definitions of attributes by name (docs/decisions/047). */
export interface AttributeDefinitionTable {
  name: string;
  /** The position among all, from 0. */
  position: number;
  /** The heading on the product page; null if there is none. */
  group_name: string | null;
  /** Null if the kind is derived from each value. */
  kind: 'text' | 'number' | 'yes-no' | 'several' | null;
  /** Null if each value is shown as written. */
  unit: string | null;
  filter: 0 | 1;
  listed: 0 | 1;
  internal: 0 | 1;
  searched: 0 | 1;
}

/**
 * A product. When it is removed from the catalogue, its row stays with `deleted = 1`, so that followers of versions
 * notice.
 */
export interface ProductTable {
  id: string;
  category_id: string;
  /** JSON `['id']`: further categories; null if there are none. */
  further_categories: string | null;
  article_number: string;
  gtin: string | null;
  name: string;
  name_suffix: string | null;
  html_description: string;
  terms_of_delivery: string | null;
  stock_status: 'green' | 'yellow' | 'red';
  stock_status_text: string;
  /** JSON `{ min, max }`: the delivery time in working days. */
  delivery_days: string | null;
  /** The best light that the counted stock allows, as of the last change; null if it allows any. */
  light_of_stock: 'yellow' | 'red' | null;
  internal_rating: number;
  weight_grams: number;
  brand: string | null;
  maker_number: string | null;
  /** JSON of a part of `{ name, address, email }` or null. */
  manufacturer: string | null;
  /** The same for the responsible person in the EU (LAW S1). */
  responsible: string | null;
  warnings: string | null;
  /** Years (LAW C10). */
  minimum_age: number | null;
  /** 1: it is a gift voucher, which is outside VAT until it is redeemed, and sent by e-mail. */
  gift_voucher: 1 | null;
  tariff: string | null;
  /** ISO 3166-1 alpha-2. */
  origin: string | null;
  /** JSON of a part of `{ length, width, height }`, millimetres. */
  size: string | null;
  /** JSON of a part of `{ class, scale, eprel }` (LAW S2). */
  energy: string | null;
  weee_number: string | null;
  battery_number: string | null;
  /** Why its contract cannot be withdrawn from (LAW R5); null: it can. */
  withdrawal_exception: 'custom-made' | 'perishable' | 'hygiene' | 'media' | 'mixed' | 'periodical' | null;
  /** The maker's guarantee, what it covers and how it is claimed (LAW W3). */
  guarantee: string | null;
  /** Its guarantee of durability of more than two years, as JSON (LAW W2). */
  durability: string | null;
  /** How long software is updated, and how it can be repaired (LAW W4). */
  software_updates: string | null;
  repair: string | null;
  /** Whether the container of a drink is one-way or reusable (LAW S5). */
  container: 'one-way' | 'reusable' | null;
  /** Tenths of a percent by volume. */
  alcohol: number | null;
  /** HTML, cleaned. */
  ingredients: string | null;
  /** JSON of codes. */
  allergens: string | null;
  /** JSON of a part of the wire's Nutrition. */
  nutrition: string | null;
  storage: string | null;
  /** JSON of lists of `{ articleNumber, amount? }` by kind of reference. */
  refs: string | null;
  /** JSON `[{ content, alt? }]`: file ids of pictures. */
  pictures: string;
  /** JSON `[{ content, filename, size?, purpose? }]`, the size in bytes. */
  documents: string;
  /** JSON `[{ name, value }]` in the operator's order. */
  attributes: string;
  /** JSON `['electrical', 'battery']` or a part of it; null for neither (LAW S3, S4). */
  take_back: string | null;
  /** Search words that are never shown. */
  keywords: string | null;
  /** The family that it is a member of. */
  family_id: string | null;
  /** JSON `[{ name, value }]` of its family's properties; null without a family. */
  family_values: string | null;
  /** Its position among the members in the operator's order; null without a family. */
  family_place: number | null;
  /** Whether the operator has put it on sale. */
  active: 0 | 1;
  /**
   * The period in which it may be on sale. `active_until` is the first moment after; null if it is open at that end.
   */
  active_from: number | null;
  active_until: number | null;
  /**
   * Whether it is on sale now (0) or not (1), derived from the three fields above; see changes-by-time.ts of the
   * catalogue.
   */
  deleted: 0 | 1;
  /** 1: it was never on sale, so nobody knows its address; otherwise null. */
  never_on_sale: 1 | null;
  /** The time of its next automatic change; null if there is none. */
  next_change_at: number | null;
  version: number;
  /** The time of its last change; null if it was before this was stored. */
  changed_at: number | null;
}

/** A condition of a product. `price` is gross in a gross shop and net in a net shop (uiSettings.priceDeclaration). */
export interface ConditionTable {
  id: string;
  product_id: string;
  /** The name of the customer group it is for; null for everybody. */
  customer_group: string | null;
  /**
   * The position among the product's conditions of the same group, from 0. The first one is used for sorting by price.
   */
  position: number;
  /** In cents for `price_quantity` units. */
  price: number;
  /** The number of units that the prices are for; null for one. */
  price_quantity: number | null;
  /** The prices of larger amounts: JSON of `{ from, price }`, ascending; null if there are none. */
  scales: string | null;
  /** The amounts that are sold (the domain's AmountTerms); null if not stated. */
  min_amount: number | null;
  amount_step: number | null;
  max_amount: number | null;
  tax_rate: number;
  /** In cents per unit as paid, however prices are declared; null if there is none. */
  deposit: number | null;
  unit: string | null;
  /** As stated by the operator. If there is a content, it is computed instead. */
  norm_price: number | null;
  norm_unit: string | null;
  /** The content of one unit, as people write it: `6 × 0,33 l` (the domain's Content). */
  content: string | null;
  /** The manufacturer's recommended price, for as many units and gross or net like the price. */
  list_price: number | null;
  /** A sale price, likewise, with its beginning and end; null if it is open at that end. */
  sale_price: number | null;
  sale_from: number | null;
  /** The first moment after the sale. */
  sale_until: number | null;
  /** The stock left, negative if more was sold; null if not counted. */
  stock: number | null;
  /** The condition whose stock it shares, and the factor (stock-pools.ts); both null if it has its own. */
  stock_of: string | null;
  stock_factor: number | null;
  /** 1: more can be sold than is left; null: it cannot. */
  backorder: 1 | null;
}

/**
 * A condition that a product had, as it was known when it went. A row without an id that comes back is this condition
 * again. It may have come back already.
 */
export interface FormerConditionTable {
  id: string;
  product_id: string;
  unit: string | null;
  customer_group: string | null;
}

/**
 * The stated prices of each condition with their start times (LAW P7). The domain's pricesAsked derives which were
 * asked when.
 */
export interface PriceHistoryTable {
  condition_id: string;
  valid_from: number;
  price: number;
  /** The number of units that the price was for; null for one. */
  price_quantity: number | null;
  tax_rate: number;
  sale_price: number | null;
  sale_from: number | null;
  sale_until: number | null;
}

/**
 * The reviews of a product, summed up for lists and pages. It outlives the product, which an import may bring back. A
 * change raises the product's version.
 */
export interface ProductRatingTable {
  product_id: string;
  count: number;
  /** The sum of all stars. */
  stars: number;
}

/** When a product first came into the catalogue; 0: before this was stored. */
export interface ProductArrivalTable {
  product_id: string;
  arrived_at: number;
}
