import type { OfficeReview } from '@kontor/contract/office';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Pager } from '../../kit/pager.tsx';
import { Status } from '../../kit/status.tsx';
import { type Column, Table } from '../../kit/table.tsx';
import { Tabs } from '../../kit/tabs.tsx';
import { Time } from '../../kit/time.tsx';
import { OrderLink } from '../../records/order-link.tsx';
import { isAllowed } from '../../session/is-allowed.ts';
import { useOperator } from '../../session/office-state.ts';
import { RoomHead } from '../../shell/room-head.tsx';
import { kitTexts } from '../../texts/kit.de.ts';
import { reviewTexts as texts } from '../../texts/reviews.de.ts';
import { reviewRoomTexts } from '../../texts/rooms.de.ts';
import { ReviewActions } from './review-actions.tsx';
import { reviewsQuery } from './reviews-query.ts';
import { questionOf } from './reviews-search.ts';

const route = getRouteApi('/frame/office/bewertungen');
const stands = ['offen', 'kritisch', 'ausgeblendet'] as const;

/** Reviews by buyers, newest first. */
export function ReviewsScreen(): ReactNode {
  const search = route.useSearch();
  const { stand, ab } = search;
  const { reviews, next } = useSuspenseQuery(reviewsQuery(questionOf(search))).data;
  const mayEdit = isAllowed('content.edit', useOperator());
  const active = { includeSearch: true, explicitUndefined: true };
  const link = 'button button-secondary';
  return (
    <div className="room">
      <RoomHead title={reviewRoomTexts.title} />
      <Tabs label={texts.parts}>
        <Link to="/bewertungen" search={{ stand: undefined }} activeOptions={active}>
          {texts.tabs.alle}
        </Link>
        {stands.map((one) => (
          <Link key={one} to="/bewertungen" search={{ stand: one }} activeOptions={active}>
            {texts.tabs[one]}
          </Link>
        ))}
      </Tabs>
      {reviews.length === 0 ? (
        <EmptyState sentence={texts.empty[stand ?? 'alle']} />
      ) : (
        <Table
          caption={texts.caption}
          columns={mayEdit ? [...columns, actions] : columns}
          rows={reviews}
          keyOf={({ _id }) => _id}
        />
      )}
      {(ab !== undefined || next !== null) && (
        <Pager label={texts.pages}>
          {ab !== undefined && (
            <Link className={link} to="/bewertungen" search={{ stand }}>
              {kitTexts.newest}
            </Link>
          )}
          {next !== null && (
            <Link className={link} to="/bewertungen" search={{ stand, ab: next }}>
              {kitTexts.older}
            </Link>
          )}
        </Pager>
      )}
    </div>
  );
}

const columns: readonly Column<OfficeReview>[] = [
  { title: texts.product, cell: ({ product }) => product.name },
  {
    title: texts.review,
    cell: ({ stars, text, name, answer }) => (
      <span className="review-cell">
        <strong>{texts.stars(stars)}</strong>
        <span className="second-line">{name === '' ? texts.anonymous : name}</span>
        {text !== '' && <span className="review-said">{text}</span>}
        {answer !== null && <span className="second-line review-said">{texts.ownAnswer(answer.text)}</span>}
      </span>
    ),
  },
  {
    title: texts.order,
    isShort: true,
    cell: ({ orderNumber }) => <OrderLink number={orderNumber} />,
  },
  {
    title: texts.at,
    isShort: true,
    cell: ({ writtenAt, changedAt }) => (
      <span>
        <Time iso={writtenAt} />
        {changedAt !== null && (
          <span className="second-line">
            {texts.changed} <Time iso={changedAt} />
          </span>
        )}
      </span>
    ),
  },
  {
    title: texts.state,
    cell: ({ hidden }) =>
      hidden === null ? (
        <Status look="good" label={texts.shown} />
      ) : (
        <span>
          <Status look="warn" label={texts.hidden} />
          <span className="second-line">{texts.reasonOf(hidden.reason)}</span>
        </span>
      ),
  },
];

const actions: Column<OfficeReview> = {
  title: texts.actions,
  isActions: true,
  cell: (review) => <ReviewActions review={review} />,
};
