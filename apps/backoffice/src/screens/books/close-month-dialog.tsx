import type { BooksMonth } from '@kontor/contract/office';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { officeCall } from '../../calls/office-call.ts';
import { formatMonth } from '../../format/format-month.ts';
import { formatPrice } from '../../format/format-price.ts';
import { ConfirmDialog } from '../../forms/confirm-dialog.tsx';
import { Facts } from '../../kit/facts.tsx';
import { Notice } from '../../kit/notice.tsx';
import { showToast } from '../../kit/toast-message.ts';
import { isAllowed } from '../../session/is-allowed.ts';
import { useOperator } from '../../session/office-state.ts';
import { booksTexts as texts } from '../../texts/books.de.ts';

/** Asks before a month is closed for ever, with what it comes to, and what is missing because nobody has billed it. */
export function CloseMonthDialog({ month, onClose }: { month: BooksMonth; onClose: () => void }) {
  const queries = useQueryClient();
  const mayList = isAllowed('orders.read', useOperator());
  const name = formatMonth(month.month);
  async function close() {
    await officeCall('booksClose', { month: month.month });
    await queries.invalidateQueries({ queryKey: ['books'] });
    void queries.invalidateQueries({ queryKey: ['log'] });
    showToast(texts.closeDone(name));
  }
  return (
    <ConfirmDialog title={texts.closeTitle(name)} confirm={texts.close} act={close} onClose={onClose}>
      <p>{texts.closeHint}</p>
      {month.unbilled > 0 && (
        <Notice look="warn" title={texts.unbilled(month.unbilled)}>
          <p>{texts.unbilledHint}</p>
          {mayList && (
            <Link to="/bestellungen" search={{ rechnung: 'fehlt' }}>
              {texts.unbilledLink}
            </Link>
          )}
        </Notice>
      )}
      {month.overbilled > 0 && (
        <Notice look="warn" title={texts.overbilled(month.overbilled)}>
          <p>{texts.overbilledHint}</p>
          {mayList && (
            <Link to="/bestellungen" search={{ klaeren: 'overbilled' }}>
              {texts.overbilledLink}
            </Link>
          )}
        </Notice>
      )}
      <Facts
        facts={[
          [texts.net, formatPrice(month.net)],
          [texts.vat, formatPrice(month.vat)],
        ]}
      />
    </ConfirmDialog>
  );
}
