import { type Content, contentText, exactContent } from '@kontor/domain';

/** Google's names of units. The factor converts from our unit. */
const units: Readonly<Record<string, readonly [name: string, factor: number]>> = {
  ...{ mg: ['mg', 1], g: ['g', 1], kg: ['kg', 1], t: ['kg', 1000] },
  ...{ ml: ['ml', 1], cl: ['cl', 1], l: ['l', 1], hl: ['l', 100] },
  ...{ mm: ['cm', 0.1], cm: ['cm', 1], m: ['m', 1], km: ['m', 1000] },
  ...{ 'cm²': ['sqm', 0.0001], 'm²': ['sqm', 1], 'cm³': ['ml', 1], 'm³': ['cbm', 1] },
};

/**
 * The content of a condition, and the base of its unit price: the operator's, otherwise the law's (LAW P4). `base` is
 * undefined if the operator's base measures something else.
 */
export function measureText(content: Content, base: Content | null, amount: number) {
  const { kind } = exactContent(content);
  const wanted: Content = base !== null && exactContent(base).kind === kind ? base : { quantity: 1, unit: kind };
  const { count = 1, quantity, unit } = content;
  return { measure: written(quantity * count * amount, unit), base: written(wanted.quantity, wanted.unit) };
}

function written(quantity: number, unit: Content['unit']): string {
  const [name, factor] = units[unit] ?? [contentText({ quantity: 1, unit }), 1];
  return `${Number((quantity * factor).toFixed(6))} ${name}`;
}
