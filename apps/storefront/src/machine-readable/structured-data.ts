import type { Condition, Product, ProductReviews } from '@kontor/contract';
import { categoryPath } from '@kontor/domain';
import { brandOf } from '../catalogue/brand-of.ts';
import { pictureAddress } from '../catalogue/picture-address.ts';
import { besideOf } from '../format/reduction.ts';
import { declaredAmount, type PriceDeclaration } from '../format/shown-price.ts';
import { plainText } from '../page/page-description.ts';

/** A schema.org object without its context. */
export interface StructuredData {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** A link of a breadcrumb; `href` is a path. */
interface Crumb {
  readonly name: string;
  readonly href: string;
}

/** The data of a product page; `canonical` is the path of the product in its own category. */
export interface DescribedProduct {
  readonly product: Product;
  readonly canonical: string;
  readonly priceDeclaration: PriceDeclaration;
  /** The attribute that names the brand, if the operator has configured one. */
  readonly brandAttribute?: string;
  /** What its buyers say, as the page shows it; null: nobody does. */
  readonly reviews?: ProductReviews | null;
}

/** The brand attribute if none is configured (docs/import.md). */
const descriptionLength = 300;

const availabilities: Readonly<Record<Product['stockStatus'], string>> = {
  green: 'https://schema.org/InStock',
  yellow: 'https://schema.org/BackOrder',
  red: 'https://schema.org/OutOfStock',
};

/** A product with its offers for search engines (schema.org Product; Google, "Product structured data"). */
export function productData(
  { product, canonical, priceDeclaration, brandAttribute, reviews }: DescribedProduct,
  publicUrl: string,
): StructuredData {
  const { name, nameSuffix, gtin, manufacturer, files } = product;
  const description = plainText(product.htmlDescription, descriptionLength);
  const brand = brandOf(product, brandAttribute) ?? product.manufacturer?.name;
  return {
    '@type': 'Product',
    name: nameSuffix === undefined ? name : `${name}, ${nameSuffix}`,
    url: publicUrl + canonical,
    ...(description !== '' && { description }),
    ...(files.length > 0 && { image: files.map(({ content }) => publicUrl + pictureAddress(content, 'lg', name)) }),
    sku: product.articleNumber,
    ...(gtin !== undefined && { gtin }),
    ...(brand !== undefined && { brand: { '@type': 'Brand', name: brand } }),
    ...(product.mpn !== undefined && { mpn: product.mpn }),
    ...(manufacturer?.name !== undefined && { manufacturer: { '@type': 'Organization', name: manufacturer.name } }),
    ...offers(product, priceDeclaration),
    ...(reviews && reviews.count > 0 && ratingData(reviews)),
    ...familyData(product, publicUrl + canonical),
  };
}

/**
 * The rating and the reviews that the page shows. One without a name, or whose text is hidden, counts and is not named.
 */
function ratingData({ average, count, reviews }: ProductReviews): Partial<StructuredData> {
  const named = reviews.filter(({ name, hidden }) => name !== '' && hidden === undefined);
  return {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: average, reviewCount: count },
    ...(named.length > 0 && {
      review: named.map(({ name, stars, text, writtenAt }) => ({
        '@type': 'Review',
        author: { '@type': 'Person', name },
        datePublished: writtenAt,
        reviewRating: { '@type': 'Rating', ratingValue: stars },
        ...(text !== '' && { reviewBody: text }),
      })),
    }),
  };
}

/** Property names that correspond to a schema.org property. */
const propertiesOfSchema: Readonly<Record<string, 'size' | 'color' | 'material' | 'pattern'>> = {
  Größe: 'size',
  Farbe: 'color',
  Material: 'material',
  Muster: 'pattern',
};
/** The maximum number of other members listed on a member's page. */
const mostVariants = 50;

/** The family of a product, listing its other members with their pages (schema.org ProductGroup). */
function familyData({ _id, family }: Product, url: string): Partial<StructuredData> {
  if (family === undefined) return {};
  const { properties, members = [] } = family;
  const values = members.find((member) => member._id === _id)?.values ?? [];
  const own = properties.flatMap((name, i) => {
    const property = propertiesOfSchema[name];
    return property === undefined || !values[i] ? [] : [[property, values[i]] as const];
  });
  const siblings = members.filter((member) => member._id !== _id).slice(0, mostVariants);
  return {
    ...Object.fromEntries(own),
    inProductGroupWithID: family._id,
    isVariantOf: {
      '@type': 'ProductGroup',
      productGroupID: family._id,
      name: family.name,
      variesBy: properties.map((name) => {
        const property = propertiesOfSchema[name];
        return property === undefined ? name : `https://schema.org/${property}`;
      }),
      hasVariant: siblings.map((member) => ({ '@type': 'Product', url: addressBeside(url, member._id) })),
    },
  };
}

/** The address of another product in the same category. */
function addressBeside(url: string, id: string): string {
  return url.slice(0, url.lastIndexOf('/') + 1) + encodeURIComponent(id);
}

/** The brand: the product's own field, otherwise the brand attribute, otherwise the manufacturer. */
function offers({ conditions, stockStatus }: Product, declaration: PriceDeclaration): { offers?: StructuredData } {
  const availability = availabilities[stockStatus];
  const [single, ...more] = conditions.map((condition) => offer(condition, declaration, availability));
  if (single === undefined) return {};
  if (more.length === 0) return { offers: single };
  const prices = conditions.map((condition) => declaredAmount(condition.price, declaration));
  return {
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: decimal(Math.min(...prices)),
      highPrice: decimal(Math.max(...prices)),
      priceCurrency: 'EUR',
      offerCount: conditions.length,
      availability,
      offers: [single, ...more],
    },
  };
}

/**
 * A condition as an offer, at the price that the page shows. Says if the price excludes tax or is for several units.
 */
function offer(condition: Condition, declaration: PriceDeclaration, availability: string): StructuredData {
  const price = decimal(declaredAmount(condition.price, declaration));
  const { priceQuantity: quantity, priceValidUntil } = condition;
  const { reduction } = besideOf(condition, declaration);
  const isSpecified = declaration === 'net' || quantity !== undefined || reduction !== undefined;
  const specified = {
    '@type': 'UnitPriceSpecification',
    price,
    priceCurrency: 'EUR',
    ...(declaration === 'net' && { valueAddedTaxIncluded: false }),
    ...(quantity !== undefined && { referenceQuantity: { '@type': 'QuantitativeValue', value: quantity } }),
  };
  return {
    '@type': 'Offer',
    ...(condition.unit !== undefined && { name: condition.unit }),
    price,
    priceCurrency: 'EUR',
    ...(priceValidUntil !== undefined && { priceValidUntil }),
    ...(isSpecified && {
      priceSpecification: reduction === undefined ? specified : [specified, struckThrough(specified, reduction.before)],
    }),
    availability,
  };
}

/**
 * The price that a reduction refers to (LAW P7), in the form that Google expects ("Merchant listing, sale pricing").
 */
function struckThrough<Specification extends object>(specified: Specification, before: number) {
  return { ...specified, priceType: 'https://schema.org/StrikethroughPrice', price: decimal(before) };
}

/** An amount in EUR as schema.org and Open Graph require: `1234.50`. */
export function decimal(amount: number): string {
  return amount.toFixed(2);
}

/** The breadcrumb of a product through its own category, including the product. */
export function productCrumbs({ product, canonical }: DescribedProduct): Crumb[] {
  const { categoryPath: trail, name } = product;
  return [
    ...trail.map((category, i) => ({ name: category.name, href: categoryPath(trail.slice(0, i + 1)) })),
    { name, href: canonical },
  ];
}

/** A breadcrumb as structured data. It needs two or more links. */
export function breadcrumbData(crumbs: readonly Crumb[], publicUrl: string): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, href }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      item: publicUrl + href,
    })),
  };
}

/** The shop itself, for the page of the whole shop. */
export function websiteData(name: string, publicUrl: string): StructuredData {
  const url = `${publicUrl}/`;
  return { '@type': 'WebSite', name, url, inLanguage: 'de', publisher: { '@type': 'Organization', name, url } };
}
