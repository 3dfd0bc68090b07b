import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Dialog, DialogActions } from '../../kit/dialog.tsx';
import { Menu } from '../../kit/menu.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { showToast } from '../../kit/toast-message.ts';
import { kitTexts } from '../../texts/kit.de.ts';
import { kitPageTexts as texts } from '../../texts/kit-page.de.ts';

/** The layers that open above a page. */
export function KitOverlays() {
  const [open, setOpen] = useState<'dialog' | 'urgent' | null>(null);
  const close = () => setOpen(null);
  const entries = [
    { label: texts.rename, onChoose: () => setOpen('dialog') },
    { label: texts.remove, isDanger: true, onChoose: () => setOpen('urgent') },
  ];
  return (
    <div className="form-actions">
      <Button onClick={() => setOpen('dialog')}>{texts.openDialog}</Button>
      <Button onClick={() => setOpen('urgent')}>{texts.openUrgent}</Button>
      <Menu label={texts.actions} entries={entries} />
      <Menu label={texts.actions} entries={entries}>
        {texts.actions}
      </Menu>
      <Button onClick={() => showToast(texts.saved)}>{texts.showToast}</Button>
      {open === 'dialog' && (
        <Dialog title={texts.rename} onClose={close}>
          <TextField label={texts.name} defaultValue={texts.value} />
          <DialogActions>
            <Button onClick={close}>{kitTexts.cancel}</Button>
            <Button look="primary" onClick={close}>
              {texts.rename}
            </Button>
          </DialogActions>
        </Dialog>
      )}
      {open === 'urgent' && (
        <Dialog title={texts.remove} onClose={close} urgent>
          <p>{texts.notice}</p>
          <DialogActions>
            <Button onClick={close}>{kitTexts.cancel}</Button>
            <Button look="danger" onClick={close}>
              {texts.remove}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </div>
  );
}
