import type { VoucherSeries } from '@kontor/contract/office';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { officeCall } from '../../calls/office-call.ts';
import { formatPrice } from '../../format/format-price.ts';
import { ConfirmDialog } from '../../forms/confirm-dialog.tsx';
import { FailureNotice } from '../../forms/failure-notice.tsx';
import { Button } from '../../kit/button.tsx';
import { Dialog, DialogActions } from '../../kit/dialog.tsx';
import { type Column, Table } from '../../kit/table.tsx';
import { showToast } from '../../kit/toast-message.ts';
import { voucherSeriesQuery } from '../../records/vouchers-query.ts';
import { kitTexts } from '../../texts/kit.de.ts';
import { seriesTexts as texts, voucherTexts } from '../../texts/vouchers.de.ts';

/** Series of vouchers with the use and the rest of each as a whole. */
export function SeriesDialog({ mayEdit, onClose }: { mayEdit: boolean; onClose: () => void }) {
  const queries = useQueryClient();
  const { data, error } = useQuery(voucherSeriesQuery);
  const [changing, setChanging] = useState<VoucherSeries | null>(null);
  const change = async ({ name, isStopped }: VoucherSeries) => {
    await officeCall('voucherSeriesStop', { name, isStopped: !isStopped });
    showToast(isStopped ? voucherTexts.resumed(name) : voucherTexts.stopped(name));
    const keys = ['vouchers', 'voucher-series', 'log'];
    await Promise.all(keys.map((key) => queries.invalidateQueries({ queryKey: [key] })));
  };
  const actions: Column<VoucherSeries> = {
    title: texts.actions,
    cell: (series) =>
      series.left === 0 && !series.isStopped ? null : (
        <Button
          look="plain"
          aria-label={series.isStopped ? texts.resumeOf(series.name) : texts.stopOf(series.name)}
          onClick={() => setChanging(series)}
        >
          {series.isStopped ? voucherTexts.resume : voucherTexts.stop}
        </Button>
      ),
  };
  if (changing !== null) {
    const { name, left, isStopped } = changing;
    return (
      <ConfirmDialog
        title={isStopped ? texts.resumeOf(name) : texts.stopOf(name)}
        confirm={isStopped ? voucherTexts.resume : voucherTexts.stop}
        act={() => change(changing)}
        onClose={() => setChanging(null)}
      >
        <p>{isStopped ? texts.resumeHint : texts.stopHint(left)}</p>
      </ConfirmDialog>
    );
  }
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <FailureNotice failure={error} />
      {data?.series.length === 0 && <p>{texts.none}</p>}
      {data !== undefined && data.series.length > 0 && (
        <Table
          caption={texts.title}
          columns={mayEdit ? [...columns, actions] : columns}
          rows={data.series}
          keyOf={({ name }) => name}
        />
      )}
      <DialogActions>
        <Button onClick={onClose}>{kitTexts.close}</Button>
      </DialogActions>
    </Dialog>
  );
}

const columns: readonly Column<VoucherSeries>[] = [
  {
    title: texts.name,
    cell: ({ name, prefix }) => (
      <>
        <Link to="/gutscheine" search={{ serie: name }}>
          {name}
        </Link>
        {prefix !== '' && <span className="second-line">{texts.begins(prefix)}</span>}
      </>
    ),
  },
  {
    title: voucherTexts.uses,
    cell: ({ usedVouchers, count, uses }) => (
      <>
        {texts.used(usedVouchers, count)}
        {uses > usedVouchers && <span className="second-line">{texts.uses(uses)}</span>}
      </>
    ),
  },
  {
    title: texts.rest,
    cell: ({ left, stopped, balance }) => (
      <>
        {texts.left(left)}
        {balance !== null && <span className="second-line">{formatPrice(balance)}</span>}
        {stopped > 0 && <span className="second-line">{texts.stopped(stopped)}</span>}
      </>
    ),
  },
];
