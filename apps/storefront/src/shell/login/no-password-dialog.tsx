import { useEffect, useState } from 'react';
import { useShop } from '../../context/shop-context.ts';
import { HtmlBlock } from '../../page/html-block.tsx';
import { noPasswordTexts } from '../../texts/login.de.ts';
import { Dialog } from '../../ui/dialog.tsx';

/**
 * Says that an account imported from another shop needs a new password (SPEC §8), in the operator's words if there are
 * any.
 */
export function NoPasswordDialog({ onClose }: { onClose: () => void }) {
  const { configuration } = useShop();
  const [html, setHtml] = useState<string | null>(null);

  useEffect(() => {
    let isCurrent = true;
    const ask = async () => ((await configuration.hasTemplate(block)) ? configuration.template(block) : null);
    ask().then(
      (found) => isCurrent && setHtml(found),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [configuration]);

  return (
    <Dialog title={noPasswordTexts.title} closeLabel={noPasswordTexts.ok} onClose={onClose} urgent>
      {html === null ? <p>{noPasswordTexts.text}</p> : <HtmlBlock html={html} />}
    </Dialog>
  );
}

/** Name of the operator's text (SPEC §7). */
const block = 'userNoPassword';
