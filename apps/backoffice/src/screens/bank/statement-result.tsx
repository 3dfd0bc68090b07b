import type { BankFileRead } from '@kontor/contract/office';
import { formatDay } from '../../format/format-day.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog, DialogActions } from '../../kit/dialog.tsx';
import { type Column, Table } from '../../kit/table.tsx';
import { statementTexts as texts } from '../../texts/bank.de.ts';
import { kitTexts } from '../../texts/kit.de.ts';
import { amountOf, payerOf } from './entry-words.ts';

type Statement = BankFileRead['statements'][number];
type RefusedEntry = Statement['refused'][number];

/** The result of a file: how many entries were new, known or refused, and each refused entry with its reason. */
export function StatementResult({ read, onClose }: { read: BankFileRead; onClose: () => void }) {
  const refused = read.statements.flatMap((statement) => statement.refused);
  return (
    <Dialog title={texts.resultTitle} onClose={onClose} className="dialog-wide">
      <p role="status">{texts.result(read)}</p>
      <Table caption={texts.caption} columns={columns} rows={read.statements} keyOf={keyOf} />
      {refused.length > 0 && (
        <Table
          caption={texts.refusedCaption}
          columns={refusedColumns}
          rows={refused}
          keyOf={(entry) => `${refused.indexOf(entry)}`}
        />
      )}
      <DialogActions>
        <Button look="primary" onClick={onClose}>
          {kitTexts.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const keyOf = ({ account, number, format }: Statement) => `${account} ${number} ${format}`;

const count = (title: string, of: (statement: Statement) => number): Column<Statement> => ({
  ...{ title, isNumber: true, isShort: true },
  cell: (statement) => of(statement) || '–',
});

const columns: readonly Column<Statement>[] = [
  {
    title: texts.statement,
    cell: ({ account, number, format }) => (
      <>
        {account}
        <span className="second-line">{[texts.number(number), texts.formats[format] ?? format].join(', ')}</span>
      </>
    ),
  },
  count(texts.new, (statement) => statement.new),
  count(texts.known, ({ known }) => known),
  count(texts.pending, ({ pending }) => pending),
  count(texts.refused, ({ refused }) => refused.length),
];

const refusedColumns: readonly Column<RefusedEntry>[] = [
  { title: texts.payer, cell: payerOf },
  { title: texts.day, isShort: true, cell: ({ bookedOn }) => formatDay(bookedOn) },
  { title: texts.amount, isNumber: true, isShort: true, cell: amountOf },
  { title: texts.why, cell: ({ reason }) => reason },
];
