import { useCallback, useEffect, useState } from 'react';
import { failureMessage } from '../calls/failure-message.ts';
import { useShop } from '../context/shop-context.ts';
import { HtmlBlock } from '../page/html-block.tsx';
import { opensShippingCosts } from '../page/shipping-costs-link.tsx';
import { failureTexts } from '../texts/failure.de.ts';
import { shellTexts } from '../texts/shell.de.ts';
import { shopTexts } from '../texts/shop.de.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Progress } from '../ui/progress.tsx';

/** The state of the dialog: closed, loading (`again`: after a failure), with the text, or failed. */
type Shown =
  | { readonly state: 'closed' }
  | { readonly state: 'busy'; readonly again: boolean }
  | { readonly state: 'text'; readonly html: string }
  | { readonly state: 'failed'; readonly failure: unknown };

/**
 * The dialog of the shipping costs, opened from any link with {@link opensShippingCosts} (SPEC §2). The text is loaded
 * when the dialog is first opened.
 */
export function ShippingCostsDialog() {
  const { configuration } = useShop();
  const [shown, setShown] = useState<Shown>({ state: 'closed' });

  const load = useCallback(async () => {
    setShown(({ state }) => ({ state: 'busy', again: state === 'failed' }));
    const loaded = await configuration.optionalTemplate('shippingCosts').then(
      (html): Shown => ({ state: 'text', html: html ?? '' }),
      (failure: unknown): Shown => ({ state: 'failed', failure }),
    );
    // If the dialog was closed meanwhile, it stays closed.
    setShown((current) => (current.state === 'busy' ? loaded : current));
  }, [configuration]);

  useEffect(() => {
    const open = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest(`a[${opensShippingCosts}]`) : null;
      if (link === null || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      load();
    };
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, [load]);

  if (shown.state === 'closed') return null;
  // The button stays while a retry is loading, so that it keeps the focus.
  const canRetry = shown.state === 'failed' || (shown.state === 'busy' && shown.again);
  return (
    <Dialog title={shopTexts.shippingCosts} closeLabel={shopTexts.close} onClose={() => setShown({ state: 'closed' })}>
      {shown.state === 'busy' && <Progress label={shellTexts.loading} />}
      {shown.state === 'text' && <HtmlBlock html={shown.html} className="shipping-costs" />}
      {shown.state === 'failed' && <p role="alert">{failureMessage(shown.failure)}</p>}
      {canRetry && <Button onClick={load}>{failureTexts.retry}</Button>}
    </Dialog>
  );
}
