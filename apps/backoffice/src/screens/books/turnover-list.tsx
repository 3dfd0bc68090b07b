import type { OfficeTurnover } from '@kontor/contract/office';
import { formatAmount } from '../../format/format-price.ts';
import { booksTexts as texts } from '../../texts/books.de.ts';

/** The net turnover of a period, by case of tax, country and rate. */
export function TurnoverList({ turnover }: { turnover: readonly OfficeTurnover[] }) {
  if (turnover.length === 0) return texts.noTurnover;
  return (
    <ul className="books-turnover">
      {turnover.map((one) => (
        <li key={`${one.taxCase} ${one.country} ${one.rate}`}>
          <span>{texts.tax(one)}</span> <span className="books-net">{formatAmount(one.net)}</span>
        </li>
      ))}
    </ul>
  );
}
