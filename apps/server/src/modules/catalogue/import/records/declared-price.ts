import { type BasisPoints, multiplyDivideHalfUp, type PriceDeclaration } from '@kontor/domain';
import type { ConditionDraft } from './import-record.ts';

/**
 * A draft whose prices are as the shop declares them. Prices that a file states only the other way are computed by the
 * tax rate, to as many decimals as they have, two at least: 0.0345 net are 0.0411 gross at 19 %.
 */
export function inDeclaration(draft: ConditionDraft, wanted: PriceDeclaration, rate: BasisPoints): ConditionDraft {
  const { declared = wanted, declaredBeside: beside, scales } = draft;
  if (!needsRate(draft, wanted)) return draft;
  const convert = (value: unknown, stated: PriceDeclaration) =>
    stated !== wanted && typeof value === 'number' && Number.isFinite(value)
      ? convertedAmount(value, wanted, rate)
      : value;
  return {
    ...draft,
    [wanted]: convert(draft[declared], declared),
    salePrice: convert(draft.salePrice, beside?.salePrice ?? declared),
    listPrice: convert(draft.listPrice, beside?.listPrice ?? declared),
    scales: Array.isArray(scales)
      ? scales.map((scale) => ({ ...scale, price: convert(scale.price, declared) }))
      : scales,
  };
}

/** Whether any of a draft's prices is not stated as it is wanted. */
export function needsRate({ declared, declaredBeside: beside }: ConditionDraft, wanted: PriceDeclaration): boolean {
  return [declared, beside?.listPrice, beside?.salePrice].some((stated = wanted) => stated !== wanted);
}

/**
 * An amount of EUR, net or gross as wanted and until now the other, to as many decimals as it has, two at least; half
 * of the last one is rounded up. It is computed in integers: as doubles 1.50 net would be 1.78 gross at 19 %, not 1.79.
 * An amount that is too large for that is no price, and stays as it is.
 */
export function convertedAmount(value: number, wanted: PriceDeclaration, rate: BasisPoints): number {
  const [whole = '', fraction = ''] = String(Math.abs(value)).split('.');
  const one = 10 ** Math.max(2, Math.min(fraction.length, 15 - whole.length));
  const units = Math.round(value * one);
  if (!Number.isSafeInteger(units)) return value;
  const [net, gross] = [10_000, 10_000 + rate];
  const converted =
    wanted === 'gross' ? multiplyDivideHalfUp(units, gross, net) : multiplyDivideHalfUp(units, net, gross);
  return converted / one;
}
