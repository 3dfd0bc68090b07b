import type { OfficeClaim } from '@kontor/contract/office';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { formatDay } from '../../format/format-day.ts';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Table } from '../../kit/table.tsx';
import { claimsQuery } from '../../records/claims-query.ts';
import { isAllowed } from '../../session/is-allowed.ts';
import { useOperator } from '../../session/office-state.ts';
import { RoomHead } from '../../shell/room-head.tsx';
import { claimTexts as texts } from '../../texts/claims.de.ts';
import { claimRoomTexts } from '../../texts/rooms.de.ts';
import { ClaimDialog, type ClaimWish } from './claim-dialog.tsx';
import { ClaimSums } from './claim-sums.tsx';
import { actionsColumn, claimColumns, numberColumn } from './claims-columns.tsx';
import { DueClaims } from './due-claims.tsx';

/** Unpaid orders: what is to be done about them now, and all of them. */
export function ClaimsScreen(): ReactNode {
  const page = useSuspenseQuery(claimsQuery).data;
  const [wish, setWish] = useState<ClaimWish | null>(null);
  const operator = useOperator();
  const may = { remind: isAllowed('money.edit', operator), cancel: isAllowed('orders.edit', operator) };
  const ask = (claim: OfficeClaim, kind: ClaimWish['kind']) => setWish({ claim, kind });
  const actions = actionsColumn(may, ask);
  const due = page.claims.filter(({ next }) => next.kind !== 'none');
  return (
    <div className="room claims">
      <RoomHead title={claimRoomTexts.title} />
      {page.claims.length === 0 ? (
        <EmptyState sentence={texts.none} />
      ) : (
        <>
          <ClaimSums sums={page.sums} />
          <BankNotice readUntil={page.readUntil} isRead={page.isBankRead} />
          {page.isAutomatic && <p className="soft">{page.isBankRead ? texts.automatic : texts.automaticRests}</p>}
          <DueClaims due={due} actions={actions} mayRemind={may.remind} />
          <section className="section" aria-labelledby="claims-title">
            <h2 id="claims-title">{texts.all}</h2>
            {page.isMore && <p className="soft">{texts.more}</p>}
            <Table
              caption={texts.all}
              columns={[numberColumn, ...claimColumns, actions]}
              rows={page.claims}
              keyOf={({ number }) => number}
            />
          </section>
        </>
      )}
      {wish !== null && <ClaimDialog wish={wish} onClose={() => setWish(null)} />}
    </div>
  );
}

/** Payments that no statement has shown yet are not known. */
function BankNotice({ readUntil, isRead }: { readUntil: string | null; isRead: boolean }) {
  if (isRead) return null;
  return (
    <Notice look="warn" title={readUntil === null ? texts.neverRead : texts.readUntil(formatDay(readUntil))}>
      <p>{texts.readFirst}</p>
      <Link className="button button-secondary" to="/bank">
        {texts.toBank}
      </Link>
    </Notice>
  );
}
