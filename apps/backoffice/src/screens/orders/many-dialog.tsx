import type { OrderListPage, StepForMany, StepResults } from '@kontor/contract/office';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { officeCall } from '../../calls/office-call.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useOfficeForm } from '../../forms/use-office-form.ts';
import { Button } from '../../kit/button.tsx';
import { CheckBox } from '../../kit/check-box.tsx';
import { Dialog, DialogActions } from '../../kit/dialog.tsx';
import { Table } from '../../kit/table.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { newStepKey } from '../../records/order-query.ts';
import { kitTexts } from '../../texts/kit.de.ts';
import { manyTexts as texts } from '../../texts/orders.de.ts';
import { PapersMenu } from './papers-menu.tsx';

/** A step that many orders can take at once. */
export type ManyKind = StepForMany['step']['kind'];

interface Typed {
  readonly reason: string;
  readonly added: string;
  readonly removed: string;
  readonly isTold: boolean;
}

/**
 * Takes a step with the chosen orders, then shows the result for each. One dialog is one request, however often the
 * button is pressed.
 */
export function ManyDialog(props: { kind: ManyKind; orders: OrderListPage['orders']; onClose: () => void }) {
  const { kind, onClose } = props;
  const queries = useQueryClient();
  const [key] = useState(newStepKey);
  // The orders chosen when the dialog opened, because the list below may change.
  const [orders] = useState(() => props.orders.map(({ number, version }) => ({ number, version })));
  const [results, setResults] = useState<StepResults | null>(null);
  const form = useOfficeForm<Typed>({
    values: { reason: '', added: '', removed: '', isTold: true },
    async send(typed) {
      const isTold = tells(kind) ? { isTold: typed.isTold } : {};
      setResults(await officeCall('ordersStep', { key, orders, step: stepOf(kind, typed), ...isTold }));
      await queries.invalidateQueries({ queryKey: ['orders'] });
      await queries.invalidateQueries({ queryKey: ['order'] });
    },
  });
  if (results !== null) return <ResultsDialog kind={kind} results={results} onClose={onClose} />;
  const words = texts.steps[kind];
  return (
    <FormDialog
      title={texts.title(words.entry, orders.length)}
      submit={words.submit(orders.length)}
      form={form}
      onClose={onClose}
    >
      {(kind === 'ship' || kind === 'cancel') && <p>{texts.whole}</p>}
      <p className="soft">{texts.stale}</p>
      {(kind === 'hold' || kind === 'cancel') && (
        <TextField label={texts.reason} autoComplete="off" {...form.field('reason', { required: true })} />
      )}
      {kind === 'tag' && (
        <>
          <TextField label={texts.added} hint={texts.tagsHint} autoComplete="off" {...form.field('added')} />
          <TextField label={texts.removed} hint={texts.tagsHint} autoComplete="off" {...form.field('removed')} />
        </>
      )}
      {tells(kind) && <Told {...form.field('isTold')} />}
    </FormDialog>
  );
}

function Told({ error: _, ...input }: { error: string | undefined }) {
  return <CheckBox label={texts.isTold} {...input} />;
}

/** Whether a mail informs the customer of this step. */
function tells(kind: ManyKind): boolean {
  return kind === 'ship' || kind === 'cancel';
}

function stepOf(kind: ManyKind, { reason, added, removed }: Typed): StepForMany['step'] {
  if (kind === 'tag') return { kind, added: tagsOf(added), removed: tagsOf(removed) };
  return kind === 'hold' || kind === 'cancel' ? { kind, reason } : { kind };
}

function tagsOf(typed: string): string[] {
  return typed
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);
}

/** The counts, and each unchanged order with the reason. The papers for packing and shipping can be printed here. */
function ResultsDialog(props: { kind: ManyKind; results: StepResults; onClose: () => void }) {
  const { kind, results, onClose } = props;
  const packed = results.results.filter(({ outcome }) => outcome !== 'refused').map(({ number }) => number);
  const rest = results.results.filter(({ outcome }) => outcome !== 'changed');
  return (
    <Dialog title={texts.resultTitle} onClose={onClose}>
      <p role="status">{texts.result(results.changed, results.already, results.refused)}</p>
      {rest.length > 0 && (
        <Table
          isCompact
          caption={texts.resultCaption}
          rows={rest}
          keyOf={({ number }) => number}
          columns={[
            {
              title: texts.order,
              isShort: true,
              cell: ({ number }) => (
                <Link to="/bestellungen/$nummer" params={{ nummer: number }}>
                  {number}
                </Link>
              ),
            },
            { title: texts.outcome, isShort: true, cell: ({ outcome }) => texts.outcomes[outcome] },
            { title: texts.why, cell: ({ msg }) => msg },
          ]}
        />
      )}
      <DialogActions>
        {(kind === 'pick' || kind === 'ship') && packed.length > 0 && <PapersMenu numbers={packed} />}
        <Button look="primary" onClick={onClose}>
          {kitTexts.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
