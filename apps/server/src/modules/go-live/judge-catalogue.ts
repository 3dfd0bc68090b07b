import type { CatalogueFacts } from './catalogue-facts.repository.ts';
import type { Finding } from './types.ts';

/**
 * The findings about articles and vouchers (LAW §12, S1, S7, W2, P3, P4, P13, I2). Pure.
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
    ...looked('references-to-nothing', facts.brokenReferences),
    ...looked('given-away', facts.givenAway),
    ...(isSmallBusiness ? [] : [...judgeTaxes(facts), ...judgeForeignRates(facts)]),
    ...(facts.sharedGtins.length === 0
      ? []
      : [{ weight: 'look', code: 'shared-gtins', shared: facts.sharedGtins } as const]),
    ...looked('no-unit-price', facts.withoutUnitPrice),
    ...looked('environmental-claims-of', facts.claimingEnvironment),
    ...looked('organic-without-code', facts.organicWithoutCode),
    ...looked('no-durability-label', facts.withoutDurabilityLabel),
  ];
}

/** What an operator should look at, if there are such articles. */
function looked(
  code:
    | ('references-to-nothing' | 'given-away' | 'no-unit-price' | 'environmental-claims-of')
    | ('organic-without-code' | 'no-durability-label'),
  articles: readonly string[],
): Finding[] {
  return articles.length === 0 ? [] : [{ weight: 'look', code, articles }];
}

/** A shop that taxes nothing is a small business, and must not state that its prices contain tax (LAW P3). */
function judgeTaxes({ products, untaxed }: CatalogueFacts): Finding[] {
  if (untaxed === 0) return [];
  return [{ weight: untaxed >= products ? 'open' : 'look', code: 'untaxed', count: untaxed }];
}

/** Articles with rates of another country are taxed by them all the same, and that tax is owed (LAW T1). */
function judgeForeignRates({ foreignRates }: CatalogueFacts): Finding[] {
  return foreignRates.count === 0 ? [] : [{ weight: 'open', code: 'foreign-rates', ...foreignRates }];
}
