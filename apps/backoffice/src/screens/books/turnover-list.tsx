import type { BooksMonth, OfficeTurnover } from '@kontor/contract/office';
import { formatAmount } from '../../format/format-price.ts';
import { booksTexts as texts } from '../../texts/books.de.ts';

/** The net turnover of a period, by case of tax, country and rate, and apart from it what is billed and no turnover. */
export function TurnoverList({ turnover, besides }: Pick<BooksMonth, 'turnover' | 'besides'>) {
  return (
    <>
      {turnover.length === 0 ? texts.noTurnover : <Amounts of={turnover} />}
      {besides.length > 0 && (
        <>
          <p className="second-line">{texts.besides}</p>
          <Amounts of={besides} />
        </>
      )}
    </>
  );
}

function Amounts({ of }: { of: readonly OfficeTurnover[] }) {
  return (
    <ul className="books-turnover">
      {of.map((one) => (
        <li key={`${one.taxCase} ${one.country} ${one.rate}`}>
          <span>{texts.tax(one)}</span> <span className="books-net">{formatAmount(one.net)}</span>
        </li>
      ))}
    </ul>
  );
}
