import type { OrderOption } from '@kontor/contract';
import { isListOf, isRecord, isText } from './shape.ts';

/** Raised when the shape of the stored drafts changes. */
export const draftsVersion = 1;

/**
 * What was typed and ticked on the way to an order, and sent nowhere yet. It outlives going back and a reload, and ends
 * with the order.
 */
export interface Drafts {
  /** As it stands in the field of the cart, not redeemed. */
  readonly voucherCode: string;
  /** The options ticked in the summary, each with the text that was agreed to. */
  readonly ticked: readonly TickedOption[];
  /** The key of the cart that they were ticked for: for another order they do not count. */
  readonly tickedFor: string;
}

type TickedOption = Pick<OrderOption, 'name' | 'content'>;

/** Nothing begun. */
export const noDrafts: Drafts = { voucherCode: '', ticked: [], tickedFor: '' };

/** The names of the offered options that are ticked for a cart. A text that has changed since was not agreed to. */
export function tickedOptions(drafts: Drafts, cartKey: string, offered: readonly OrderOption[]): string[] {
  if (drafts.tickedFor !== cartKey) return [];
  const isTicked = ({ name, content }: OrderOption) =>
    drafts.ticked.some((ticked) => ticked.name === name && ticked.content === content);
  return offered.filter(isTicked).map(({ name }) => name);
}

/** Keeps which of the offered options are ticked for a cart. */
export function tickOptions(drafts: Drafts, cartKey: string, ticked: readonly OrderOption[]): Drafts {
  return { ...drafts, ticked: ticked.map(({ name, content }) => ({ name, content })), tickedFor: cartKey };
}

/** The drafts in a stored value, or null when it is none of ours. */
export function readDrafts({ voucherCode, ticked, tickedFor }: Readonly<Record<string, unknown>>): Drafts | null {
  const isWhole = isText(voucherCode) && isListOf(ticked, isTickedOption, 50) && isText(tickedFor);
  return isWhole ? { voucherCode, ticked, tickedFor } : null;
}

function isTickedOption(value: unknown): value is TickedOption {
  return isRecord(value) && isText(value.name) && isText(value.content, 10_000);
}
