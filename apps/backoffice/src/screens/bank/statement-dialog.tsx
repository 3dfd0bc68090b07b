import { CallFailure } from '@kontor/contract';
import type { BankFileRead } from '@kontor/contract/office';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { base64Of } from '../../calls/base64-of.ts';
import { officeCall } from '../../calls/office-call.ts';
import { Form } from '../../forms/form.tsx';
import { useOfficeForm } from '../../forms/use-office-form.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog, DialogActions } from '../../kit/dialog.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { statementTexts as texts } from '../../texts/bank.de.ts';
import { kitTexts } from '../../texts/kit.de.ts';
import { StatementResult } from './statement-result.tsx';

/** The largest file that the call accepts, in bytes. */
const largest = 3 * 1024 * 1024;

/** Reads a bank statement, then shows the result. */
export function StatementDialog({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [read, setRead] = useState<BankFileRead | null>(null);
  const form = useOfficeForm({
    values: { file: '', account: '' },
    async send({ account }) {
      if (file === null) throw refusedFile(texts.missing);
      if (file.size > largest) throw refusedFile(texts.tooLarge);
      const iban = account.replaceAll(/\s/g, '');
      const content = await base64Of(file);
      setRead(await officeCall('bankStatementRead', { content, ...(iban !== '' && { account: iban }) }));
      for (const key of ['bank-entries', 'orders', 'order']) void queries.invalidateQueries({ queryKey: [key] });
    },
    fieldOfCode: { 'bank-file-unreadable': 'file' },
  });
  if (read !== null) return <StatementResult read={read} onClose={onClose} />;
  const { error, ref, name } = form.field('file');
  return (
    <Dialog title={texts.button} onClose={onClose}>
      <Form
        form={form}
        actions={
          <DialogActions>
            <Button onClick={onClose}>{kitTexts.cancel}</Button>
            <Button look="primary" type="submit" isBusy={form.isBusy}>
              {texts.button}
            </Button>
          </DialogActions>
        }
      >
        <TextField
          label={texts.file}
          hint={texts.fileHint}
          error={error}
          ref={ref}
          name={name}
          type="file"
          accept=".xml,.zip,.sta,.mta,.mt940,.940,.csv,.txt"
          onChange={({ target }) => setFile(target.files?.[0] ?? null)}
        />
        <TextField label={texts.account} hint={texts.accountHint} autoComplete="off" {...form.field('account')} />
      </Form>
    </Dialog>
  );
}

function refusedFile(msg: string): CallFailure {
  return new CallFailure(400, { code: 'bank-file-unreadable', msg });
}
