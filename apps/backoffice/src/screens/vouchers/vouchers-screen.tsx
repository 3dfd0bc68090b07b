import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../kit/button.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Pager } from '../../kit/pager.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { ListBar } from '../../lists/list-bar.tsx';
import { useListColumns } from '../../lists/list-columns.ts';
import { vouchersQuery } from '../../records/vouchers-query.ts';
import { isAllowed } from '../../session/is-allowed.ts';
import { useOperator } from '../../session/office-state.ts';
import { RoomHead } from '../../shell/room-head.tsx';
import { kitTexts } from '../../texts/kit.de.ts';
import { voucherRoomTexts } from '../../texts/rooms.de.ts';
import { seriesTexts, voucherTexts as texts } from '../../texts/vouchers.de.ts';
import { MakeDialog } from './make-dialog.tsx';
import { SeriesDialog } from './series-dialog.tsx';
import { VoucherTable, voucherColumns } from './voucher-table.tsx';
import { questionOf, type VouchersSearch } from './vouchers-search.ts';

const route = getRouteApi('/frame/office/gutscheine');

/** Vouchers, the newest first: what they give, how they are used, and whether they are valid. */
export function VouchersScreen(): ReactNode {
  const search = route.useSearch();
  const { code, serie, ab, dialog } = search;
  const { vouchers, next, isTaken } = useSuspenseQuery(vouchersQuery(questionOf(search))).data;
  const mayEdit = isAllowed('money.edit', useOperator());
  const { ab: _, dialog: __, ...filters } = search;
  const shown = useListColumns('vouchers', voucherColumns, search);
  const navigate = useNavigate();
  const show = (shown?: 'neu' | 'serien') =>
    navigate({ to: '/gutscheine', search: { ...search, dialog: shown }, replace: true });
  const link = 'button button-secondary';
  return (
    <div className="room">
      <RoomHead title={voucherRoomTexts.title}>
        <Button onClick={() => void show('serien')}>{seriesTexts.title}</Button>
        {mayEdit && <Button onClick={() => void show('neu')}>{voucherRoomTexts.make}</Button>}
      </RoomHead>
      {!isTaken && <Notice look="warn" title={texts.off} />}
      <CodeFilter key={code} search={filters} />
      {serie !== undefined && (
        <p>
          {seriesTexts.only(serie)} <Link to="/gutscheine">{texts.all}</Link>
        </p>
      )}
      <ListBar
        hasViews
        list={{
          ...{ path: '/gutscheine', search: filters, of: { list: 'vouchers', question: questionOf(filters) } },
          ...{ columns: voucherColumns, shown: shown.map(({ name }) => name) },
        }}
      />
      {vouchers.length === 0 ? (
        <EmptyState sentence={emptyWords(search)}>
          {code !== undefined && <Link to="/gutscheine">{texts.all}</Link>}
        </EmptyState>
      ) : (
        <VoucherTable vouchers={vouchers} columns={shown} mayEdit={mayEdit} />
      )}
      {(ab !== undefined || next !== null) && (
        <Pager label={texts.pages}>
          {ab !== undefined && (
            <Link className={link} to="/gutscheine" search={filters}>
              {kitTexts.newest}
            </Link>
          )}
          {next !== null && (
            <Link className={link} to="/gutscheine" search={{ ...filters, ab: next }}>
              {kitTexts.older}
            </Link>
          )}
        </Pager>
      )}
      {dialog === 'serien' && <SeriesDialog mayEdit={mayEdit} onClose={() => void show()} />}
      {dialog === 'neu' && mayEdit && <MakeDialog onClose={() => void show()} />}
    </div>
  );
}

/** Why nothing is listed. */
function emptyWords({ code, serie }: VouchersSearch): string {
  if (code !== undefined) return texts.noneWith(code);
  return serie === undefined ? texts.none : seriesTexts.noneOf(serie);
}

/** Filters by the beginning of codes. The address keeps it. */
function CodeFilter({ search }: { search: VouchersSearch }) {
  const navigate = useNavigate();
  const filter = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = `${new FormData(event.currentTarget).get('code') ?? ''}`.trim();
    void navigate({ to: '/gutscheine', search: { ...search, code: typed === '' ? undefined : typed } });
  };
  return (
    <search>
      <form className="voucher-filter" onSubmit={filter}>
        <TextField label={texts.search} type="search" name="code" defaultValue={search.code ?? ''} autoComplete="off" />
        <Button type="submit">{texts.find}</Button>
      </form>
    </search>
  );
}
