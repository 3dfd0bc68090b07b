import type { PersonExport } from '@kontor/contract/office';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { handOutText } from '../../calls/hand-out-file.ts';
import { officeCall } from '../../calls/office-call.ts';
import { today } from '../../format/today.ts';
import { Form } from '../../forms/form.tsx';
import { useOfficeForm } from '../../forms/use-office-form.ts';
import { Button } from '../../kit/button.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { showToast } from '../../kit/toast-message.ts';
import { disclosureTexts as texts } from '../../texts/privacy.de.ts';
import { disclosurePage } from './disclosure-page.ts';

/**
 * Saves everything that is stored under an e-mail address as a file, for somebody who asks for it (LAW D5). `email`:
 * the address of whom is shown.
 */
export function TellPerson({ email = '' }: { email?: string }) {
  const queries = useQueryClient();
  const [told, setTold] = useState<PersonExport | null>(null);
  const form = useOfficeForm({
    values: { email },
    fieldOfCode: { 'nobody-to-erase': 'email' },
    resetsTo: { email: '' },
    send: async ({ email }) => {
      const told = await officeCall('personExport', { email: email.trim() });
      setTold(told);
      handOutText(
        texts.filename(today(Date.parse(told.exportedAt))),
        JSON.stringify(told, null, 2),
        'application/json',
      );
      showToast(texts.saved(countsOf(told)));
      for (const key of ['log', 'order', 'customer', 'quote']) void queries.invalidateQueries({ queryKey: [key] });
    },
  });
  return (
    <section className="section" aria-labelledby="tell-title">
      <h2 id="tell-title">{texts.title}</h2>
      <p className="soft">{texts.hint}</p>
      <Form
        form={form}
        label={texts.title}
        actions={
          <Button type="submit" isBusy={form.isBusy}>
            {texts.save}
          </Button>
        }
      >
        <TextField
          label={texts.email}
          type="email"
          maxLength={500}
          autoComplete="off"
          {...form.field('email', { required: true })}
        />
      </Form>
      {told !== null && (
        <p>
          <Button onClick={() => handOutText(pageNameOf(told), disclosurePage(told), 'text/html')}>
            {texts.savePage(told.email)}
          </Button>
        </p>
      )}
      <p className="soft">{texts.identity}</p>
    </section>
  );
}

function pageNameOf({ exportedAt }: PersonExport): string {
  return texts.filename(today(Date.parse(exportedAt))).replace(/json$/, 'html');
}

function countsOf({ account, guestOrders, guestQuotes, stockAlerts, newsletter, withdrawals }: PersonExport) {
  return {
    hasAccount: account !== null,
    orders: (account?.orders.length ?? 0) + guestOrders.length,
    quotes: (account?.quotes.length ?? 0) + guestQuotes.length,
    stockAlerts: stockAlerts.length,
    newsletter: newsletter.length,
    withdrawals: withdrawals.length,
  };
}
