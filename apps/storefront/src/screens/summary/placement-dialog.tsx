import { confirmationAddress } from '@kontor/contract';
import { leftToPay } from '../../checkout/left-to-pay.ts';
import { formatPrice } from '../../format/format-price.ts';
import { AlertDialog, ErrorDialog } from '../../page/alert-dialog.tsx';
import { checkoutTexts } from '../../texts/checkout.de.ts';
import { failureTexts } from '../../texts/failure.de.ts';
import { shopTexts } from '../../texts/shop.de.ts';
import { summaryTexts } from '../../texts/summary.de.ts';
import { Dialog } from '../../ui/dialog.tsx';
import type { PlacementProblem } from './placement-problem.ts';

/** Says why the order was not placed (SPEC §5, §8), or that this is unknown. */
export function PlacementDialog(props: {
  problem: PlacementProblem;
  /** What changed in the cart, as sentences. */
  notices: readonly string[];
  /** The category path in which the visitor shops. */
  path: string;
  onClose: () => void;
}) {
  const { problem, onClose } = props;
  if (problem.kind === 'failed') return <ErrorDialog message={problem.message} onClose={onClose} />;
  if (problem.kind === 'option-missing') {
    const message = summaryTexts.optionMissing(problem.option);
    return <AlertDialog title={checkoutTexts.alertTitle} message={message} onClose={onClose} />;
  }
  return (
    <Dialog title={titles[problem.kind]} closeLabel={shopTexts.close} onClose={onClose} urgent>
      <Explanation {...props} problem={problem} />
    </Dialog>
  );
}

type Explained = Exclude<PlacementProblem, { readonly kind: 'failed' | 'option-missing' }>;

const titles: Readonly<Record<Explained['kind'], string>> = {
  changed: summaryTexts.changedTitle,
  'ordered-before': checkoutTexts.alertTitle,
  'details-refused': failureTexts.title,
  'unknown-outcome': failureTexts.title,
};

function Explanation({ problem, notices, path }: { problem: Explained; notices: readonly string[]; path: string }) {
  switch (problem.kind) {
    case 'unknown-outcome':
      return <Sentences of={[problem.message, summaryTexts.unknownOutcome]} />;
    case 'details-refused':
      return <Sentences of={[problem.message, ...problem.fields]} />;
    case 'ordered-before':
      return (
        <>
          <p>{summaryTexts.orderedBefore(problem.orderNumber)}</p>
          <p>
            <a href={confirmationAddress(path, problem.orderId)}>{summaryTexts.toOrder(problem.orderNumber)}</a>
          </p>
        </>
      );
    case 'changed':
      return (
        <>
          <Sentences of={[summaryTexts.changedText, ...notices]} />
          <p className="changed-total">
            {summaryTexts.changedTotal(formatPrice(problem.before), formatPrice(leftToPay(problem.calculation)))}
          </p>
        </>
      );
  }
}

function Sentences({ of }: { of: readonly string[] }) {
  return of.map((sentence) => <p key={sentence}>{sentence}</p>);
}
