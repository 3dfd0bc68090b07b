import type { OfficeQuote } from '@kontor/contract/office';
import { formatDay } from '../../../format/format-day.ts';
import { formatPrice } from '../../../format/format-price.ts';
import { Time } from '../../../kit/time.tsx';
import { quoteTexts as texts } from '../../../texts/quotes.de.ts';

type Entry = OfficeQuote['timeline'][number];

/** What happened to an offer, newest first. */
export function QuoteTimeline({ quote }: { quote: Pick<OfficeQuote, 'timeline'> }) {
  return (
    <aside className="history" aria-labelledby="quote-timeline-title">
      <h2 id="quote-timeline-title">{texts.timeline}</h2>
      <ol className="history-list">
        {quote.timeline.map((entry) => (
          <li key={`${entry.at} ${entry.kind}`}>
            <strong>{texts.kinds[entry.kind]}</strong>
            <span className="soft">
              {entry.by ?? texts.byCustomer}, <Time iso={entry.at} />
            </span>
            {detailsOf(entry).map((detail) => (
              <span key={detail} className="entry-detail">
                {detail}
              </span>
            ))}
          </li>
        ))}
      </ol>
    </aside>
  );
}

function detailsOf({ version, validUntil, total, text, prices = [], isMailed }: Entry): string[] {
  return [
    version !== undefined && texts.ofVersion(version),
    validUntil !== undefined && texts.until(formatDay(validUntil)),
    total !== undefined && texts.ofTotal(formatPrice(total)),
    ...prices.map(({ name, before, after }) => texts.otherPrice(name, formatPrice(before), formatPrice(after))),
    text,
    isMailed !== undefined && (isMailed ? texts.mailed : texts.notMailed),
  ].filter((one): one is string => typeof one === 'string');
}
