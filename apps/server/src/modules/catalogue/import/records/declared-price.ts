import { type BasisPoints, type PriceDeclaration, percentFromBasisPoints } from '@kontor/domain';
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

/** An amount of EUR, net or gross as wanted and until now the other, to as many decimals as it has, two at least. */
export function convertedAmount(value: number, wanted: PriceDeclaration, rate: BasisPoints): number {
  const factor = 1 + percentFromBasisPoints(rate) / 100;
  const decimals = Math.max(2, /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0);
  const exact = wanted === 'gross' ? value * factor : value / factor;
  // Seven decimals more than are kept take off what the machine adds: 1.005 is no 1.00499….
  return Number(Number(exact.toFixed(Math.min(15, decimals + 7))).toFixed(decimals));
}
