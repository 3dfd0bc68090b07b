import { Button } from '../../kit/button.tsx';
import { CopyField } from '../../kit/copy-field.tsx';
import { Dialog, DialogActions } from '../../kit/dialog.tsx';
import { kitTexts } from '../../texts/kit.de.ts';
import { voucherTexts as texts } from '../../texts/vouchers.de.ts';

/** Shows the codes of new vouchers: one to copy, several to save as a text file, one a line. */
export function CodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const [first = ''] = codes;
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\r\n')}\r\n`)}`;
  return (
    <Dialog title={texts.made(codes.length)} onClose={onClose}>
      {codes.length === 1 ? (
        <CopyField label={texts.code} text={first} />
      ) : (
        <p>
          <a className="button button-secondary" href={file} download={texts.fileName}>
            {texts.save(codes.length)}
          </a>
        </p>
      )}
      <DialogActions>
        <Button look="primary" onClick={onClose}>
          {kitTexts.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
