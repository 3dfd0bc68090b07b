import { officeLists } from '@kontor/contract/office';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button } from '../../kit/button.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Pager } from '../../kit/pager.tsx';
import { Tabs } from '../../kit/tabs.tsx';
import { ListBar } from '../../lists/list-bar.tsx';
import { bankEntriesQuery } from '../../records/bank-query.ts';
import { isAllowed } from '../../session/is-allowed.ts';
import { useOperator } from '../../session/office-state.ts';
import { RoomHead } from '../../shell/room-head.tsx';
import { ruleTexts, statementTexts, bankTexts as texts } from '../../texts/bank.de.ts';
import { kitTexts } from '../../texts/kit.de.ts';
import { type EntryState, questionOf } from './bank-search.ts';
import { DecidedEntries } from './decided-entries.tsx';
import { OpenEntries } from './open-entries.tsx';
import { isIdleOutgoing, OutgoingButton } from './outgoing-button.tsx';
import { RulesDialog } from './rules-dialog.tsx';
import { StatementDialog } from './statement-dialog.tsx';

const route = getRouteApi('/frame/office/bank');

/** Money on the shop's bank account: the open entries and the decided ones. */
export function BankScreen(): ReactNode {
  const search = route.useSearch();
  const { stand = 'offen', ab, dialog } = search;
  const page = useSuspenseQuery(bankEntriesQuery(questionOf(search))).data;
  const mayEdit = isAllowed('money.edit', useOperator());
  const navigate = useNavigate();
  const show = (shown?: 'einlesen' | 'regeln') =>
    navigate({ to: '/bank', search: { ...search, dialog: shown }, replace: true });
  const link = 'button button-secondary';
  const Entries = stand === 'offen' && mayEdit ? OpenEntries : DecidedEntries;
  return (
    <div className="room bank">
      <RoomHead title={texts.title}>
        {mayEdit && page.entries.some(isIdleOutgoing) && <OutgoingButton />}
        <Button onClick={() => void show('regeln')}>{ruleTexts.list}</Button>
        {mayEdit && <Button onClick={() => void show('einlesen')}>{statementTexts.button}</Button>}
      </RoomHead>
      <Tabs label={texts.parts}>
        {(Object.keys(texts.states) as EntryState[]).map((state) => (
          <Link
            key={state}
            to="/bank"
            search={{ stand: state === 'offen' ? undefined : state }}
            activeOptions={{ includeSearch: true, explicitUndefined: true }}
          >
            {texts.states[state]}
          </Link>
        ))}
      </Tabs>
      <ListBar
        list={{
          ...{ path: '/bank', search: {}, of: { list: 'bank-entries', question: questionOf({ stand }) } },
          ...{ columns: [], shown: officeLists['bank-entries'].columns },
        }}
      />
      {page.entries.length === 0 ? (
        <EmptyState sentence={texts.empty[stand]} />
      ) : (
        <Entries key={`${stand} ${ab}`} page={page} mayEdit={mayEdit} />
      )}
      {(ab !== undefined || page.next !== null) && (
        <Pager label={texts.pages}>
          {ab !== undefined && (
            <Link className={link} to="/bank" search={{ stand }}>
              {kitTexts.newest}
            </Link>
          )}
          {page.next !== null && (
            <Link className={link} to="/bank" search={{ stand, ab: page.next }}>
              {kitTexts.older}
            </Link>
          )}
        </Pager>
      )}
      {dialog === 'regeln' && <RulesDialog mayEdit={mayEdit} onClose={() => void show()} />}
      {dialog === 'einlesen' && mayEdit && <StatementDialog onClose={() => void show()} />}
    </div>
  );
}
