import type { BankEntryWithMatch } from '@kontor/contract/office';
import { Link } from '@tanstack/react-router';
import { formatPrice } from '../../format/format-price.ts';
import { bankTexts as texts } from '../../texts/bank.de.ts';

/** The orders that an entry pays or is proposed for, each with its part. */
export function EntryShares({ shares }: { shares: BankEntryWithMatch['shares'] }) {
  return (
    <ul className="entry-shares">
      {shares.map(({ number, amount }) => (
        <li key={number}>
          <Link to="/bestellungen/$nummer" params={{ nummer: number }}>
            {number}
          </Link>
          {texts.share(formatPrice(amount))}
        </li>
      ))}
    </ul>
  );
}
