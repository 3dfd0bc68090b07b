import { useRouter } from '@tanstack/react-router';
import { failureTexts } from '../texts/de/failure.ts';
import { Button } from '../ui/button.tsx';

/** Shown in place of a screen, or of the whole frame, that could not be loaded. */
export function ErrorScreen() {
  const router = useRouter();
  return (
    <div className="error-screen">
      <title>{failureTexts.headline}</title>
      <h1>{failureTexts.headline}</h1>
      <p>{failureTexts.explanation}</p>
      <p className="error-screen-actions">
        <Button onClick={() => router.invalidate()}>{failureTexts.retry}</Button>
        <a href="/">{failureTexts.home}</a>
      </p>
    </div>
  );
}
