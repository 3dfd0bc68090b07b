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
  const [stopping, setStopping] = useState<VoucherSeries | null>(null);
  const stop = async ({ name, left }: VoucherSeries) => {
    await officeCall('voucherSeriesStop', { name, isStopped: left > 0 });
    showToast(left > 0 ? voucherTexts.stopped(name) : voucherTexts.resumed(name));
    const keys = ['vouchers', 'voucher-series', 'log'];
    await Promise.all(keys.map((key) => queries.invalidateQueries({ queryKey: [key] })));
  };
  const actions: Column<VoucherSeries> = {
    title: texts.actions,
    cell: (series) =>
      series.left === 0 && series.stopped === 0 ? null : (
        <Button
          look="plain"
          aria-label={series.left > 0 ? texts.stopOf(series.name) : texts.resumeOf(series.name)}
          onClick={() => setStopping(series)}
        >
          {series.left > 0 ? voucherTexts.stop : voucherTexts.resume}
        </Button>
      ),
  };
  if (stopping !== null) {
    const isStop = stopping.left > 0;
    return (
      <ConfirmDialog
        title={isStop ? texts.stopOf(stopping.name) : texts.resumeOf(stopping.name)}
        confirm={isStop ? voucherTexts.stop : voucherTexts.resume}
        act={() => stop(stopping)}
        onClose={() => setStopping(null)}
      >
        <p>{isStop ? texts.stopHint(stopping.left) : texts.resumeHint}</p>
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
