import { failureTexts } from '../../texts/failure.de.ts';
import { listTexts } from '../../texts/list.de.ts';
import { Button } from '../../ui/button.tsx';
import { focusContent } from '../../ui/focus-content.ts';
import { Notice } from '../../ui/notice.tsx';

/** Says why the former list is still shown, and offers another try. */
export function ListFailure({ message, onRetry }: { message: string; onRetry: () => void }) {
  const retry = () => {
    // The button goes when it succeeds: the focus must not be lost with it.
    focusContent();
    onRetry();
  };
  return (
    <Notice look="bad" alert>
      <strong>{listTexts.notUpdated}</strong>
      <p>{message}</p>
      <Button onClick={retry}>{failureTexts.retry}</Button>
    </Notice>
  );
}
