import type { PrintedPapers } from '@kontor/contract/office';
import { useState } from 'react';
import { ConfirmDialog } from '../../forms/confirm-dialog.tsx';
import { FailureNotice } from '../../forms/failure-notice.tsx';
import { Button } from '../../kit/button.tsx';
import { Dialog, DialogActions } from '../../kit/dialog.tsx';
import { Menu } from '../../kit/menu.tsx';
import { Table } from '../../kit/table.tsx';
import { useAction } from '../../kit/use-action.ts';
import { OrderLink } from '../../records/order-link.tsx';
import { kitTexts } from '../../texts/kit.de.ts';
import { manyTexts, papersTexts as texts } from '../../texts/orders.de.ts';
import { type PaperKind, usePapers } from './use-papers.ts';

/**
 * Prints the papers of the chosen orders, and asks before it issues invoices. Orders without the paper are named in a
 * dialog.
 */
export function PapersMenu({ numbers }: { numbers: readonly string[] }) {
  const print = usePapers();
  const [refused, setRefused] = useState<PrintedPapers['refused']>([]);
  const [isAsked, setAsked] = useState(false);
  const start = async (kind: PaperKind) => setRefused((await print(kind, numbers)).refused);
  const action = useAction(start);
  return (
    <>
      <Menu
        label={texts.print}
        entries={(Object.keys(texts.papers) as PaperKind[]).map((kind) => ({
          label: texts.papers[kind],
          // An invoice cannot be taken back, only cancelled by another document.
          onChoose: () => (kind === 'invoices' ? setAsked(true) : void action.run(kind)),
        }))}
      >
        {action.isBusy ? texts.printing : texts.print}
      </Menu>
      <FailureNotice failure={action.failure} />
      {isAsked && (
        <ConfirmDialog
          title={texts.askInvoices(numbers.length)}
          confirm={texts.issue}
          act={() => start('invoices')}
          onClose={() => setAsked(false)}
        >
          <p>{texts.askedInvoices}</p>
        </ConfirmDialog>
      )}
      {refused.length > 0 && (
        <Dialog title={texts.refused(refused.length)} onClose={() => setRefused([])}>
          <Table
            isCompact
            caption={texts.refused(refused.length)}
            rows={refused}
            keyOf={({ number }) => number}
            columns={[
              { title: manyTexts.order, isShort: true, cell: ({ number }) => <OrderLink number={number} /> },
              { title: manyTexts.why, cell: ({ msg }) => msg },
            ]}
          />
          <DialogActions>
            <Button look="primary" onClick={() => setRefused([])}>
              {kitTexts.close}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
