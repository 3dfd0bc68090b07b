import type { TakingPreview } from '@kontor/contract/office';
import { failureMessage } from '../../calls/failure-message.ts';
import { formatPrice } from '../../format/format-price.ts';
import { GoodsSums } from '../../records/goods-sums.tsx';
import { useSellerCountry } from '../../session/office-state.ts';
import { takingTexts as texts } from '../../texts/taking.de.ts';
import { vatIdTexts } from '../../texts/vat-id.de.ts';

/** What the order costs as typed, or why it cannot be bought like this. */
export function TakingSums(props: {
  preview: TakingPreview | null;
  failure: unknown;
  declaration: 'gross' | 'net';
  isEmpty: boolean;
}) {
  const { preview, failure, declaration, isEmpty } = props;
  const sellerCountry = useSellerCountry();
  const others = preview?.changes.filter(({ kind }) => kind === 'voucher') ?? [];
  return (
    <aside className="taking-sums" aria-labelledby="taking-sums">
      <h2 id="taking-sums">{texts.sums}</h2>
      {isEmpty && <p className="soft">{texts.noSums}</p>}
      {!isEmpty && preview !== null && (
        <GoodsSums goods={preview} declaration={declaration} formatTotal={formatPrice} />
      )}
      {!isEmpty && preview?.vatIdState !== undefined && (
        <p className="soft">{vatIdTexts.wasAnswered(sellerCountry, preview.vatIdState)}</p>
      )}
      <div role="status">
        {!isEmpty && failure !== null && <p className="field-error">{failureMessage(failure)}</p>}
        {others.map(({ msg }) => (
          <p key={msg} className="field-error">
            {msg}
          </p>
        ))}
        {!isEmpty && preview !== null && <p className="unseen">{formatPrice(preview.total.gross)}</p>}
      </div>
    </aside>
  );
}
