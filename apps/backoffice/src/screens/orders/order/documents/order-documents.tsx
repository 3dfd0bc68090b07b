import type { OfficeDocument, OfficeDocuments, OfficeOrder } from '@kontor/contract/office';
import { parcelsByNote } from '@kontor/domain';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDay } from '../../../../format/format-day.ts';
import { formatAmount, formatPrice } from '../../../../format/format-price.ts';
import { FailureNotice } from '../../../../forms/failure-notice.tsx';
import { Button } from '../../../../kit/button.tsx';
import { Menu, type MenuEntry } from '../../../../kit/menu.tsx';
import { Notice } from '../../../../kit/notice.tsx';
import { Progress } from '../../../../kit/progress.tsx';
import { Status } from '../../../../kit/status.tsx';
import { type Column, Table } from '../../../../kit/table.tsx';
import { useAction } from '../../../../kit/use-action.ts';
import { documentsQuery } from '../../../../records/documents-query.ts';
import { documentTexts as texts } from '../../../../texts/documents.de.ts';
import { orderTexts } from '../../../../texts/order.de.ts';
import { AllowanceDialog } from './allowance-dialog.tsx';
import { CorrectDialog } from './correct-dialog.tsx';
import { DeliveryNoteDialog } from './delivery-note-dialog.tsx';
import { documentState, validInvoices } from './document-state.ts';
import { InvoiceDialog } from './invoice-dialog.tsx';
import { InvoicePartDialog } from './invoice-part-dialog.tsx';
import { MailDialog } from './mail-dialog.tsx';
import { type FileForm, openFile } from './open-file.ts';
import { ReplaceInvoiceDialog } from './replace-invoice-dialog.tsx';

/** What the operator wants to do: issue a document, or do something with an issued one. */
type Wish =
  | { readonly kind: 'invoice' | 'final' | 'part' | 'delivery-note' | 'replace' }
  | { readonly kind: 'cancel' | 'correct' | 'allowance' | 'mail'; readonly document: OfficeDocument };

/** Invoices, corrections and delivery notes of an order, with the actions on them. */
export function OrderDocuments({ order, mayEdit }: { order: OfficeOrder; mayEdit: boolean }) {
  const { documents, toBill, overbilled } = useSuspenseQuery(documentsQuery(order.number)).data;
  const [wish, setWish] = useState<Wish | null>(null);
  const opening = useAction(openFile);
  const valid = validInvoices(documents);
  const isVoid = valid.length === 0 && (order.state === 'cancelled' || !keepsSome(order));
  const tooMuch = documents.find(({ number }) => number === overbilled);
  const open = (number: string, form: FileForm) => void opening.run(number, form);
  return (
    <section className="section" aria-labelledby="documents-title">
      <h2 id="documents-title">{texts.title}</h2>
      {documents.length === 0 ? (
        <p className="soft">{texts.none}</p>
      ) : (
        <Table
          caption={texts.title}
          columns={columnsFor(documents, parcelsByNote(order.parcels, documents), { mayEdit, open, wish: setWish })}
          rows={documents}
          keyOf={({ number }) => number}
        />
      )}
      {tooMuch !== undefined && (
        <Notice look="warn" title={texts.overbilled(tooMuch.number)}>
          <p>{texts.overbilledHint}</p>
          {mayEdit && (
            <Button onClick={() => setWish({ kind: keepsSome(order) ? 'correct' : 'cancel', document: tooMuch })}>
              {texts.overbilledButton}
            </Button>
          )}
        </Notice>
      )}
      {opening.isBusy && <Progress />}
      <FailureNotice failure={opening.failure} />
      <ValidInWords valid={valid} toBill={toBill} />
      {isVoid && <p className="soft">{texts.nothingToBill}</p>}
      {mayEdit && (
        <div className="form-actions">
          {valid.length === 0 && !isVoid && (
            <Button onClick={() => setWish({ kind: 'invoice' })}>{texts.invoice.button}</Button>
          )}
          {valid.length > 0 && toBill !== null && (
            <Button onClick={() => setWish({ kind: 'final' })}>{texts.final.button}</Button>
          )}
          {toBill !== null && piecesOf(toBill) > 1 && (
            <Button onClick={() => setWish({ kind: 'part' })}>{texts.part.button}</Button>
          )}
          {valid.length === 1 && <Button onClick={() => setWish({ kind: 'replace' })}>{texts.replace.button}</Button>}
          {order.state !== 'cancelled' && (
            <Button onClick={() => setWish({ kind: 'delivery-note' })}>{texts.note.button}</Button>
          )}
        </div>
      )}
      {wish !== null && <WishDialog {...{ order, toBill, wish }} onClose={() => setWish(null)} />}
    </section>
  );
}

type ToBill = OfficeDocuments['toBill'];

/** Which invoices are valid, and what is on none of them. */
function ValidInWords({ valid, toBill }: { valid: readonly OfficeDocument[]; toBill: ToBill }) {
  const [first] = valid;
  if (first === undefined) return null;
  const isOne = valid.length === 1 && toBill === null;
  const words = isOne ? texts.hasInvoice(first.number) : texts.inParts(valid.map(({ number }) => number).join(', '));
  return <p className="soft">{[words, ...(toBill ? [texts.final.left(piecesOf(toBill))] : [])].join(' ')}</p>;
}

function piecesOf({ pieces }: NonNullable<ToBill>): number {
  return pieces.reduce((sum, { amount }) => sum + amount, 0);
}

/** Of each line the pieces that the customer keeps, or still gets. */
function keptOf({ order, lines }: OfficeOrder): number[] {
  return lines.map(({ cancelled, returned }, line) => (order.items[line]?.amount ?? 0) - cancelled - returned);
}

function keepsSome(order: OfficeOrder): boolean {
  return keptOf(order).some((amount) => amount > 0);
}

const issuing = { invoice: InvoiceDialog, 'delivery-note': DeliveryNoteDialog, replace: ReplaceInvoiceDialog } as const;

interface Wished {
  readonly order: OfficeOrder;
  readonly toBill: ToBill;
  readonly wish: Wish;
  readonly onClose: () => void;
}

function WishDialog({ order, toBill, wish, onClose }: Wished) {
  if (wish.kind === 'final') return <InvoiceDialog order={order} isFinal onClose={onClose} />;
  if (wish.kind === 'part') return toBill && <InvoicePartDialog {...{ order, toBill, onClose }} />;
  if (!('document' in wish)) {
    const Issuing = issuing[wish.kind];
    return <Issuing order={order} onClose={onClose} />;
  }
  if (wish.kind === 'mail')
    return <MailDialog number={wish.document.number} email={order.order.email} onClose={onClose} />;
  if (wish.kind === 'allowance') return <AllowanceDialog {...{ order, onClose }} invoice={wish.document} />;
  return <CorrectDialog {...{ order, onClose }} invoice={wish.document} isPart={wish.kind === 'correct'} />;
}

interface Doing {
  readonly mayEdit: boolean;
  readonly open: (number: string, form: FileForm) => void;
  readonly wish: (wish: Wish) => void;
}

function columnsFor(
  all: readonly OfficeDocument[],
  parcels: ReadonlyMap<string, OfficeOrder['parcels'][number]>,
  doing: Doing,
): readonly Column<OfficeDocument>[] {
  return [
    {
      title: texts.number,
      isShort: true,
      cell: ({ number, title }) => (
        <Button
          look="plain"
          className="cell-button"
          aria-label={texts.openPdf(title, number)}
          onClick={() => doing.open(number, 'pdf')}
        >
          {number}
        </Button>
      ),
    },
    {
      title: texts.kind,
      cell: ({ number, title, corrects, replaces }) => (
        <span>
          {title}
          {parcels.has(number) && (
            <span className="second-line">{orderTexts.parcel(parcels.get(number)?.number ?? 0)}</span>
          )}
          {corrects !== null && <span className="second-line">{texts.to(corrects)}</span>}
          {replaces !== null && <span className="second-line">{texts.replaces(replaces)}</span>}
        </span>
      ),
    },
    { title: texts.day, isShort: true, cell: ({ issuedOn }) => formatDay(issuedOn) },
    { title: texts.gross, isNumber: true, isShort: true, cell: ({ gross }) => gross !== null && formatAmount(gross) },
    {
      title: texts.state,
      cell: (document) => (
        <span>
          <Status {...documentState(document, all)} />
          {isDue(document, all) && <span className="second-line">{texts.due(formatPrice(document.due ?? 0))}</span>}
        </span>
      ),
    },
    {
      title: texts.actions,
      isActions: true,
      cell: (document) =>
        entriesFor(document, doing).length > 0 && (
          <Menu label={texts.actionsOf(document.number)} entries={entriesFor(document, doing)} />
        ),
    },
  ];
}

/** Whether an invoice asks for payment as it was issued. After a correction another sum is due. */
function isDue({ kind, due, number }: OfficeDocument, all: readonly OfficeDocument[]): boolean {
  return kind === 'invoice' && (due ?? 0) > 0 && !all.some(({ corrects }) => corrects === number);
}

function entriesFor(document: OfficeDocument, { mayEdit, open, wish }: Doing): MenuEntry[] {
  const { number, kind, left, isWithdrawn } = document;
  const files: readonly FileForm[] =
    kind === 'delivery-note' ? [] : kind === 'invoice' ? ['xrechnung', 'ebinterface'] : ['xrechnung'];
  return [
    ...files.map((form) => ({ label: texts[form as 'xrechnung' | 'ebinterface'], onChoose: () => open(number, form) })),
    ...(mayEdit && !isWithdrawn
      ? [{ label: texts.mail.button, onChoose: () => wish({ kind: 'mail', document }) }]
      : []),
    ...(mayEdit && left !== null && left.allowances.length > 0
      ? [{ label: texts.allowance.button, onChoose: () => wish({ kind: 'allowance', document }) }]
      : []),
    ...(mayEdit && left !== null
      ? (['correct', 'cancel'] as const).map((wanted) => ({
          ...{ label: texts.correct.buttons[wanted], isDanger: true },
          onChoose: () => wish({ kind: wanted, document }),
        }))
      : []),
  ];
}
