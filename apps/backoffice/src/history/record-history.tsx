import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FailureNotice } from '../forms/failure-notice.tsx';
import { Progress } from '../kit/progress.tsx';
import { Time } from '../kit/time.tsx';
import { isAllowed } from '../session/is-allowed.ts';
import { useOperator } from '../session/office-state.ts';
import { historyTexts as texts } from '../texts/history.de.ts';
import { actionTitle } from './action-title.ts';
import { ChangeList } from './change-list.tsx';
import { logQuery } from './log-query.ts';

/** Who changed a record, when and how, shown beside the record. Only for operators who may read the log. */
export function RecordHistory({ subject, subjectId }: { subject: string; subjectId: string }) {
  const mayRead = isAllowed('log.read', useOperator());
  const { data, error, isPending } = useQuery({ ...logQuery({ subject, subjectId }), enabled: mayRead });
  if (!mayRead) return null;
  return (
    <aside className="history" aria-labelledby="history-title">
      <h2 id="history-title">{texts.title}</h2>
      {isPending && <Progress />}
      <FailureNotice failure={error} />
      <ol className="history-list">
        {data?.entries.map((entry) => (
          <li key={entry._id}>
            <strong>{actionTitle(entry.action)}</strong>
            <span className="soft">
              {entry.operator}, <Time iso={entry.at} />
            </span>
            <ChangeList before={entry.before} after={entry.after} />
          </li>
        ))}
      </ol>
      {data?.entries.length === 0 && <p className="soft">{texts.none}</p>}
      {data?.next && (
        <p>
          <Link to="/protokoll" search={{ art: subject, id: subjectId }}>
            {texts.all}
          </Link>
        </p>
      )}
    </aside>
  );
}
