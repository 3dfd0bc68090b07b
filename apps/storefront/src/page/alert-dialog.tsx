import { failureTexts } from '../texts/failure.de.ts';
import { shopTexts } from '../texts/shop.de.ts';
import { Dialog } from '../ui/dialog.tsx';

/** A dialog with a title, a message and the button 'Schließen' (SPEC §2). */
export function AlertDialog({ title, message, onClose }: { title: string; message: string; onClose: () => void }) {
  return (
    <Dialog title={title} closeLabel={shopTexts.close} onClose={onClose} urgent>
      <p>{message}</p>
    </Dialog>
  );
}

/** The dialog for a failure (SPEC §2, §8): the title 'Fehler' and an explanation. */
export function ErrorDialog({ message, onClose }: { message: string; onClose: () => void }) {
  return <AlertDialog title={failureTexts.title} message={message} onClose={onClose} />;
}
