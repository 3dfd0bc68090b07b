import { useBlocker } from '@tanstack/react-router';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../kit/button.tsx';
import { Dialog, DialogActions } from '../kit/dialog.tsx';
import { unsavedTexts as texts } from '../texts/unsaved.de.ts';
import type { OfficeForm } from './use-office-form.ts';

/**
 * Asks before a page with unsaved changes is left: save, discard or stay. If the save is refused, the page stays open
 * and shows its errors. When the tab is closed, the browser asks in its own words.
 */
export function UnsavedChanges<Values extends FieldValues>({ form }: { form: OfficeForm<Values> }) {
  const { isChanged } = form;
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isChanged && current.pathname !== next.pathname,
    enableBeforeUnload: () => isChanged,
    withResolver: true,
  });
  if (blocker.status !== 'blocked') return null;
  const { proceed, reset } = blocker;
  return (
    <Dialog title={texts.title} onClose={reset} urgent>
      <p>{texts.sentence}</p>
      <DialogActions>
        <Button onClick={reset}>{texts.stay}</Button>
        <Button
          look="danger"
          onClick={() => {
            form.discard();
            proceed();
          }}
        >
          {texts.discard}
        </Button>
        <Button look="primary" onClick={async () => ((await form.save()) ? proceed() : reset())}>
          {texts.save}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
