import type { OfficeVoucher, VoucherWorth } from '@kontor/contract/office';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { officeCall } from '../../calls/office-call.ts';
import { formatDay } from '../../format/format-day.ts';
import { formatPrice } from '../../format/format-price.ts';
import { ConfirmDialog } from '../../forms/confirm-dialog.tsx';
import { Menu } from '../../kit/menu.tsx';
import { Status } from '../../kit/status.tsx';
import { type Column, Table } from '../../kit/table.tsx';
import { Time } from '../../kit/time.tsx';
import { showToast } from '../../kit/toast-message.ts';
import type { ListColumn } from '../../lists/list-columns.ts';
import { voucherTexts as texts } from '../../texts/vouchers.de.ts';
import { EndDialog } from './end-dialog.tsx';

/** Vouchers with their use, and what an operator can do with each. */
export function VoucherTable(props: {
  vouchers: readonly OfficeVoucher[];
  columns: readonly Column<OfficeVoucher>[];
  mayEdit: boolean;
}) {
  const { vouchers, columns, mayEdit } = props;
  const [stopping, setStopping] = useState<OfficeVoucher | null>(null);
  const [ending, setEnding] = useState<OfficeVoucher | null>(null);
  const queries = useQueryClient();
  const stop = async ({ code, state }: OfficeVoucher) => {
    const { state: now } = await officeCall('voucherChange', { code, isStopped: state !== 'stopped' });
    showToast(now === 'stopped' ? texts.stopped(code) : texts.resumed(code));
    await Promise.all(['vouchers', 'log'].map((key) => queries.invalidateQueries({ queryKey: [key] })));
  };
  const actions: Column<OfficeVoucher> = {
    title: texts.actions,
    isActions: true,
    cell: (voucher) => (
      <Menu
        label={texts.actionsOf(voucher.code)}
        entries={[
          { label: texts.end, onChoose: () => setEnding(voucher) },
          {
            label: voucher.state === 'stopped' ? texts.resume : texts.stop,
            isDanger: voucher.state !== 'stopped',
            onChoose: () => setStopping(voucher),
          },
        ]}
      />
    ),
  };
  return (
    <>
      <Table
        caption={texts.caption}
        columns={mayEdit ? [...columns, actions] : columns}
        rows={vouchers}
        keyOf={({ code }) => code}
      />
      {stopping !== null && (
        <ConfirmDialog
          title={stopping.state === 'stopped' ? texts.resumeOf(stopping.code) : texts.stopOf(stopping.code)}
          confirm={stopping.state === 'stopped' ? texts.resume : texts.stop}
          act={() => stop(stopping)}
          onClose={() => setStopping(null)}
        >
          <p>{stopping.state === 'stopped' ? texts.resumeHint : texts.stopHint(stopping.inCarts)}</p>
        </ConfirmDialog>
      )}
      {ending !== null && <EndDialog voucher={ending} onClose={() => setEnding(null)} />}
    </>
  );
}

function worthInWords(worth: VoucherWorth): string {
  switch (worth.kind) {
    case 'fixed':
      return formatPrice(worth.amount);
    case 'percent':
      return texts.percent(worth.percent);
    case 'gift-balance':
      return texts.balance(formatPrice(worth.balance));
    case 'free-shipping':
      return texts.freeShipping;
  }
}

/** The columns of the list of vouchers that can be chosen. */
export const voucherColumns: readonly ListColumn<'vouchers', OfficeVoucher>[] = [
  { name: 'code', title: texts.code, isShort: true, cell: ({ code }) => code },
  {
    name: 'worth',
    title: texts.worth,
    cell: ({ worth, minimum }) => (
      <span>
        {worthInWords(worth)}
        {minimum > 0 && <span className="second-line">{texts.from(formatPrice(minimum))}</span>}
      </span>
    ),
  },
  {
    name: 'period',
    title: texts.period,
    cell: ({ firstDay, lastDay }) =>
      texts.days(firstDay === null ? null : formatDay(firstDay), lastDay === null ? null : formatDay(lastDay)),
  },
  {
    name: 'uses',
    title: texts.uses,
    cell: ({ used, usesAllowed, inCarts }) => (
      <span>
        {texts.used(used, usesAllowed)}
        {inCarts > 0 && <span className="second-line">{texts.inCarts(inCarts)}</span>}
      </span>
    ),
  },
  {
    name: 'state',
    title: texts.state,
    cell: ({ state }) => <Status look={state === 'valid' ? 'good' : 'plain'} label={texts.states[state]} />,
  },
  {
    name: 'made',
    title: texts.madeOn,
    isShort: true,
    isExtra: true,
    cell: ({ createdAt }) => <Time iso={createdAt} />,
  },
];
