import type { OfficeOrder } from '@kontor/contract/office';
import { useState } from 'react';
import { formatDay } from '../../../../format/format-day.ts';
import { formatPrice } from '../../../../format/format-price.ts';
import { Button } from '../../../../kit/button.tsx';
import { Time } from '../../../../kit/time.tsx';
import { notedMoneyTexts as texts } from '../../../../texts/noted-money.de.ts';
import { NoteMoneyDialog } from './note-money-dialog.tsx';
import { TransferBackDialog } from './transfer-back-dialog.tsx';
import { UndoMoneyDialog } from './undo-money-dialog.tsx';

/** Noted money, from a bank statement or by hand. Undone notes stay visible. */
export function NotedMoney({ order, mayNote }: { order: OfficeOrder; mayNote: boolean }) {
  const [asked, setAsked] = useState<'note' | 'back' | { readonly undo: string } | null>(null);
  const close = () => setAsked(null);
  return (
    <>
      {order.transfers.length > 0 && (
        <ul className="payments">
          {order.transfers.map(({ _id, via, amount, receivedOn, reference, by, takenBack }) => {
            const words = texts.noted(via, formatDay(receivedOn), formatPrice(amount));
            return (
              <li key={_id}>
                {takenBack === null ? words : <del>{words}</del>}
                <span className="second-line">{texts.by(reference, by)}</span>
                {takenBack !== null && (
                  <span className="second-line">
                    {texts.takenBack(takenBack.by)}, <Time iso={takenBack.at} />
                  </span>
                )}
                {mayNote && (via === 'cash' || via === 'other' || via === 'transfer') && takenBack === null && (
                  <Button
                    look="plain"
                    className="cell-button"
                    aria-label={texts.undoOf(words)}
                    onClick={() => setAsked({ undo: _id })}
                  >
                    {texts.undo}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {mayNote && (
        <div className="form-actions">
          {order.money.toTransferBack > 0 && <Button onClick={() => setAsked('back')}>{texts.transferBack}</Button>}
          <Button onClick={() => setAsked('note')}>{texts.button}</Button>
        </div>
      )}
      {asked === 'note' && <NoteMoneyDialog order={order} onClose={close} />}
      {asked === 'back' && <TransferBackDialog order={order} onClose={close} />}
      {asked !== null && typeof asked !== 'string' && <UndoMoneyDialog order={order} id={asked.undo} onClose={close} />}
    </>
  );
}
