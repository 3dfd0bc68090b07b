import type { parseArgs } from 'node:util';
import {
  basisPointsFromPercent,
  type Cents,
  centsFromEuro,
  type VoucherTerms,
  type VoucherValue,
} from '@kontor/domain';
import { startOfDay } from '../tables/german-moment.ts';
import { parseGermanNumber, parsePercent } from '../tables/german-number.ts';
import { CommandRefused } from './command.ts';
import { commandOptions } from './command-options.ts';
import { voucherTexts as texts } from './texts/voucher.de.ts';

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const options = {
  ...{ amount: text, percent: text, 'free-shipping': flag, balance: text },
  ...{ code: text, count: text, minimum: text, from: text, to: text, uses: text },
} as const;

type Options = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

/** The maximum number of vouchers that one command creates. */
const maxCount = 1000;

/** The vouchers to create: their terms, and either the operator's code or a number of random ones. */
export interface AskedVouchers {
  readonly terms: Omit<VoucherTerms, 'used' | 'stopped'>;
  readonly code: string | null;
  readonly count: number;
}

/** Reads the options of `kontor voucher create`. Invalid ones are refused with a sentence. `now` in epoch ms. */
export function readVoucherOptions(parameters: readonly string[], now: number): AskedVouchers {
  const asked: Options = commandOptions(parameters, { options }, texts.wrongOption).values;
  const value = worthOf(asked);
  const [validFrom, validTo] = [dayOf('from', asked.from, 0), dayOf('to', asked.to, 1)];
  if (validTo !== null && validTo <= now) throw new CommandRefused(texts.past);
  const minimum = asked.minimum === undefined ? 0 : centsOf('minimum', asked.minimum);
  const terms = { value, minimum, validFrom, validTo, usesAllowed: usesOf(asked.uses, value) };
  return { terms, code: asked.code ?? null, count: countOf(asked) };
}

function worthOf({ amount, percent, 'free-shipping': freeShipping, balance }: Options): VoucherValue {
  const named = [amount, percent, freeShipping, balance].filter((option) => option !== undefined);
  if (named.length !== 1) throw new CommandRefused(texts.oneValue);
  if (amount !== undefined) return { kind: 'fixed', amount: centsOf('amount', amount) };
  if (balance !== undefined) return { kind: 'gift-balance', balance: centsOf('balance', balance) };
  if (percent === undefined) return { kind: 'free-shipping' };
  const share = basisPointsFromPercent(parsePercent(percent));
  if (share === null) throw new CommandRefused(texts.noPercent(percent));
  return { kind: 'percent', share };
}

function centsOf(option: string, written: string): Cents {
  const cents = centsFromEuro(parseGermanNumber(written));
  if (cents === null) throw new CommandRefused(texts.noEuro(option, written));
  return cents;
}

/** Null if the option is missing. */
function dayOf(option: string, written: string | undefined, later: number): number | null {
  if (written === undefined) return null;
  const day = startOfDay(written, later);
  if (day === null) throw new CommandRefused(texts.noDay(option, written));
  return day;
}

function usesOf(written: string | undefined, { kind }: VoucherValue): number | null {
  if (written === undefined) return kind === 'gift-balance' ? null : 1;
  return written === texts.unlimited ? null : wholeNumber('uses', written);
}

function countOf({ count, code }: Options): number {
  if (count === undefined) return 1;
  if (code !== undefined) throw new CommandRefused(texts.codeOrCount);
  const number = wholeNumber('count', count);
  if (number < 1 || number > maxCount) throw new CommandRefused(texts.tooMany(maxCount));
  return number;
}

function wholeNumber(option: string, written: string): number {
  if (!/^\d{1,9}$/.test(written)) throw new CommandRefused(texts.noNumber(option, written));
  return Number(written);
}
