import { defaultStockRules } from '@kontor/domain';
import type { ImportingShop } from '../records/importing-shop.ts';

/** An Austrian shop with gross prices. */
export const importingShop: ImportingShop = {
  ...{ declaration: 'gross', groups: [], taxRates: [0, 1000, 2000], countries: ['AT'], brandAttribute: 'Marke' },
  stockRules: defaultStockRules,
  safetyData: 'ignored',
};
