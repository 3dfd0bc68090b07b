import type { BasisPoints } from '@kontor/domain';
import { type SqlBool, sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { articleNumbersIn, sharedGtinSaid, sharedGtins } from '../catalogue/catalogue.service.ts';
import { disputePlatform, environmentalClaims } from './judge-legal-texts.ts';

/** Facts of the catalogue and the vouchers that show whether the shop is ready to sell. */
export interface CatalogueFacts {
  /**
   * Articles for sale, and of them those of the demo, without a whole manufacturer, naming the closed dispute platform.
   */
  readonly products: number;
  readonly demoProducts: number;
  readonly withoutManufacturer: number;
  readonly namingDisputePlatform: number;
  /** Article numbers to which articles for sale refer, and which the shop does not sell. */
  readonly brokenReferences: readonly string[];
  /**
   * Numbers of articles whose name or unit contains a weight, volume, length or area, and which have a condition
   * without unit price.
   */
  readonly withoutUnitPrice: readonly string[];
  /** GTINs shared by several articles for sale, with the article numbers. */
  readonly sharedGtins: readonly string[];
  /** Number of articles that are sold untaxed to everybody. */
  readonly untaxed: number;
  /** Number of articles with a rate that the seller's country does not have, and those rates, ascending. */
  readonly foreignRates: { readonly count: number; readonly rates: readonly BasisPoints[] };
  /** Numbers of articles for sale that are free for somebody. */
  readonly givenAway: readonly string[];
  /** Numbers of articles whose name or description makes a general claim about the environment (LAW P13). */
  readonly claimingEnvironment: readonly string[];
  /** Numbers of articles that are called organic and name no control body (LAW S7). */
  readonly organicWithoutCode: readonly string[];
  /** Numbers of articles with a guarantee of durability, but without its harmonised label (LAW W2). */
  readonly withoutDurabilityLabel: readonly string[];
  /** The demo's voucher codes that can still be redeemed, now or later: not stopped, expired or used up. */
  readonly demoVouchers: readonly string[];
}

/**
 * Reads the facts; `now` in epoch milliseconds, `ownRates` those of the seller's country (empty: unknown). It reads
 * every article, so it is not for each order.
 */
export async function catalogueFacts(
  read: Queryable,
  demo: { readonly productIds: readonly string[]; readonly voucherCodes: readonly string[] },
  { now, ownRates }: { readonly now: number; readonly ownRates: readonly BasisPoints[] },
): Promise<CatalogueFacts> {
  const forSale = read.selectFrom('products').where('deleted', '=', 0);
  const count = async (query: typeof forSale) =>
    Number((await query.select(({ fn }) => fn.countAll().as('n')).executeTakeFirstOrThrow()).n);
  const vouchers = read
    .selectFrom('vouchers')
    .select('code')
    .where('stopped_at', 'is', null)
    .where((or) => or.or([or('valid_to', 'is', null), or('valid_to', '>', now)]))
    .where((or) => or.or([or('uses_allowed', 'is', null), or('uses_allowed', '>', or.ref('used'))]))
    .where((or) => or.or([or('balance', 'is', null), or('balance', '>', 0)]));
  const named = `%${disputePlatform}%`;
  const [
    products,
    withoutManufacturer,
    namingDisputePlatform,
    demoProducts,
    withoutUnitPrice,
    untaxed,
    foreignRates,
    open,
    brokenReferences,
    givenAway,
    shared,
    claimingEnvironment,
    organicWithoutCode,
    withoutDurabilityLabel,
  ] = await Promise.all([
    count(forSale),
    count(
      forSale
        .where('gift_voucher', 'is', null)
        .where((is) => is.or([is('manufacturer', 'is', null), is.not(isWhole('manufacturer'))])),
    ),
    count(forSale.where(sql<SqlBool>`lower(html_description) like ${named}`)),
    demoProductsIn(read, demo.productIds),
    articlesWithoutUnitPrice(read),
    untaxedProducts(read),
    foreignRatesIn(read, ownRates),
    vouchers.execute(),
    brokenReferencesIn(read),
    givenAwayIn(read),
    Array.fromAsync(sharedGtins(read), sharedGtinSaid),
    claimingEnvironmentIn(read),
    organicWithoutCodeIn(read),
    withoutDurabilityLabelIn(read),
  ]);
  const codes = new Set(open.map(({ code }) => code));
  const demoVouchers = demo.voucherCodes.filter((code) => codes.has(code));
  const counts = { products, withoutManufacturer, namingDisputePlatform, demoProducts, withoutUnitPrice, untaxed };
  const said = { foreignRates, claimingEnvironment, organicWithoutCode, withoutDurabilityLabel };
  return { ...counts, ...said, demoVouchers, brokenReferences, givenAway, sharedGtins: shared };
}

/** Whether the JSON contains all fields that a contact must have (LAW S1). */
function isWhole(column: 'manufacturer') {
  return sql<SqlBool>`(${sql.join(
    ['name', 'address', 'email'].map((part) => sql`${sql.ref(column)} like ${`%"${part}":%`}`),
    sql` and `,
  )})`;
}

async function demoProductsIn(read: Queryable, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const rows = await read.selectFrom('products').select('id').where('deleted', '=', 0).where('id', 'in', ids).execute();
  return rows.length;
}

async function untaxedProducts(read: Queryable): Promise<number> {
  const { n } = await read
    .selectFrom('conditions')
    .innerJoin('products', 'products.id', 'conditions.product_id')
    .select(({ fn }) => fn.count('conditions.product_id').distinct().as('n'))
    .where('products.deleted', '=', 0)
    .where('conditions.customer_group', 'is', null)
    .where('conditions.tax_rate', '=', 0)
    .executeTakeFirstOrThrow();
  return Number(n);
}

async function foreignRatesIn(
  read: Queryable,
  ownRates: readonly BasisPoints[],
): Promise<CatalogueFacts['foreignRates']> {
  if (ownRates.length === 0) return { count: 0, rates: [] };
  const foreign = read
    .selectFrom('conditions')
    .innerJoin('products', 'products.id', 'conditions.product_id')
    .where('products.deleted', '=', 0)
    .where('conditions.tax_rate', 'not in', ownRates);
  const rows = await foreign.select('conditions.tax_rate').distinct().execute();
  const { n } = await foreign
    .select(({ fn }) => fn.count('conditions.product_id').distinct().as('n'))
    .executeTakeFirstOrThrow();
  const rates = rows.flatMap(({ tax_rate }) => tax_rate ?? []);
  return { count: Number(n), rates: rates.toSorted((a, b) => a - b) };
}

async function givenAwayIn(read: Queryable): Promise<string[]> {
  const rows = await read
    .selectFrom('conditions')
    .innerJoin('products', 'products.id', 'conditions.product_id')
    .select('products.article_number')
    .distinct()
    .where('products.deleted', '=', 0)
    .where((or) => or.or([or('conditions.price', '=', 0), or('conditions.sale_price', '=', 0)]))
    .execute();
  return rows.map((row) => row.article_number).toSorted();
}

/**
 * A quantity such as `750 ml`, `2,5 kg`, `10 m` or `6 x 0,75 l`. An article sold by the piece may contain one too: a
 * hammer of 500 g.
 */
const quantity = /\d\s?(mg|g|kg|ml|cl|dl|l|liter|lfm|m|m²|m2)(?![\p{L}\p{N}])/iu;

async function articlesWithoutUnitPrice(read: Queryable): Promise<string[]> {
  const rows = await read
    .selectFrom('conditions')
    .innerJoin('products', 'products.id', 'conditions.product_id')
    .select(['products.article_number', 'products.name', 'products.name_suffix', 'conditions.unit'])
    .where('products.deleted', '=', 0)
    .where('conditions.norm_price', 'is', null)
    .where('conditions.content', 'is', null)
    .where('conditions.customer_group', 'is', null)
    .execute();
  const saying = rows.filter((row) => quantity.test([row.name, row.name_suffix, row.unit].join(' · ')));
  return [...new Set(saying.map((row) => row.article_number))].toSorted();
}

async function claimingEnvironmentIn(read: Queryable): Promise<string[]> {
  // The lower case of SQLite is that of ASCII alone.
  const spellings = environmentalClaims.flatMap((claim) => [claim, claim.charAt(0).toUpperCase() + claim.slice(1)]);
  const rows = await read
    .selectFrom('products')
    .select('article_number')
    .where('deleted', '=', 0)
    .where(({ or }) =>
      or(
        spellings.flatMap((claim) =>
          ['name', 'name_suffix', 'html_description'].map(
            (column) => sql<SqlBool>`${sql.ref(column)} like ${`%${claim}%`}`,
          ),
        ),
      ),
    )
    .execute();
  return rows.map((row) => row.article_number).toSorted();
}

async function withoutDurabilityLabelIn(read: Queryable): Promise<string[]> {
  const rows = await read
    .selectFrom('products')
    .select('article_number')
    .where('deleted', '=', 0)
    .where('durability', 'like', '%"years":%')
    .where('documents', 'not like', '%"durability-label"%')
    .execute();
  return rows.map((row) => row.article_number).toSorted();
}

/** A name that calls goods organic, which needs the control body beside it (Reg. (EU) 2018/848 art. 30, 32). */
const organicName = /(?<![\p{L}])(bio|öko)(?![\p{L}])|biologisch\S* (anbau|landwirtschaft)/iu;
const controlBody = /[A-Z]{2}-(BIO|ÖKO|OEKO|EKO)-\d{1,3}/iu;

async function organicWithoutCodeIn(read: Queryable): Promise<string[]> {
  const rows = await read
    .selectFrom('products')
    .select(['article_number', 'name', 'name_suffix', 'attributes', 'html_description', 'ingredients'])
    .where('deleted', '=', 0)
    .where(({ or }) =>
      or(
        ['name', 'name_suffix'].flatMap((column) =>
          ['%bio%', '%öko%', '%Öko%'].map((part) => sql<SqlBool>`lower(${sql.ref(column)}) like ${part}`),
        ),
      ),
    )
    .execute();
  const organic = rows.filter((row) => organicName.test(`${row.name} ${row.name_suffix ?? ''}`));
  const isNamed = (row: (typeof rows)[number]) =>
    controlBody.test([row.attributes, row.html_description, row.ingredients].join(' '));
  return organic
    .filter((row) => !isNamed(row))
    .map((row) => row.article_number)
    .toSorted();
}

async function brokenReferencesIn(read: Queryable): Promise<string[]> {
  const rows = await read
    .selectFrom('products')
    .select('refs')
    .where('deleted', '=', 0)
    .where('refs', 'is not', null)
    .execute();
  const meant = new Set(rows.flatMap(({ refs }) => articleNumbersIn(refs)));
  if (meant.size === 0) return [];
  const sold = await read.selectFrom('products').select('article_number').where('deleted', '=', 0).execute();
  return [...meant.difference(new Set(sold.map((row) => row.article_number)))].toSorted();
}
