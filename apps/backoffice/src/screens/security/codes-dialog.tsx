import { Button } from '../../kit/button.tsx';
import { Dialog, DialogActions } from '../../kit/dialog.tsx';
import { showToast } from '../../kit/toast-message.ts';
import { kitTexts } from '../../texts/kit.de.ts';
import { securityTexts as texts } from '../../texts/security.de.ts';

/** Recovery codes, shown once. Escape does not close the dialog, only the button that confirms that they are saved. */
export function CodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    showToast(kitTexts.copied);
  };
  return (
    <Dialog title={texts.codes} onClose={() => {}}>
      <p>{texts.codesOnce}</p>
      <ol className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <DialogActions>
        {'clipboard' in navigator && <Button onClick={copy}>{texts.copyCodes}</Button>}
        <Button look="primary" onClick={onClose}>
          {texts.codesKept}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
