import type { OfficeCustomer } from '@kontor/contract/office';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { officeCall } from '../../../calls/office-call.ts';
import { ConfirmDialog } from '../../../forms/confirm-dialog.tsx';
import { Button } from '../../../kit/button.tsx';
import { Time } from '../../../kit/time.tsx';
import { showToast } from '../../../kit/toast-message.ts';
import { noteCustomer } from '../../../records/customers-query.ts';
import { customerTexts as texts } from '../../../texts/customers.de.ts';

/** Where a customer is signed in, and the button that ends all of it. */
export function CustomerSessions(props: { id: string; sessions: OfficeCustomer['sessions']; mayEdit: boolean }) {
  const { id, sessions } = props;
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  return (
    <section className="section" aria-labelledby="sessions-title">
      <h2 id="sessions-title" tabIndex={-1}>
        {texts.sessions}
      </h2>
      {sessions.length === 0 && <p className="soft">{texts.noSessions}</p>}
      <ul className="addresses">
        {sessions.map(({ device, createdAt, usedAt }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two sessions may be alike
          <li key={at}>
            {device}
            <span className="second-line">
              {texts.signedIn} <Time iso={createdAt} />, {texts.used} <Time iso={usedAt} />
            </span>
          </li>
        ))}
      </ul>
      {props.mayEdit && sessions.length > 0 && (
        <p>
          <Button onClick={() => setAsking(true)}>{texts.endSessions}</Button>
        </p>
      )}
      {isAsking && (
        <ConfirmDialog
          title={texts.endSessions}
          confirm={texts.endSessionsOf(sessions.length)}
          act={async () => {
            noteCustomer(queries, id, await officeCall('customerSignOut', { _id: id }));
            showToast(texts.sessionsEnded);
            // The button is gone when the dialog has closed.
            setTimeout(() => document.getElementById('sessions-title')?.focus());
          }}
          onClose={() => setAsking(false)}
        >
          <p>{texts.endSessionsSentence}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
