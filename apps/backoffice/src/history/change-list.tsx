import { historyTexts as texts } from '../texts/history.de.ts';
import { changedValues } from './changed-values.ts';

/** What a change changed: each field with its value before and after. Shows nothing for an entry without values. */
export function ChangeList({ before, after }: { before?: unknown; after?: unknown }) {
  const values = changedValues(before, after);
  if (values.length === 0) return null;
  return (
    <dl className="changes">
      {values.map(({ field, before: was, after: is }) => (
        <div key={field}>
          <dt>{field}</dt>
          <dd>
            {was !== '' && (
              <>
                <span className="unseen">{texts.before}</span>
                <del>{was}</del>{' '}
              </>
            )}
            {was !== '' && <span aria-hidden="true">→ </span>}
            <span className="unseen">{texts.after}</span>
            {is === '' ? texts.nothing : <ins>{is}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
