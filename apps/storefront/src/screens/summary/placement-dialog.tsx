import { AlertDialog, ErrorDialog } from '../../shop/alert-dialog.tsx';
import { formatPrice } from '../../shop/format-price.ts';
import { checkoutTexts } from '../../texts/de/checkout.ts';
import { summaryTexts } from '../../texts/de/summary.ts';
import { Dialog } from '../../ui/dialog.tsx';
import type { PlacementProblem } from './placement-problem.ts';

/** Tells why the order was not placed (SPEC §5, §8). */
export function PlacementDialog(props: {
  problem: PlacementProblem;
  /** What changed in the cart, as sentences. */
  notices: readonly string[];
  onClose: () => void;
}) {
  const { problem, notices, onClose } = props;
  if (problem.kind === 'failed') return <ErrorDialog message={problem.message} onClose={onClose} />;
  if (problem.kind === 'option-missing') {
    const message = summaryTexts.optionMissing(problem.option);
    return <AlertDialog title={checkoutTexts.alertTitle} message={message} onClose={onClose} />;
  }
  if (problem.kind === 'ordered-before') {
    const message = summaryTexts.orderedBefore(problem.orderNumber);
    return <AlertDialog title={checkoutTexts.alertTitle} message={message} onClose={onClose} />;
  }
  const { before, calculation } = problem;
  return (
    <Dialog title={summaryTexts.changedTitle} closeLabel={checkoutTexts.close} onClose={onClose} urgent>
      <p>{summaryTexts.changedText}</p>
      {notices.map((notice) => (
        <p key={notice}>{notice}</p>
      ))}
      <p className="changed-total">
        {summaryTexts.changedTotal(formatPrice(before), formatPrice(calculation.total.gross))}
      </p>
    </Dialog>
  );
}
