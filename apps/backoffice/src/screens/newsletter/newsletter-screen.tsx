import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Pager } from '../../kit/pager.tsx';
import { ListBar } from '../../lists/list-bar.tsx';
import { useListColumns } from '../../lists/list-columns.ts';
import { isAllowed } from '../../session/is-allowed.ts';
import { useOperator } from '../../session/office-state.ts';
import { RoomHead } from '../../shell/room-head.tsx';
import { kitTexts } from '../../texts/kit.de.ts';
import { newsletterTexts as texts } from '../../texts/newsletter.de.ts';
import { newsletterRoomTexts } from '../../texts/rooms.de.ts';
import { NewsletterFilter } from './newsletter-filter.tsx';
import { newsletterQuery } from './newsletter-query.ts';
import { questionOf } from './newsletter-search.ts';
import { NewsletterTable, newsletterColumns } from './newsletter-table.tsx';

const route = getRouteApi('/frame/office/newsletter');

/** Who gets the newsletter, the latest first, with the file for the program that sends it. */
export function NewsletterScreen(): ReactNode {
  const search = route.useSearch();
  const { wort, ab } = search;
  const { subscribers, next, count, isMore, unconfirmed, isOffered } = useSuspenseQuery(
    newsletterQuery(questionOf(search)),
  ).data;
  const { ab: _, ...filters } = search;
  const shown = useListColumns('newsletter', newsletterColumns, search);
  const mayEdit = isAllowed('customers.edit', useOperator());
  const link = 'button button-secondary';
  return (
    <div className="room">
      <RoomHead title={newsletterRoomTexts.title} />
      {!isOffered && (
        <Notice look="warn" title={texts.off}>
          {texts.offHint}
        </Notice>
      )}
      <p className="soft">{texts.hint}</p>
      <NewsletterFilter search={search} />
      <ListBar
        hasViews
        list={{
          ...{ path: '/newsletter', search: filters, of: { list: 'newsletter', question: questionOf(filters) } },
          ...{ columns: newsletterColumns, shown: shown.map(({ name }) => name) },
        }}
      />
      <p className="soft" role="status">
        {texts.count(count, isMore, unconfirmed)}
      </p>
      {subscribers.length === 0 ? (
        <EmptyState sentence={wort === undefined ? texts.empty : texts.emptyFiltered} />
      ) : (
        <NewsletterTable subscribers={subscribers} columns={shown} mayEdit={mayEdit} />
      )}
      {(ab !== undefined || next !== null) && (
        <Pager label={texts.pages}>
          {ab !== undefined && (
            <Link className={link} to="/newsletter" search={filters}>
              {kitTexts.newest}
            </Link>
          )}
          {next !== null && (
            <Link className={link} to="/newsletter" search={{ ...filters, ab: next }}>
              {kitTexts.older}
            </Link>
          )}
        </Pager>
      )}
    </div>
  );
}
