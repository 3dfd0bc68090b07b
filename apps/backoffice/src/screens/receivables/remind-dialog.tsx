import type { OfficeReceivable, StepResults } from '@kontor/contract/office';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { officeCall } from '../../calls/office-call.ts';
import { FailureNotice } from '../../forms/failure-notice.tsx';
import { Button } from '../../kit/button.tsx';
import { Dialog, DialogActions } from '../../kit/dialog.tsx';
import { Progress } from '../../kit/progress.tsx';
import { useAction } from '../../kit/use-action.ts';
import { refreshReceivables } from '../../records/receivables-query.ts';
import { kitTexts } from '../../texts/kit.de.ts';
import { receivableTexts as texts } from '../../texts/receivables.de.ts';

/** How many reminders one call sends. */
const atOnce = 200;

/** Sends the chosen reminders and says what became of each. */
export function RemindDialog(props: { receivables: readonly OfficeReceivable[]; onClose: () => void }) {
  const queries = useQueryClient();
  // Those chosen when the dialog opened, because the list below changes.
  const [receivables] = useState(props.receivables);
  const [results, setResults] = useState<StepResults['results'] | null>(null);
  const send = useAction(async () => {
    const wishes = receivables.flatMap(({ number, next }) =>
      next.kind === 'remind' ? [{ number, step: next.step }] : [],
    );
    const done: StepResults['results'] = [];
    for (let i = 0; i < wishes.length; i += atOnce)
      done.push(...(await officeCall('receivablesRemind', { receivables: wishes.slice(i, i + atOnce) })).results);
    setResults(done);
    await refreshReceivables(queries);
  });
  if (results !== null) return <Results results={results} onClose={props.onClose} />;
  return (
    <Dialog title={texts.remindTitle(receivables.length)} onClose={props.onClose} urgent>
      <ul>
        {countsByTitle(receivables).map(([title, count]) => (
          <li key={title}>{texts.countOf(count, title)}</li>
        ))}
      </ul>
      <p>{texts.remindHint}</p>
      <FailureNotice failure={send.failure} />
      {send.isBusy && <Progress />}
      <DialogActions>
        <Button onClick={props.onClose}>{kitTexts.cancel}</Button>
        <Button look="primary" isBusy={send.isBusy} onClick={() => send.run()}>
          {texts.remind(receivables.length)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function countsByTitle(receivables: readonly OfficeReceivable[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const { next } of receivables)
    if (next.kind === 'remind') counts.set(next.title, (counts.get(next.title) ?? 0) + 1);
  return [...counts];
}

function Results({ results, onClose }: { results: StepResults['results']; onClose: () => void }) {
  const rest = results.filter(({ outcome }) => outcome !== 'changed');
  return (
    <Dialog title={texts.resultTitle} onClose={onClose}>
      <p role="status">{texts.sentCount(results.length - rest.length)}</p>
      {rest.length > 0 && (
        <ul>
          {rest.map(({ number, msg = texts.already }) => (
            <li key={number}>{texts.notSent(number, msg)}</li>
          ))}
        </ul>
      )}
      <DialogActions>
        <Button look="primary" onClick={onClose}>
          {kitTexts.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
