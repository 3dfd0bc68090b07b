import { failureTexts } from '../../texts/failure.de.ts';
import { listTexts } from '../../texts/list.de.ts';
import { Button } from '../../ui/button.tsx';
import { focusContent } from '../../ui/focus-content.ts';
import { Notice } from '../../ui/notice.tsx';

/** Says why the previous list is still shown, with a button to try again. */
export function ListFailure({ message, onRetry }: { message: string; onRetry: () => void }) {
  const retry = () => {
    // The button disappears on success, so the focus moves away from it first.
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
