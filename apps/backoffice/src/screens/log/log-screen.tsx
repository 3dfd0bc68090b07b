import type { LogEntry } from '@kontor/contract/office';
import { subjectTexts } from '@kontor/contract/office-texts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { AboutLink } from '../../history/about-link.tsx';
import { actionTitle } from '../../history/action-title.ts';
import { ChangeList } from '../../history/change-list.tsx';
import { logQuery } from '../../history/log-query.ts';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Pager } from '../../kit/pager.tsx';
import { Table } from '../../kit/table.tsx';
import { Time } from '../../kit/time.tsx';
import { ListBar } from '../../lists/list-bar.tsx';
import { type ListColumn, useListColumns } from '../../lists/list-columns.ts';
import { filtersOf } from '../../lists/list-search.ts';
import { RoomHead } from '../../shell/room-head.tsx';
import { kitTexts } from '../../texts/kit.de.ts';
import { logTexts as texts } from '../../texts/log.de.ts';
import { LogFilters } from './log-filters.tsx';
import { questionOf } from './log-search.ts';

const route = getRouteApi('/frame/office/protokoll');

/** Who changed what, newest first, fifty at a time. */
export function LogScreen(): ReactNode {
  const search = route.useSearch();
  const { entries, next } = useSuspenseQuery(logQuery(questionOf(search))).data;
  const { ab, ...filters } = search;
  const shown = useListColumns('log', columns, search);
  const isFiltered = Object.keys(filtersOf(search)).length > 0;
  return (
    <div className="room">
      <RoomHead title={texts.title} />
      <LogFilters filters={filters} />
      <ListBar
        hasViews
        list={{
          ...{ path: '/protokoll', search: filters, of: { list: 'log', question: questionOf(filters) } },
          ...{ columns, shown: shown.map(({ name }) => name) },
        }}
      />
      {entries.length === 0 ? (
        <EmptyState sentence={isFiltered ? texts.emptyFiltered : texts.empty}>
          {isFiltered && (
            <Link className="button button-secondary" to="/protokoll">
              {texts.clear}
            </Link>
          )}
        </EmptyState>
      ) : (
        <Table caption={texts.caption} columns={shown} rows={entries} keyOf={({ _id }) => _id} />
      )}
      {(ab !== undefined || next !== null) && (
        <Pager label={texts.pages}>
          {ab !== undefined && (
            <Link className="button button-secondary" to="/protokoll" search={filters}>
              {kitTexts.newest}
            </Link>
          )}
          {next !== null && (
            <Link className="button button-secondary" to="/protokoll" search={{ ...filters, ab: next }}>
              {kitTexts.older}
            </Link>
          )}
        </Pager>
      )}
    </div>
  );
}

const columns: readonly ListColumn<'log', LogEntry>[] = [
  { name: 'at', title: texts.at, isShort: true, cell: ({ at }) => <Time iso={at} /> },
  { name: 'who', title: texts.who, cell: ({ operator }) => operator },
  { name: 'what', title: texts.what, cell: ({ action }) => actionTitle(action) },
  { name: 'about', title: texts.about, cell: (entry) => <AboutLink entry={entry} /> },
  { name: 'change', title: texts.change, cell: ({ before, after }) => <ChangeList before={before} after={after} /> },
  { name: 'network', title: texts.network, isShort: true, cell: ({ network }) => network },
  {
    name: 'subject',
    title: texts.subject,
    isExtra: true,
    cell: ({ subject }) => (subjectTexts as Readonly<Record<string, string>>)[subject] ?? subject,
  },
];
