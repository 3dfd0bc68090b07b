import { Button } from '../../kit/button.tsx';
import { CopyField } from '../../kit/copy-field.tsx';
import { Dialog, DialogActions } from '../../kit/dialog.tsx';
import { teamTexts as texts } from '../../texts/team.de.ts';

/** The address of an invitation, shown once. Nobody can read it again. */
export function AddressDialog({ name, address, onClose }: { name: string; address: string; onClose: () => void }) {
  return (
    <Dialog title={texts.addressTitle(name)} onClose={onClose}>
      <p>{texts.addressHint}</p>
      <CopyField label={texts.address} text={address} />
      <DialogActions>
        <Button look="primary" onClick={onClose}>
          {texts.addressClose}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
