import type { Price, SavedCart } from '@kontor/contract';
import { isAmount, maxOrderLines, maxScales } from '@kontor/domain';
import {
  type Cart,
  type CartAccount,
  type CartCondition,
  type CartLine,
  type CartProduct,
  maxOrderedKeys,
  maxVouchers,
} from '../cart/cart.ts';
import { isId, isListOf, isOptionalText, isRecord, isText } from './shape.ts';
import { isEuro, isStoredPrice } from './stored-price.ts';

/** Increase it when the shape of the stored cart changes. */
export const cartVersion = 4;

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

/**
 * Reads a stored cart; null if it is broken, from elsewhere or tampered with. A broken cart is not repaired, because
 * the missing part is unknown.
 */
export function readCart(stored: Readonly<Record<string, unknown>>): Cart | null {
  const { key, sent, items, vouchers, notices, revision, ordered, account } = stored;
  if (!isKey(key) || !isRevision(revision) || !isListOf(ordered, isKey, maxOrderedKeys)) return null;
  if (!isListOf(items, isLine, maxOrderLines) || !areDifferent(items.map(({ condition }) => condition._id)))
    return null;
  if (!isListOf(vouchers, isVoucher, maxVouchers) || !areDifferent(vouchers.map(({ code }) => code))) return null;
  if (typeof sent !== 'boolean' || !isListOf(notices, isNotice, maxOrderLines)) return null;
  if (account !== null && !isAccount(account)) return null;
  return { key, sent, items, vouchers, notices, revision, ordered, account };
}

function isKey(value: unknown): value is string {
  return typeof value === 'string' && uuid.test(value);
}

/** The limit is more changes than anybody makes, and far below the numbers at which adding 1 has no effect. */
function isRevision(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) < 1e9;
}

function areDifferent(ids: readonly string[]): boolean {
  return new Set(ids).size === ids.length;
}

function isVoucher(value: unknown): value is Cart['vouchers'][number] {
  return isRecord(value) && isId(value.code) && isId(value.session);
}

function isAccount(value: unknown): value is CartAccount {
  return isRecord(value) && isText(value.customer) && (value.saved === null || isSavedCart(value.saved));
}

function isSavedCart(value: unknown): value is SavedCart {
  return (
    isRecord(value) &&
    isListOf(value.items, isSavedItem, maxOrderLines) &&
    (value.vouchers === undefined || isListOf(value.vouchers, isVoucher, maxVouchers)) &&
    (value.joined === undefined || isListOf(value.joined, isId, maxOrderedKeys)) &&
    Number.isSafeInteger(value.version)
  );
}

function isSavedItem(value: unknown): value is SavedCart['items'][number] {
  return (
    isRecord(value) &&
    isRecord(value.product) &&
    isId(value.product._id) &&
    isRecord(value.condition) &&
    isId(value.condition._id) &&
    isAmount(value.amount)
  );
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
    isText(value.stockStatusText) &&
    isOptionalText(value.termsOfDelivery) &&
    isListOf(value.attributes, isAttribute, 12) &&
    isListOf(value.categoryPath, isCategory, 20) &&
    isEnergy(value.energy) &&
    [undefined, 16, 18].includes(value.minimumAge as 16 | undefined) &&
    [undefined, 'one-way', 'reusable'].includes(value.container as 'reusable' | undefined) &&
    [undefined, ...withdrawalExceptions].includes(value.withdrawalException as CartProduct['withdrawalException'])
  );
}

const withdrawalExceptions = ['custom-made', 'perishable', 'hygiene', 'media', 'mixed', 'periodical'] as const;

function isEnergy(value: unknown): value is CartProduct['energy'] {
  return value === undefined || (isRecord(value) && isOptionalText(value.class) && isOptionalText(value.scale));
}

function isCondition(value: unknown): value is CartCondition {
  return (
    isRecord(value) &&
    isId(value._id) &&
    isStoredPrice(value.price) &&
    isOptionalText(value.unit) &&
    [value.normPrice, value.lowestPrice30, value.listPrice, value.deposit].every(isOptionalEuro) &&
    isOptionalText(value.normUnit) &&
    [value.priceQuantity, value.minAmount, value.amountStep, value.maxAmount].every(isOptionalAmount) &&
    (value.scales === undefined || isListOf(value.scales, isScale, maxScales))
  );
}

function isOptionalEuro(value: unknown): value is number | undefined {
  return value === undefined || isEuro(value);
}

function isOptionalAmount(value: unknown): value is number | undefined {
  return value === undefined || isAmount(value);
}

function isScale(value: unknown): value is { from: number; price: Price } {
  return isRecord(value) && isAmount(value.from) && isStoredPrice(value.price);
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
