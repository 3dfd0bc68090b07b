import type { OrderOption } from '@kontor/contract';
import { isListOf, isRecord, isText } from './shape.ts';

/** Increase it when the shape of the stored drafts changes. */
export const draftsVersion = 2;

/**
 * Input on the way to an order that was not sent yet. It survives going back and reloading, and is deleted after the
 * order.
 */
export interface Drafts {
  /** The text in the voucher field, not redeemed. */
  readonly voucherCode: string;
  /** The code in the field of which the visitor knows that it is not redeemed: refused, or pointed out before. */
  readonly unusedCode: string;
  /** The options ticked in the summary, with the texts that the customer agreed to. */
  readonly ticked: readonly TickedOption[];
  /** The key of the cart for which they were ticked. They do not count for another order. */
  readonly tickedFor: string;
}

type TickedOption = Pick<OrderOption, 'name' | 'content'>;

export const noDrafts: Drafts = { voucherCode: '', unusedCode: '', ticked: [], tickedFor: '' };

/**
 * The names of the offered options that are ticked for a cart. If an option's text has changed since, it does not count
 * as ticked.
 */
export function tickedOptions(drafts: Drafts, cartKey: string, offered: readonly OrderOption[]): string[] {
  if (drafts.tickedFor !== cartKey) return [];
  const isTicked = ({ name, content }: OrderOption) =>
    drafts.ticked.some((ticked) => ticked.name === name && ticked.content === content);
  return offered.filter(isTicked).map(({ name }) => name);
}

/** Stores which options are ticked for a cart. */
export function tickOptions(drafts: Drafts, cartKey: string, ticked: readonly OrderOption[]): Drafts {
  return { ...drafts, ticked: ticked.map(({ name, content }) => ({ name, content })), tickedFor: cartKey };
}

/** Reads stored drafts; null if they are invalid. */
export function readDrafts(stored: Readonly<Record<string, unknown>>): Drafts | null {
  const { voucherCode, unusedCode, ticked, tickedFor } = stored;
  const isWhole =
    isText(voucherCode) && isText(unusedCode) && isListOf(ticked, isTickedOption, 50) && isText(tickedFor);
  return isWhole ? { voucherCode, unusedCode, ticked, tickedFor } : null;
}

function isTickedOption(value: unknown): value is TickedOption {
  return isRecord(value) && isText(value.name) && isText(value.content, 10_000);
}
