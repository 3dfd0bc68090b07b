import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../kit/button.tsx';
import { Dialog, DialogActions } from '../kit/dialog.tsx';
import { kitTexts } from '../texts/kit.de.ts';
import { unsavedTexts } from '../texts/unsaved.de.ts';
import { Form } from './form.tsx';
import type { OfficeForm } from './use-office-form.ts';

/** A short form in a dialog. If something was typed, Escape and *Abbrechen* ask before they discard it. */
export function FormDialog<Values extends FieldValues>(props: {
  title: string;
  form: OfficeForm<Values>;
  submit: string;
  /** A way back to an earlier step of the form. */
  back?: { readonly label: string; readonly onClick: () => void };
  onClose: () => void;
  children: ReactNode;
}) {
  const { form, onClose } = props;
  const [isLeaving, setLeaving] = useState(false);
  const close = () => (form.isChanged ? setLeaving(true) : onClose());
  return (
    <>
      <Dialog title={props.title} onClose={close}>
        <Form
          form={form}
          actionsClassName="dialog-actions"
          actions={
            <>
              <Button onClick={close}>{kitTexts.cancel}</Button>
              {props.back && <Button onClick={props.back.onClick}>{props.back.label}</Button>}
              <Button look="primary" type="submit" isBusy={form.isBusy}>
                {props.submit}
              </Button>
            </>
          }
        >
          {props.children}
        </Form>
      </Dialog>
      {isLeaving && (
        <Dialog title={unsavedTexts.dialogTitle} onClose={() => setLeaving(false)} urgent>
          <p>{unsavedTexts.dialogSentence}</p>
          <DialogActions>
            <Button onClick={() => setLeaving(false)}>{unsavedTexts.goOn}</Button>
            <Button look="danger" onClick={onClose}>
              {unsavedTexts.discardTyped}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
