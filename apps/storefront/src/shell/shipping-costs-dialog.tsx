import { useCallback, useEffect, useState } from 'react';
import { failureMessage } from '../calls/failure-message.ts';
import { useShop } from '../context/shop-context.ts';
import { HtmlBlock } from '../page/html-block.tsx';
import { failureTexts } from '../texts/failure.de.ts';
import { shellTexts } from '../texts/shell.de.ts';
import { shopTexts } from '../texts/shop.de.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Progress } from '../ui/progress.tsx';

/** The state of the text: loading (`again`: after a failure), there, or failed. */
type Shown =
  | { readonly state: 'busy'; readonly again: boolean }
  | { readonly state: 'text'; readonly html: string }
  | { readonly state: 'failed'; readonly failure: unknown };

/** The dialog of the shipping costs (SPEC §2). It loads their text. */
export function ShippingCostsDialog({ onClose }: { onClose: () => void }) {
  const { configuration } = useShop();
  const [shown, setShown] = useState<Shown>({ state: 'busy', again: false });
  const load = useCallback(
    () =>
      configuration.optionalTemplate('shippingCosts').then(
        (html) => setShown({ state: 'text', html: html ?? '' }),
        (failure: unknown) => setShown({ state: 'failed', failure }),
      ),
    [configuration],
  );
  useEffect(() => {
    load();
  }, [load]);
  const retry = () => {
    setShown({ state: 'busy', again: true });
    load();
  };
  // The button stays while a retry is loading, so that it keeps the focus.
  const canRetry = shown.state === 'failed' || (shown.state === 'busy' && shown.again);
  return (
    <Dialog title={shopTexts.shippingCosts} closeLabel={shopTexts.close} onClose={onClose}>
      {shown.state === 'busy' && <Progress label={shellTexts.loading} />}
      {shown.state === 'text' && <HtmlBlock html={shown.html} className="shipping-costs" />}
      {shown.state === 'failed' && <p role="alert">{failureMessage(shown.failure)}</p>}
      {canRetry && <Button onClick={retry}>{failureTexts.retry}</Button>}
    </Dialog>
  );
}
