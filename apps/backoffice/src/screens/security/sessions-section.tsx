import type { OfficeSession } from '@kontor/contract/office';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { officeCall } from '../../calls/office-call.ts';
import { FailureNotice } from '../../forms/failure-notice.tsx';
import { Button } from '../../kit/button.tsx';
import { Status } from '../../kit/status.tsx';
import { type Column, Table } from '../../kit/table.tsx';
import { Time } from '../../kit/time.tsx';
import { showToast } from '../../kit/toast-message.ts';
import { useAction } from '../../kit/use-action.ts';
import { securityTexts as texts } from '../../texts/security.de.ts';
import { SecuritySection } from './security-section.tsx';
import { sessionsQuery } from './sessions-query.ts';

/** The operator's sessions. Other sessions can be ended here. Signing out ends this one. */
export function SessionsSection() {
  const queries = useQueryClient();
  const { data: sessions } = useSuspenseQuery(sessionsQuery);
  const end = useAction(async (session: OfficeSession) => {
    await officeCall('officeSessionEnd', { _id: session._id });
    await queries.invalidateQueries(sessionsQuery);
    showToast(texts.ended);
  });
  return (
    <SecuritySection title={texts.sessions} hint={texts.sessionsHint}>
      <FailureNotice failure={end.failure} />
      <Table caption={texts.sessionsCaption} columns={columnsOf(end.run)} rows={sessions} keyOf={({ _id }) => _id} />
    </SecuritySection>
  );
}

function columnsOf(onEnd: (session: OfficeSession) => void): readonly Column<OfficeSession>[] {
  return [
    { title: texts.device, cell: ({ device }) => device },
    { title: texts.began, cell: ({ beganAt }) => <Time iso={beganAt} /> },
    {
      title: texts.seen,
      cell: ({ isThisOne, seenAt }) =>
        isThisOne ? <Status look="good" label={texts.thisOne} /> : <Time iso={seenAt} />,
    },
    {
      title: texts.end,
      isActions: true,
      cell: (session) =>
        !session.isThisOne && (
          <Button look="plain" aria-label={texts.endOf(session.device)} onClick={() => onEnd(session)}>
            {texts.end}
          </Button>
        ),
    },
  ];
}
