import type { VoucherValue } from '@kontor/domain';
import type { Generated } from 'kysely';
import type {
  PaymentAttemptTable,
  PaymentClaimTable,
  PaymentEventTable,
  PaymentFindingTable,
  PaymentOperationTable,
} from './payment-tables.ts';

/**
 * The tables of the shop, one schema for SQLite and PostgreSQL (DESIGN §4): text, integers (bigint where 2^31 is too
 * small), bytes. Money in cents, rates in basis points, times in epoch milliseconds, JSON and 0/1 flags as text and
 * integer.
 */
export interface Schema {
  catalogue_version: CatalogueVersionTable;
  categories: CategoryTable;
  former_category_names: FormerCategoryNameTable;
  families: FamilyTable;
  attribute_definitions: AttributeDefinitionTable;
  products: ProductTable;
  conditions: ConditionTable;
  price_history: PriceHistoryTable;
  files: FileTable;
  fetched_files: FetchedFileTable;
  relative_stock_files: RelativeStockFileTable;
  imports: ImportTable;
  import_changes: ImportChangeTable;
  configuration: ConfigurationTable;
  templates: TemplateTable;
  orders: OrderTable;
  number_sequences: NumberSequenceTable;
  order_documents: OrderDocumentTable;
  order_words: OrderWordsTable;
  agreed_texts: AgreedTextTable;
  jobs: JobTable;
  vouchers: VoucherTable;
  voucher_reservations: VoucherReservationTable;
  voucher_redemptions: VoucherRedemptionTable;
  customers: CustomerTable;
  sessions: SessionTable;
  known_devices: KnownDeviceTable;
  account_codes: AccountCodeTable;
  account_notices: AccountNoticeTable;
  attempts: AttemptTable;
  customer_addresses: CustomerAddressTable;
  customer_carts: CustomerCartTable;
  payment_attempts: PaymentAttemptTable;
  payment_claims: PaymentClaimTable;
  payment_operations: PaymentOperationTable;
  payment_events: PaymentEventTable;
  payment_findings: PaymentFindingTable;
  search_counts: SearchCountTable;
}

/** One row. Each change of catalogue or configuration counts it up in its own transaction; instances follow it. */
interface CatalogueVersionTable {
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
interface FormerCategoryNameTable {
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

/** Original of a picture or document. The id is the hash of its bytes: a file never changes under its id. */
interface FileTable {
  id: string;
  mime_type: string;
  size: number;
  /** Pixels, null for documents. */
  width: number | null;
  height: number | null;
  content: Uint8Array;
  created_at: number;
}

/** Which file was found under an address of the web, so that it is fetched once. */
export interface FetchedFileTable {
  /** Of the address, which may be long and may hold a key. */
  address_hash: string;
  file_id: string;
  /** By which its server tells whether it has another one now. */
  etag: string | null;
  last_modified: string | null;
  fetched_at: number;
}

/** A file with stock that came or went (modules/catalogue/import/relative-stock.ts). */
export interface RelativeStockFileTable {
  /** Of its content: another name does not make it another file. */
  hash: string;
  /** Which run reads it, or read it last. */
  run: string;
  /** Changes up to this line are stored. */
  last_line: number;
  /** Epoch ms, when it was read first. */
  begun_at: number;
  /** Epoch ms; null: a run is reading it, or broke off. */
  ended_at: number | null;
}

/** An import of a catalogue, or the undoing of one (modules/catalogue/import-log). */
export interface ImportTable {
  /** From 1, in the order in which they began. */
  number: number;
  kind: 'file' | 'undo';
  /** The name of the file; of an undoing that of the import that it undoes. */
  file: string;
  /** The import that it undoes; null: it reads a file. */
  undoes: number | null;
  /** Which process runs it, or ran it last (import-holder.ts). */
  holder: string;
  begun_at: number;
  /** When it last gave a sign of life, epoch ms. */
  seen_at: number;
  /** Null: it is running, or was interrupted. */
  ended_at: number | null;
  /** Rows of the file by what became of them, as far as it came; of an undoing products and categories. */
  created: number;
  changed: number;
  unchanged: number;
  refused: number;
  /** Products that it took off sale or deleted. */
  archived: number;
  warnings: number;
  /** The import that undid it; null: none did, or not to the end. */
  undone_by: number | null;
  /** 1: what it changed is not kept any more. */
  forgotten: Generated<0 | 1>;
}

/** What a batch of an import changed. */
export interface ImportChangeTable {
  import_number: number;
  /** The batch's place in the import, from 0. */
  place: number;
  /** JSON (import-log/change.ts). */
  changes: string;
  /** The import that put it back; null: none did. */
  put_back_by: number | null;
}

/** What the operator decides, by key, as JSON (modules/configuration names the keys). */
export interface ConfigurationTable {
  key: string;
  value: string;
  version: number;
}

/** Text blocks, page templates and the operator's stylesheet. `kind` keeps their names apart. */
export interface TemplateTable {
  kind: 'text' | 'page' | 'style';
  name: string;
  content: string;
  version: number;
}

/**
 * A placed order. `snapshot` is JSON of modules/orders/types.ts: everything that was bought and agreed, never
 * recomputed (CONTRACT §5). The wire's Order, document and mail are derived from it.
 */
export interface OrderTable {
  /** 128 random bits and more: the key to the order. */
  id: string;
  order_number: string;
  /** As the browser sent it; marked when the order's customer has left (modules/orders/orders.repository.ts). */
  idempotency_key: string;
  state: string;
  email: string;
  payment_condition: string;
  total_gross: number;
  snapshot: string;
  created_at: number;
  /** Who was signed in; null: a guest, or a customer who has left. */
  customer_id: string | null;
}

/** Counters behind consecutive numbers, such as `order-2026`; counted up inside the order's transaction. */
interface NumberSequenceTable {
  name: string;
  value: number;
}

/** A private document of an order. Named when the order is placed, made by a job or when first asked for. */
interface OrderDocumentTable {
  /** 128 random bits and more: the key to the document. */
  id: string;
  order_id: string;
  filename: string;
  content: Uint8Array | null;
  made_at: number | null;
}

/** What an order is searched by, derived from its snapshot when somebody searches (modules/orders/order-words.ts). */
interface OrderWordsTable {
  order_id: string;
  /** In lower case. */
  words: string;
}

/**
 * A text that orders were placed on, in one version: the id is the hash of the content, so a row never changes (LAW
 * O2).
 */
interface AgreedTextTable {
  id: string;
  /** HTML. */
  content: string;
}

/**
 * Work that must happen after a commit (mail, PDF): leased by an instance, retried with backoff, at last shown to the
 * operator.
 */
export interface JobTable {
  id: string;
  kind: string;
  /** The same key is queued once, however often it is asked for. */
  unique_key: string;
  /** JSON. */
  payload: string;
  state: 'waiting' | 'done' | 'failed';
  run_at: number;
  attempts: number;
  leased_until: number | null;
  lease: string | null;
  last_error: string | null;
  created_at: number;
}

/** A voucher with its terms; found by its code without regard to case. */
export interface VoucherTable {
  code_key: string;
  /** As the operator wrote it. */
  code: string;
  kind: VoucherValue['kind'];
  /** Cents, basis points of a percentage, 0 for free shipping; of a gift balance what it began with. */
  value: number;
  /** What is left of a gift balance; null for the other kinds. */
  balance: number | null;
  /** Gross cents that the goods must cost. */
  minimum: number;
  valid_from: number | null;
  /** The first moment it is no longer valid. */
  valid_to: number | null;
  /** null: any number. */
  uses_allowed: number | null;
  used: number;
  created_at: number;
  /** When the operator ended it before its time; null: never. */
  stopped_at: number | null;
}

/** A voucher that a cart holds until a moment; what lies behind it holds nothing. */
interface VoucherReservationTable {
  /** 128 random bits and more: the key to the reservation. */
  session: string;
  code_key: string;
  expires_at: number;
}

/** A voucher that an order used: once an order, for so many gross cents. */
interface VoucherRedemptionTable {
  order_id: string;
  code_key: string;
  taken: number;
  redeemed_at: number;
}

/** Somebody with an account (docs/decisions/022). */
export interface CustomerTable {
  /** 128 random bits and more. */
  id: string;
  /** As it was typed. */
  email: string;
  /** As it is compared (email/email-key.ts). */
  email_key: string;
  /** Ours, or one of an old shop, which the first login replaces; null: to be claimed by a code (SPEC §4). */
  password_hash: string | null;
  /** 1: registered here. 0: imported, the billing address is the operator's. */
  online_user: 0 | 1;
  person_id: string | null;
  /** Name of a group of the configuration, which makes a partner of the customer. */
  customer_group: string | null;
  /** JSON of an address. */
  address: string | null;
  separate_shipping_address: 0 | 1;
  /** JSON of an address. */
  shipping_address: string | null;
  created_at: number;
}

/**
 * A browser that is signed in. Only a hash of its cookie is kept; `id` names it in the customer's list and lets nobody
 * in.
 */
interface SessionTable {
  token_hash: string;
  id: string;
  customer_id: string;
  /** Browser and system, in the few words that the customer reads. */
  device: string;
  created_at: number;
  used_at: number;
}

/** A browser that this customer has signed in with: strangers who guess elsewhere do not slow it down. */
interface KnownDeviceTable {
  token_hash: string;
  customer_id: string;
  used_at: number;
}

/** A code on its way by e-mail, asked for by one browser, which holds the key to it in a cookie. */
export interface AccountCodeTable {
  request_hash: string;
  purpose: 'password' | 'email';
  email_key: string;
  email: string;
  /** Of a change of the e-mail address: whose. */
  customer_id: string | null;
  code_hash: string;
  /** The password that was asked for with it; null: none belongs to it. */
  password_hash: string | null;
  /** Hash of the network that asking for it was counted under; null: it was a browser that the account knows. */
  network_hash: string | null;
  tries_left: number;
  /** Of browsers other than the one that asked. */
  strangers_tries_left: number;
  expires_at: number;
}

/**
 * Where a notice about an account goes: the address as it was when there was something to tell. Its job knows the id
 * alone.
 */
interface AccountNoticeTable {
  id: string;
  customer_id: string;
  email: string;
  created_at: number;
}

/**
 * Counters of failed tries, shared by all servers. The key is a hash of what is tried and by whom. Counted before the
 * try.
 */
interface AttemptTable {
  key: string;
  count: number;
  blocked_until: number;
  forgotten_at: number;
}

/** An address of a customer's address book. */
interface CustomerAddressTable {
  id: string;
  customer_id: string;
  /** JSON of an address. */
  address: string;
  created_at: number;
}

/** The cart that follows a customer from device to device. */
interface CustomerCartTable {
  customer_id: string;
  /** JSON `{ items, vouchers }` of ids, amounts and held vouchers. */
  content: string;
  /** Counted up by each change: who changes an older one merges first. */
  version: number;
  changed_at: number;
}

/** How often a term was searched for on a day in Vienna (modules/search-counts). No row says who searched. */
export interface SearchCountTable {
  /** Such as `2026-11-22`. */
  day: string;
  /** In lower case; `#` stands for all article numbers. */
  term: string;
  searches: number;
  /** Products in the whole shop that the last search of the day could find, and those of them with all words. */
  hits: number;
  exact_hits: number;
  /** First products opened from its list, by the place where they stood: the first, the next two, the next seven. */
  clicks_first: number;
  clicks_top_three: number;
  clicks_top_ten: number;
  clicks_later: number;
  /** 1: searched for so often in its month that it is kept beyond 30 days. */
  kept: 0 | 1;
}
