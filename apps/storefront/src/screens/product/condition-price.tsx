import type { Condition, Product } from '@kontor/contract';
import {
  BesidePrice,
  ContainerMark,
  Deposit,
  NormPrice,
  PriceEach,
  PriceNote,
  PricePer,
} from '../../catalogue/price.tsx';
import { formatPrice } from '../../format/format-price.ts';
import { besideOf } from '../../format/reduction.ts';
import {
  declaredAmount,
  isGiftVoucher,
  normOf,
  type PriceDeclaration,
  perOf,
  soldIn,
} from '../../format/shown-price.ts';
import { useTaxNote } from '../../page/tax-note.ts';
import { productTexts } from '../../texts/product.de.ts';
import { shopTexts } from '../../texts/shop.de.ts';
import { Tooltip } from '../../ui/tooltip.tsx';

/**
 * The price of a condition with its unit price beside it (LAW P4, P5), whether it includes tax (SPEC §1, as a tooltip;
 * LAW P2, visible), a note on shipping costs, and the price it was reduced from.
 */
export function ConditionPrice(props: {
  condition: Condition;
  declaration: PriceDeclaration;
  container: Product['container'] | undefined;
}) {
  const { condition, declaration } = props;
  const usualNote = useTaxNote(declaration);
  const isVoucher = isGiftVoucher(condition.price);
  return (
    <>
      <p className="price">
        <Tooltip text={isVoucher ? shopTexts.giftVoucher : usualNote} className="price-amount">
          {formatPrice(declaredAmount(condition.price, declaration))}
        </Tooltip>
        <PricePer per={perOf(condition)} />
        <NormPrice norm={normOf(condition)} />
        <ContainerMark container={props.container} />
      </p>
      <PriceEach each={soldIn(condition, declaration).each} />
      <Deposit deposit={condition.deposit} per={perOf(condition)} />
      <BesidePrice beside={besideOf(condition, declaration)} />
      {condition.content !== undefined && <p className="offer-content">{productTexts.contentOf(condition.content)}</p>}
      {isVoucher ? <p className="price-note">{shopTexts.giftVoucher}</p> : <PriceNote declaration={declaration} />}
    </>
  );
}
