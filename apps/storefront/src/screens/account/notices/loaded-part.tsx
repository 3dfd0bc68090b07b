import type { ReactNode } from 'react';
import { failureMessage } from '../../../calls/failure-message.ts';
import { accountTexts } from '../../../texts/account.de.ts';
import { failureTexts } from '../../../texts/failure.de.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Progress } from '../../../ui/progress.tsx';
import type { Loading } from '../../../ui/use-loaded.ts';

/**
 * Content that is loaded from the shop. While it is loading, a progress line; if that failed, the reason and a button
 * to try again.
 */
export function LoadedPart<Value>(props: { of: Loading<Value>; children: (value: Value) => ReactNode }) {
  const { loaded, reload } = props.of;
  if (loaded.state === 'there') return props.children(loaded.value);
  if (loaded.state === 'loading') return <Progress label={accountTexts.loading} />;
  return (
    <Notice look="bad" alert>
      <p>{failureMessage(loaded.failure)}</p>
      <Button onClick={reload}>{failureTexts.retry}</Button>
    </Notice>
  );
}
