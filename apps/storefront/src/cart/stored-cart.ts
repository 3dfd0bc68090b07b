import { isAmount, maxOrderLines } from '@kontor/domain';
import type { Cart, CartCondition, CartLine, CartProduct } from './cart.ts';
import { isId, isListOf, isOptionalText, isRecord, isText } from './shape.ts';
import { isEuro, isStoredPrice } from './stored-price.ts';

/** Raised when the shape of a stored cart changes. */
export const cartVersion = 1;

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

/**
 * The cart in a stored value, or null when it is none of ours: broken, from elsewhere or tampered with. Half a cart is not
 * repaired, since nobody could tell what the visitor had put into it.
 */
export function readCart(stored: Readonly<Record<string, unknown>>): Cart | null {
  const { key, items, notices } = stored;
  if (typeof key !== 'string' || !uuid.test(key)) return null;
  if (!isListOf(items, isLine, maxOrderLines) || !isListOf(notices, isNotice, maxOrderLines)) return null;
  const conditions = new Set(items.map(({ condition }) => condition._id));
  return conditions.size === items.length ? { key, items, notices } : null;
}

function isLine(value: unknown): value is CartLine {
  return (
    isRecord(value) &&
    isProduct(value.product) &&
    isCondition(value.condition) &&
    (value.amount === 0 || isAmount(value.amount))
  );
}

function isProduct(value: unknown): value is CartProduct {
  return (
    isRecord(value) &&
    isId(value._id) &&
    isText(value.name) &&
    isOptionalText(value.nameSuffix) &&
    isText(value.articleNumber) &&
    isListOf(value.files, isFile, 1) &&
    isListOf(value.attributes, isAttribute, 12) &&
    isListOf(value.categoryPath, isCategory, 20)
  );
}

function isCondition(value: unknown): value is CartCondition {
  return (
    isRecord(value) &&
    isId(value._id) &&
    isStoredPrice(value.price) &&
    isOptionalText(value.unit) &&
    (value.normPrice === undefined || isEuro(value.normPrice)) &&
    isOptionalText(value.normUnit)
  );
}

function isFile(value: unknown): value is CartProduct['files'][number] {
  return isRecord(value) && isId(value.content);
}

function isAttribute(value: unknown): value is CartProduct['attributes'][number] {
  return isRecord(value) && isText(value.name) && isText(value.value);
}

function isCategory(value: unknown): value is CartProduct['categoryPath'][number] {
  return isRecord(value) && isId(value._id) && isText(value.name);
}

function isNotice(value: unknown): value is string {
  return isText(value);
}
