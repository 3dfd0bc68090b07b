import type { OfficeReceivable } from '@kontor/contract/office';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { handOutFile } from '../../calls/hand-out-file.ts';
import { officeCall } from '../../calls/office-call.ts';
import { ConfirmDialog } from '../../forms/confirm-dialog.tsx';
import { FailureNotice } from '../../forms/failure-notice.tsx';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useOfficeForm } from '../../forms/use-office-form.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog, DialogActions } from '../../kit/dialog.tsx';
import { Progress } from '../../kit/progress.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { showToast } from '../../kit/toast-message.ts';
import { newStepKey } from '../../records/order-query.ts';
import { refreshReceivables } from '../../records/receivables-query.ts';
import { kitTexts } from '../../texts/kit.de.ts';
import { receivableTexts as texts } from '../../texts/receivables.de.ts';

/** What an operator wants to do with a receivable: see the mail, stop or allow reminders, cancel its order. */
export interface ReceivableWish {
  readonly receivable: OfficeReceivable;
  readonly kind: 'letter' | 'print' | 'reprint' | 'spare' | 'unspare' | 'cancel';
}

/** The dialog of a wish. */
export function ReceivableDialog({
  wish: { receivable, kind },
  onClose,
}: {
  wish: ReceivableWish;
  onClose: () => void;
}) {
  if (kind === 'letter') return <LetterDialog receivable={receivable} onClose={onClose} />;
  if (kind === 'print' || kind === 'reprint')
    return <PrintDialog receivable={receivable} isAgain={kind === 'reprint'} onClose={onClose} />;
  if (kind === 'spare') return <SpareDialog receivable={receivable} onClose={onClose} />;
  return kind === 'unspare' ? (
    <UnspareDialog receivable={receivable} onClose={onClose} />
  ) : (
    <CancelDialog receivable={receivable} onClose={onClose} />
  );
}

interface Asked {
  readonly receivable: OfficeReceivable;
  readonly onClose: () => void;
}

/** The mail of the next reminder as it would be sent now. */
function LetterDialog({ receivable: { number }, onClose }: Asked) {
  const { data: letter, error } = useQuery({
    queryKey: ['receivable-letter', number],
    queryFn: () => officeCall('receivableLetter', { number }),
    gcTime: 0,
  });
  return (
    <Dialog title={letter?.subject ?? texts.entries.letter} onClose={onClose} className="receivable-letter">
      <FailureNotice failure={error} />
      {letter === undefined && error === null && <Progress />}
      {letter !== undefined && (
        <>
          <p className="soft">{texts.to(letter.to)}</p>
          <p className="letter-text">{letter.text}</p>
        </>
      )}
      <DialogActions>
        <Button look="primary" onClick={onClose}>
          {kitTexts.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Prints the next reminder as a letter, which takes its step, or the last one again. */
function PrintDialog({ receivable: { number, next, sent }, isAgain, onClose }: Asked & { isAgain: boolean }) {
  const queries = useQueryClient();
  const last = sent.at(-1);
  const [asked] = useState(() => (isAgain || next.kind !== 'remind' ? last : next));
  if (asked === undefined) return null;
  const act = async () => {
    const file = await officeCall('receivablePrint', { number, step: asked.step });
    handOutFile(file, { type: file.mimeType, isOpened: true });
    showToast(texts.printed(number));
    await refreshReceivables(queries);
  };
  return (
    <ConfirmDialog title={texts.printOf(asked.title, number)} confirm={texts.print} act={act} onClose={onClose}>
      {!isAgain && <p>{texts.printHint}</p>}
    </ConfirmDialog>
  );
}

function SpareDialog({ receivable: { number }, onClose }: Asked) {
  const queries = useQueryClient();
  const form = useOfficeForm({
    values: { reason: '' },
    async send({ reason }) {
      await officeCall('receivableSpare', { number, reason });
      showToast(texts.spared(number));
      await refreshReceivables(queries);
      onClose();
    },
  });
  return (
    <FormDialog title={texts.spareOf(number)} submit={texts.spare} form={form} onClose={onClose}>
      <TextField
        label={texts.reason}
        hint={texts.reasonHint}
        autoComplete="off"
        {...form.field('reason', { required: true })}
      />
    </FormDialog>
  );
}

function UnspareDialog({ receivable: { number }, onClose }: Asked) {
  const queries = useQueryClient();
  const act = async () => {
    await officeCall('receivableSpare', { number, reason: null });
    showToast(texts.unspared(number));
    await refreshReceivables(queries);
  };
  return (
    <ConfirmDialog title={texts.unspareOf(number)} confirm={texts.entries.unspare} act={act} onClose={onClose}>
      <p>{texts.unspareHint}</p>
    </ConfirmDialog>
  );
}

/** Cancels an order that was to be paid in advance. Its goods return to stock, and its customer is told. */
function CancelDialog({ receivable: { number, version }, onClose }: Asked) {
  const queries = useQueryClient();
  const [key] = useState(newStepKey);
  const act = async () => {
    await officeCall('orderCancel', { number, version, key, reason: texts.cancelReason });
    showToast(texts.cancelled(number));
    await refreshReceivables(queries);
  };
  return (
    <ConfirmDialog title={texts.cancelOf(number)} confirm={texts.entries.cancel} act={act} onClose={onClose}>
      <p>{texts.cancelHint}</p>
    </ConfirmDialog>
  );
}
