import type { VouchersToMake, VoucherWorth } from '@kontor/contract/office';
import { basisPointsFromPercent, centsFromEuro, newVoucherRefusal, type VoucherValue } from '@kontor/domain';
import { viennaDayBegins } from '../../../german-format.ts';
import { type Refused, refused } from '../../../http/refused.ts';
import { isRefused } from '../../../http/send-refusal.ts';
import { randomVoucherCode } from '../random-code.ts';
import { makingTexts as texts } from '../texts/making.de.ts';
import type { NewVoucher } from '../vouchers.service.ts';

/** The maximum number of vouchers that one call makes, and of a series. */
const [maxCount, maxOfSeries] = [5000, 100_000];

/** What a series' codes may begin with. */
const prefixes = /^[A-Za-z\d_-]{0,12}$/;

/** The fields of the form, by the refusals of the rule. */
const fieldOf = {
  ...{ 'invalid-code': 'code', 'invalid-value': 'worth', 'invalid-minimum': 'minimum' },
  ...{ 'invalid-period': 'lastDay', 'invalid-uses': 'usesAllowed' },
} as const;

/**
 * The vouchers of a form, each with its code.
 * @param now epoch ms
 * @returns 400 `invalid-form` with a sentence at the field.
 */
export function vouchersToMake(body: VouchersToMake, now: number): NewVoucher[] | Refused {
  const { code, count = 1, prefix = '' } = body;
  const unmade = codesRefusal(body);
  if (unmade !== null) return unmade;
  const period = periodOf(body, now);
  if (isRefused(period)) return period;
  const value = voucherValue(body.worth);
  const once = value.kind === 'gift-balance' ? null : 1;
  const usesAllowed = body.usesAllowed === undefined ? once : body.usesAllowed;
  const terms = { ...period, value, usesAllowed, minimum: centsFromEuro(body.minimum ?? 0) ?? -1 };
  const codes =
    code === undefined
      ? Array.from({ length: count }, () => [prefix, randomVoucherCode()].filter(Boolean).join('-'))
      : [code.trim()];
  const refusal = newVoucherRefusal({ ...terms, used: 0, stopped: false, code: codes[0] ?? '' });
  return refusal === null
    ? codes.map((one) => ({ code: one, ...terms }))
    : wrong(fieldOf[refusal], texts.refusals[refusal]);
}

/** Why codes are not made as they are wanted; null: they are. */
function codesRefusal({ code, count = 1, series, prefix = '' }: VouchersToMake): Refused | null {
  if (code !== undefined && count !== 1) return wrong('code', texts.codeOrCount);
  const most = series === undefined ? maxCount : maxOfSeries;
  if (count < 1 || count > most) return wrong('count', texts.count(most));
  if (!prefixes.test(prefix)) return wrong('prefix', texts.prefix);
  return prefix !== '' && series === undefined ? wrong('prefix', texts.prefixOfSeries) : null;
}

function periodOf(
  { firstDay, lastDay }: VouchersToMake,
  now: number,
): Pick<NewVoucher, 'validFrom' | 'validTo'> | Refused {
  const validFrom = firstDay ? viennaDayBegins(firstDay) : null;
  if (firstDay && validFrom === null) return wrong('firstDay', texts.noDay);
  const validTo = lastMoment(lastDay, now);
  return isRefused(validTo) ? validTo : { validFrom, validTo };
}

/** The first moment after a day. Null: no end. A day that does not exist or has passed is refused. */
export function lastMoment(day: string | null | undefined, now: number): number | null | Refused {
  if (day === null || day === undefined) return null;
  const end = viennaDayBegins(day, 1);
  if (end === null) return wrong('lastDay', texts.noDay);
  return end <= now ? wrong('lastDay', texts.past) : end;
}

/** A field of the form, refused with a sentence. */
export function wrong(path: string, msg: string): Refused {
  return refused(400, 'invalid-form', { errors: [{ path, msg }] });
}

/** An amount that is none becomes one that the rule refuses. */
function voucherValue(worth: VoucherWorth): VoucherValue {
  switch (worth.kind) {
    case 'fixed':
      return { kind: 'fixed', amount: centsFromEuro(worth.amount) ?? 0 };
    case 'percent':
      return { kind: 'percent', share: basisPointsFromPercent(worth.percent) ?? 0 };
    case 'gift-balance':
      return { kind: 'gift-balance', balance: centsFromEuro(worth.balance) ?? 0 };
    case 'free-shipping':
      return worth;
  }
}
