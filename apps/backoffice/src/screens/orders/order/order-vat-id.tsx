import type { OfficeOrder, VatIdAnswer } from '@kontor/contract/office';
import { formatTime } from '../../../format/format-time.ts';
import { Time } from '../../../kit/time.tsx';
import { useSellerCountry } from '../../../session/office-state.ts';
import { vatIdTexts as texts } from '../../../texts/vat-id.de.ts';

type Business = NonNullable<OfficeOrder['business']>;

/** What a VAT id is called where the seller is. */
export function useVatIdName(): string {
  return texts.name(useSellerCountry());
}

/** A VAT id with what is known of it. */
export function OrderVatId({ business: { vatId, last } }: { business: Business }) {
  return (
    <>
      {vatId}
      <span className="second-line">{last === null ? texts.notNeeded : inWords(last)}</span>
      {last?.trader && <span className="second-line">{last.trader}</span>}
    </>
  );
}

/**
 * In the history of an order: what was known of its VAT id when it was placed, or when the order was given another one.
 * Later answers have entries.
 */
export function VatIdItem({ business: { vatId, placed }, orderedAt }: { business: Business; orderedAt: string }) {
  const country = useSellerCountry();
  if (placed === null) return null;
  return (
    <li>
      <strong>{placed.at > orderedAt ? texts.wasCheckedLater(country) : texts.wasChecked(country)}</strong>
      <span className="soft">
        <Time iso={placed.at} />
      </span>
      <span className="entry-detail">
        {vatId}: {inWords(placed)}
      </span>
      {placed.state === 'unknown' && <span className="entry-detail">{texts.wasHeld}</span>}
    </li>
  );
}

/** Whether the order would go out without tax although its VAT id is not known to be valid. */
export function staysUntaxed({ business }: Pick<OfficeOrder, 'business'>): boolean {
  return business?.isUntaxed === true && business.last?.state !== 'valid';
}

function inWords({ state, at, consultation }: VatIdAnswer): string {
  return texts.state(state, formatTime(at, Date.now()), consultation);
}
