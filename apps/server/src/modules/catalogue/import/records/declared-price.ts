import { type BasisPoints, multiplyDivideHalfUp, type PriceDeclaration } from '@kontor/domain';
import type { ConditionDraft } from './import-record.ts';

/**
 * A draft with prices as the shop declares them, net or gross. Prices in the other form are converted by the tax rate.
 * Whole cents stay whole cents. Other prices keep their number of decimals, at least four, since a workbook has 0.036
 * where its maker wrote 0,0360: 0.0345 net becomes 0.0411 gross at 19 %.
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
      ? scales.map((scale) => ({ ...scale, price: convert(scale.price, beside?.scales ?? declared) }))
      : scales,
  };
}

/** Whether any of a draft's prices is in the other form. */
export function needsRate({ declared, declaredBeside: beside }: ConditionDraft, wanted: PriceDeclaration): boolean {
  return [declared, beside?.listPrice, beside?.salePrice, beside?.scales].some((stated = wanted) => stated !== wanted);
}

/**
 * An amount of EUR, converted from net to gross or back. It keeps its number of decimals, two or at least four, and is
 * rounded half up. The computation uses integers: with doubles 1.50 net would become 1.78 gross at 19 % instead of
 * 1.79. An amount too large for that is no price, and stays as it is.
 */
export function convertedAmount(value: number, wanted: PriceDeclaration, rate: BasisPoints): number {
  const [whole = '', fraction = ''] = String(Math.abs(value)).split('.');
  const decimals = fraction.length > 2 ? Math.max(4, fraction.length) : 2;
  const one = 10 ** Math.max(2, Math.min(decimals, 15 - whole.length));
  const units = Math.round(value * one);
  if (!Number.isSafeInteger(units)) return value;
  const [net, gross] = [10_000, 10_000 + rate];
  const converted =
    wanted === 'gross' ? multiplyDivideHalfUp(units, gross, net) : multiplyDivideHalfUp(units, net, gross);
  return converted / one;
}
