import type { OfficeVoucher, VoucherWorth } from '@kontor/contract/office';
import { euroFromCents, percentFromBasisPoints, type VoucherValue, voucherRefusal } from '@kontor/domain';
import { viennaDay } from '../../../german-format.ts';
import type { NumberedVoucher } from '../vouchers.repository.ts';

/** A voucher as the back office shows it. */
export function wireVoucher({ code, terms, reserved, createdAt }: NumberedVoucher, now: number): OfficeVoucher {
  const { value, minimum, validFrom, validTo, usesAllowed, used } = terms;
  // Asked with goods of sufficient value, because the minimum depends on the cart.
  const refusal = voucherRefusal(terms, now, minimum);
  return {
    ...{ code, worth: wireWorth(value), minimum: euroFromCents(minimum), usesAllowed, used, inCarts: reserved },
    firstDay: validFrom === null ? null : viennaDay(validFrom),
    lastDay: validTo === null ? null : viennaDay(validTo - 1),
    state: refusal === null || refusal === 'below-minimum' ? 'valid' : refusal,
    createdAt: new Date(createdAt).toISOString(),
  };
}

function wireWorth(value: VoucherValue): VoucherWorth {
  switch (value.kind) {
    case 'fixed':
      return { kind: 'fixed', amount: euroFromCents(value.amount) };
    case 'percent':
      return { kind: 'percent', percent: percentFromBasisPoints(value.share) };
    case 'gift-balance':
      return { kind: 'gift-balance', balance: euroFromCents(value.balance) };
    case 'free-shipping':
      return value;
  }
}
