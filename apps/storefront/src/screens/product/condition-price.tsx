import type { Condition } from '@kontor/contract';
import { NormPrice, PriceNote, PricePer, taxNote } from '../../catalogue/price.tsx';
import { formatPercent } from '../../format/format-percent.ts';
import { formatPrice } from '../../format/format-price.ts';
import { declaredAmount, normOf, type PriceDeclaration, perOf } from '../../format/shown-price.ts';
import { productTexts } from '../../texts/product.de.ts';
import { Tooltip } from '../../ui/tooltip.tsx';
import { reductionOf } from './reduction.ts';

/**
 * The price of a condition with its unit price right beside it (LAW P4, P5), whether tax is in it (SPEC §1, as a
 * tooltip; LAW P2, in sight), that shipping comes on top, and what it was reduced from.
 */
export function ConditionPrice({ condition, declaration }: { condition: Condition; declaration: PriceDeclaration }) {
  // A reduction is measured in gross prices: it is announced to consumers.
  const reduction = declaration === 'net' ? null : reductionOf(condition);
  return (
    <>
      <p className="price">
        <Tooltip text={taxNote(declaration)} className="price-amount">
          {formatPrice(declaredAmount(condition.price, declaration))}
        </Tooltip>
        <PricePer per={perOf(condition)} />
        <NormPrice norm={normOf(condition)} />
      </p>
      {reduction !== null && (
        <p className="offer-reduction">
          {productTexts.reduced(formatPercent(reduction.percent), formatPrice(reduction.before))}
        </p>
      )}
      <PriceNote declaration={declaration} />
    </>
  );
}
