import './sizes.css';
import { useId } from 'react';
import { formatCount, formatPrice } from '../../format/format-price.ts';
import type { PriceDeclaration } from '../../format/shown-price.ts';
import { shopTexts } from '../../texts/shop.de.ts';
import { sizeTexts as texts } from '../../texts/sizes.de.ts';
import { EnergyArrow } from '../energy-arrow.tsx';
import { Price } from '../price.tsx';
import { StockStatus } from '../stock-status.tsx';
import { SizeOrder } from './size-order.tsx';
import type { SizeOffer, SizeRow } from './size-rows.ts';

/**
 * Articles that differ in their size, each with the packs in which it is sold. Where there is little room, pack and
 * price share a cell, and size and stock another. `head`: what the first column tells. `current`: the article of the
 * page.
 */
export function SizeTable(props: {
  rows: readonly SizeRow[];
  head: string;
  caption: string;
  declaration: PriceDeclaration;
  current?: string;
}) {
  const { rows, head, caption, declaration, current } = props;
  const hasPacks = rows.some(({ offers }) => offers.some(({ pack }) => pack !== shopTexts.unit));
  return (
    <div className="sizes starred">
      <table className="size-table">
        <caption className="unseen">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {hasPacks && (
              <th scope="col" className="size-pack">
                {texts.pack}
              </th>
            )}
            <th scope="col" className="size-price">
              {texts.price}
            </th>
            <th scope="col" className="size-stock">
              {texts.stock}
            </th>
            <th scope="col" className="size-order">
              {texts.order}
            </th>
          </tr>
        </thead>
        {rows.map((row) => (
          <Size key={row.id} row={row} hasPacks={hasPacks} declaration={declaration} isCurrent={row.id === current} />
        ))}
      </table>
    </div>
  );
}

/** A size with a row for each of its packs. Its name and stock hold for all of them. */
function Size(props: { row: SizeRow; hasPacks: boolean; declaration: PriceDeclaration; isCurrent: boolean }) {
  const { row, hasPacks, declaration, isCurrent } = props;
  const [first, ...others] = row.offers;
  const lines = Math.max(1, row.offers.length);
  const stock = <StockStatus status={row.stockStatus} text={row.stockStatusText} />;
  return (
    <tbody className={isCurrent ? 'size-current' : undefined}>
      <tr>
        <th scope={lines > 1 ? 'rowgroup' : 'row'} rowSpan={lines}>
          <a href={row.href} aria-current={isCurrent ? 'page' : undefined}>
            {row.name}
          </a>
          <div className="size-stock-below">{stock}</div>
        </th>
        {first === undefined ? (
          <td colSpan={hasPacks ? 2 : 1}>{texts.notForSale}</td>
        ) : (
          <Pack offer={first} row={row} hasPacks={hasPacks} declaration={declaration} />
        )}
        <td className="size-stock" rowSpan={lines}>
          {stock}
        </td>
        <td className="size-order">{first !== undefined && <SizeOrder row={row} offer={first} />}</td>
      </tr>
      {others.map((offer) => (
        <tr key={offer.conditionId}>
          <Pack offer={offer} row={row} hasPacks={hasPacks} declaration={declaration} />
          <td className="size-order">
            <SizeOrder row={row} offer={offer} />
          </td>
        </tr>
      ))}
    </tbody>
  );
}

/** The cells of pack and price, with all that the law wants beside a price (LAW P4 to P7, S2, S5). */
function Pack(props: { offer: SizeOffer; row: SizeRow; hasPacks: boolean; declaration: PriceDeclaration }) {
  const { offer, row, hasPacks, declaration } = props;
  const id = useId();
  return (
    <>
      {hasPacks && <td className="size-pack">{offer.pack}</td>}
      <td id={id}>
        {hasPacks && <p className="size-pack-above">{offer.pack}</p>}
        <EnergyArrow energy={row.energy} />
        <Price price={offer.price} declaration={declaration} container={row.container} />
        {offer.scales.map(({ from, amount }) => (
          <p key={from} className="price-each">
            {texts.scale(formatCount(from), formatPrice(amount))}
          </p>
        ))}
      </td>
    </>
  );
}
