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
import { showToast } from '../../kit/toast-message.ts';
import { voucherTexts as texts } from '../../texts/vouchers.de.ts';
import { EndDialog } from './end-dialog.tsx';

/** Vouchers with their use, and what an operator can do with each. */
export function VoucherTable({ vouchers, mayEdit }: { vouchers: readonly OfficeVoucher[]; mayEdit: boolean }) {
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

const columns: readonly Column<OfficeVoucher>[] = [
  { title: texts.code, isShort: true, cell: ({ code }) => code },
  {
    title: texts.worth,
    cell: ({ worth, minimum }) => (
      <span>
        {worthInWords(worth)}
        {minimum > 0 && <span className="second-line">{texts.from(formatPrice(minimum))}</span>}
      </span>
    ),
  },
  {
    title: texts.period,
    cell: ({ firstDay, lastDay }) =>
      texts.days(firstDay === null ? null : formatDay(firstDay), lastDay === null ? null : formatDay(lastDay)),
  },
  {
    title: texts.uses,
    cell: ({ used, usesAllowed, inCarts }) => (
      <span>
        {texts.used(used, usesAllowed)}
        {inCarts > 0 && <span className="second-line">{texts.inCarts(inCarts)}</span>}
      </span>
    ),
  },
  {
    title: texts.state,
    cell: ({ state }) => <Status look={state === 'valid' ? 'good' : 'plain'} label={texts.states[state]} />,
  },
];
