import type { Receivables } from '@kontor/contract/office';
import { formatPrice } from '../../format/format-price.ts';
import { receivableTexts as texts } from '../../texts/receivables.de.ts';

/** What is open, by the days since it was due, and in all. */
export function ReceivableSums({ sums }: { sums: Receivables['sums'] }) {
  const cents = sums.reduce((all, { open }) => all + Math.round(open * 100), 0);
  const count = sums.reduce((all, one) => all + one.count, 0);
  return (
    <dl className="receivable-sums" aria-label={texts.sums}>
      {[
        ...sums.map((sum) => ({ ...sum, title: texts.ages[sum.age] })),
        { title: texts.total, count, open: cents / 100 },
      ].map((sum) => (
        <div key={sum.title}>
          <dt>{sum.title}</dt>
          <dd>
            <strong>{formatPrice(sum.open)}</strong>
            <span className="soft">{texts.count(sum.count)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
