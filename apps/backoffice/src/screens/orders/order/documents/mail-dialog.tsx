import { useQueryClient } from '@tanstack/react-query';
import { officeCall } from '../../../../calls/office-call.ts';
import { ConfirmDialog } from '../../../../forms/confirm-dialog.tsx';
import { showToast } from '../../../../kit/toast-message.ts';
import { documentTexts } from '../../../../texts/documents.de.ts';

const texts = documentTexts.mail;

/** Asks before a document is sent to the customer, because a sent mail cannot be taken back. */
export function MailDialog(props: { number: string; email: string; onClose: () => void }) {
  const { number, email, onClose } = props;
  const queries = useQueryClient();
  const send = async () => {
    await officeCall('documentMail', { number });
    void queries.invalidateQueries({ queryKey: ['log'] });
    showToast(texts.done);
  };
  return (
    <ConfirmDialog title={texts.title(number)} confirm={texts.button} act={send} onClose={onClose}>
      <p>{texts.sentence(email)}</p>
    </ConfirmDialog>
  );
}
