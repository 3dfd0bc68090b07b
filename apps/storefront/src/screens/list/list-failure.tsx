import { useRouter } from '@tanstack/react-router';
import { failureTexts } from '../../texts/de/failure.ts';
import { listTexts } from '../../texts/de/list.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Says why the list is still the one before, and offers another try. */
export function ListFailure({ message }: { message: string }) {
  const router = useRouter();
  const retry = () => {
    // The button goes when it succeeds: the focus must not be lost with it.
    document.getElementById('content')?.focus({ preventScroll: true });
    router.invalidate();
  };
  return (
    <Notice look="bad" alert>
      <strong>{listTexts.notUpdated}</strong>
      <p>{message}</p>
      <Button onClick={retry}>{failureTexts.retry}</Button>
    </Notice>
  );
}
