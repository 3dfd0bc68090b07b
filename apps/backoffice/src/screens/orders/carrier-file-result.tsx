import type { CarrierFileResults } from '@kontor/contract/office';
import { Link } from '@tanstack/react-router';
import { Button } from '../../kit/button.tsx';
import { Dialog, DialogActions } from '../../kit/dialog.tsx';
import { type Column, Table } from '../../kit/table.tsx';
import { carrierFileTexts as texts } from '../../texts/carrier-file.de.ts';
import { kitTexts } from '../../texts/kit.de.ts';
import { manyTexts } from '../../texts/orders.de.ts';

type Row = CarrierFileResults['results'][number];

/** The result for each row of a carrier's file. Refused rows come first. */
export function CarrierFileResult({ results, onClose }: { results: CarrierFileResults; onClose: () => void }) {
  const rows = results.results.toSorted((a, b) => places.indexOf(a.outcome) - places.indexOf(b.outcome));
  return (
    <Dialog title={texts.title} onClose={onClose} className="dialog-wide">
      <p role="status">{manyTexts.result(results.changed, results.already, results.refused)}</p>
      {rows.length > 0 && (
        <Table caption={manyTexts.resultCaption} columns={columns} rows={rows} keyOf={({ row }) => `${row}`} />
      )}
      <DialogActions>
        <Button look="primary" onClick={onClose}>
          {kitTexts.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const places: readonly Row['outcome'][] = ['refused', 'already', 'changed'];

const columns: readonly Column<Row>[] = [
  {
    title: manyTexts.order,
    isShort: true,
    cell: ({ number, code }) =>
      number === '' || code === 'order-not-found' ? (
        number || texts.noNumber
      ) : (
        <Link to="/bestellungen/$nummer" params={{ nummer: number }}>
          {number}
        </Link>
      ),
  },
  { title: texts.row, isNumber: true, cell: ({ row }) => row },
  { title: manyTexts.outcome, isShort: true, cell: ({ outcome }) => manyTexts.outcomes[outcome] },
  { title: manyTexts.why, cell: ({ msg }) => msg },
];
