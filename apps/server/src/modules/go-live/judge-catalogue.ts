import type { CatalogueFacts } from './catalogue-facts.repository.ts';
import type { Finding } from './types.ts';

/**
 * The findings about articles and vouchers (LAW §12, S1, P3, P4, I2). Pure.
 * @param isSmallBusiness whether the settings say that no tax is charged, so that the articles' rates do not matter.
 */
export function judgeCatalogue(facts: CatalogueFacts, isSmallBusiness = false): Finding[] {
  const counted = (code: 'demo-products' | 'no-manufacturer' | 'dispute-platform-in-products', count: number) =>
    count === 0 ? [] : [{ weight: 'open', code, count } as const];
  return [
    ...(facts.products === 0 ? [{ weight: 'open', code: 'nothing-to-sell' } as const] : []),
    ...counted('demo-products', facts.demoProducts),
    ...(facts.demoVouchers.length === 0
      ? []
      : [{ weight: 'open', code: 'demo-vouchers', codes: facts.demoVouchers } as const]),
    ...counted('no-manufacturer', facts.withoutManufacturer),
    ...counted('dispute-platform-in-products', facts.namingDisputePlatform),
    ...(facts.brokenReferences.length === 0
      ? []
      : [{ weight: 'look', code: 'references-to-nothing', articles: facts.brokenReferences } as const]),
    ...(facts.givenAway.length === 0
      ? []
      : [{ weight: 'look', code: 'given-away', articles: facts.givenAway } as const]),
    ...(isSmallBusiness ? [] : judgeTaxes(facts)),
    ...(facts.sharedGtins.length === 0
      ? []
      : [{ weight: 'look', code: 'shared-gtins', shared: facts.sharedGtins } as const]),
    ...(facts.withoutUnitPrice.length === 0
      ? []
      : [{ weight: 'look', code: 'no-unit-price', articles: facts.withoutUnitPrice } as const]),
  ];
}

/** A shop that taxes nothing is a small business, and must not state that its prices contain tax (LAW P3). */
function judgeTaxes({ products, untaxed }: CatalogueFacts): Finding[] {
  if (untaxed === 0) return [];
  return [{ weight: untaxed >= products ? 'open' : 'look', code: 'untaxed', count: untaxed }];
}
