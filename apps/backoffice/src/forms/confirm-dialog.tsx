import type { ReactNode } from 'react';
import { Button } from '../kit/button.tsx';
import { Dialog, DialogActions } from '../kit/dialog.tsx';
import { Progress } from '../kit/progress.tsx';
import { useAction } from '../kit/use-action.ts';
import { kitTexts } from '../texts/kit.de.ts';
import { FailureNotice } from './failure-notice.tsx';

/**
 * Asks for confirmation before an action that is hard to undo. The button names the action. A refusal stays in the
 * dialog; after success `onClose` closes it.
 */
export function ConfirmDialog(props: {
  title: string;
  confirm: string;
  act: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}) {
  const action = useAction(async () => {
    await props.act();
    props.onClose();
  });
  return (
    <Dialog title={props.title} onClose={props.onClose} urgent>
      {props.children}
      <FailureNotice failure={action.failure} />
      {action.isBusy && <Progress />}
      <DialogActions>
        <Button onClick={props.onClose}>{kitTexts.cancel}</Button>
        <Button look="danger" isBusy={action.isBusy} onClick={() => action.run()}>
          {props.confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
