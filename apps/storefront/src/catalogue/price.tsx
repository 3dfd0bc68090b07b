import type { Product } from '@kontor/contract';
import { formatPercent } from '../format/format-percent.ts';
import { formatCount, formatPrice, formatSmallPrice } from '../format/format-price.ts';
import type { PriceBeside } from '../format/reduction.ts';
import type { PriceDeclaration, ShownPrice } from '../format/shown-price.ts';
import { ShippingCostsLink } from '../page/shipping-costs-link.tsx';
import { useTaxNote } from '../page/tax-note.ts';
import { shopTexts } from '../texts/shop.de.ts';

/**
 * A price with its unit price beside it (LAW P4, P5) and the tax note as a tooltip (SPEC §1), for a card that is one
 * link.
 */
export function Price(props: {
  price: ShownPrice;
  declaration: PriceDeclaration;
  container?: Product['container'] | undefined;
}) {
  const { price, declaration } = props;
  const usualNote = useTaxNote(declaration);
  const isVoucher = price.isGiftVoucher === true;
  return (
    <>
      <p className="price" title={isVoucher ? shopTexts.giftVoucher : usualNote} data-untaxed={isVoucher || undefined}>
        {price.from && <span className="price-from">{`${shopTexts.from} `}</span>}
        <span className="price-amount">{formatPrice(price.amount)}</span>
        {isVoucher && <span className="price-per">{` ${shopTexts.withoutTax}`}</span>}
        <PricePer per={price.per} />
        {price.unit !== undefined && <span className="price-per">{` ${shopTexts.inUnit(price.unit)}`}</span>}
        <NormPrice norm={price.norm} />
        <ContainerMark container={props.container} />
      </p>
      <PriceEach each={price.each} />
      <Deposit deposit={price.deposit} per={price.per} />
      <BesidePrice beside={price} />
    </>
  );
}

/**
 * What a price was reduced from, compared with the lowest price of the 30 days before (LAW P7), and the manufacturer's
 * recommended price, named as such.
 */
export function BesidePrice({ beside: { reduction, listPrice } }: { beside: PriceBeside }) {
  return (
    <>
      {reduction !== undefined && (
        <p className="price-reduction">
          <span className="price-percent">{shopTexts.lessPercent(formatPercent(reduction.percent))}</span>{' '}
          {shopTexts.lowestBefore} <s>{formatPrice(reduction.before)}</s>
        </p>
      )}
      {listPrice !== undefined && <p className="price-list">{shopTexts.listPrice(formatPrice(listPrice))}</p>}
    </>
  );
}

/** The number of units that a price is for: 'je 100 Stück'. */
export function PricePer({ per }: { per: ShownPrice['per'] }) {
  if (per === null) return null;
  return (
    <>
      {' '}
      <span className="price-per">{shopTexts.perQuantity(formatCount(per.quantity), per.unit ?? shopTexts.unit)}</span>
    </>
  );
}

/** The price of one piece of a pack: '16,8 ct je Stück'. */
export function PriceEach({ each }: { each: ShownPrice['each'] | undefined }) {
  if (each === undefined) return null;
  return <p className="price-each">{shopTexts.each(formatSmallPrice(each.price), each.of)}</p>;
}

/** The unit price in brackets (SPEC §3). */
export function NormPrice({ norm }: { norm: ShownPrice['norm'] }) {
  if (norm === null) return null;
  return (
    <>
      {' '}
      <span className="price-norm">{shopTexts.perUnit(formatPrice(norm.price), norm.unit)}</span>
    </>
  );
}

/** The deposit, which is part of neither the price nor the unit price (LAW P6): 'zzgl. 0,25 € Pfand'. */
export function Deposit({ deposit, per }: { deposit: number | undefined; per: ShownPrice['per'] }) {
  if (deposit === undefined) return null;
  const unit = per === null ? null : (per.unit ?? shopTexts.unit);
  return <span className="price-deposit">{shopTexts.deposit(formatPrice(deposit), unit)}</span>;
}

/** EINWEG or MEHRWEG beside the price of a drink, in letters as large as the price's (LAW S5). */
export function ContainerMark({ container }: { container: Product['container'] | undefined }) {
  if (container === undefined) return null;
  return (
    <>
      {' '}
      <span className="price-container">{shopTexts.containers[container]}</span>
    </>
  );
}

/** Whether the prices above include tax, where a row below says what shipping costs (LAW P2). */
export function TaxNote({ declaration }: { declaration: PriceDeclaration }) {
  return <p className="price-note">{useTaxNote(declaration)}</p>;
}

/**
 * The note that the law requires at every price (LAW P2): whether it includes tax, and that shipping is extra. Beside a
 * single price, or once for a list whose prices are marked with a star (`ofStar`).
 */
export function PriceNote({ declaration, ofStar = false }: { declaration: PriceDeclaration; ofStar?: boolean }) {
  const taxNote = useTaxNote(declaration);
  return (
    <p className="price-note">
      {`${ofStar ? '* ' : ''}${taxNote}, ${shopTexts.plusShipping} `}
      <ShippingCostsLink>{shopTexts.shippingCosts}</ShippingCostsLink>
    </p>
  );
}
