import type { TurnoverLimit } from '@kontor/contract/office';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Icon } from '../../kit/icon.tsx';
import { Notice } from '../../kit/notice.tsx';
import { securityQuery } from '../../records/security-query.ts';
import { todayQuery } from '../../records/today-query.ts';
import { TurnoverLimits } from '../../records/turnover-limits.tsx';
import { isAllowed } from '../../session/is-allowed.ts';
import { useOperator } from '../../session/office-state.ts';
import { RoomHead } from '../../shell/room-head.tsx';
import { useRooms } from '../../shell/rooms.ts';
import { todayTexts as texts } from '../../texts/today.de.ts';
import { Tasks, tasksOf } from './tasks.tsx';

/** The page warns below this number of recovery codes. */
const fewCodes = 3;

/** Limits of turnover that nobody needs to act on. They are shown with the books only. */
const quietStates: ReadonlySet<TurnoverLimit['state']> = new Set(['below', 'settled']);

/** The waiting tasks, then the rooms. It shows nothing that does not exist or that the operator may not see. */
export function TodayScreen(): ReactNode {
  const operator = useOperator();
  const { data: security } = useSuspenseQuery(securityQuery);
  const { data: today } = useSuspenseQuery(todayQuery);
  const limits = (today.limits ?? []).filter(({ state }) => !quietStates.has(state));
  const tasks = tasksOf(today);
  const rooms = useRooms().filter(({ place, address }) => place !== undefined && address !== '/');
  const lacksFactor = !security.hasTotp && security.passkeys.length === 0;
  const lacksCodes = security.hasTotp && security.recoveryCodesLeft < fewCodes;
  return (
    <div className="room">
      <RoomHead title={texts.title} />
      <section className="section" aria-labelledby="today-open">
        <h2 id="today-open">{texts.openTitle}</h2>
        {tasks.length > 0 && <Tasks tasks={tasks} />}
        <TurnoverLimits limits={limits} />
        {lacksFactor && (
          <Notice look="warn" title={texts.factor}>
            <p>{texts.factorHint}</p>
            <Link className="button button-secondary" to="/sicherheit">
              {texts.factorButton}
            </Link>
          </Notice>
        )}
        {lacksCodes && (
          <Notice look="warn" title={texts.codes(security.recoveryCodesLeft)}>
            <p>{texts.codesHint}</p>
            <Link className="button button-secondary" to="/sicherheit">
              {texts.codesButton}
            </Link>
          </Notice>
        )}
        {tasks.length === 0 && limits.length === 0 && !lacksFactor && !lacksCodes && <p>{texts.done}</p>}
      </section>
      <section className="section" aria-labelledby="today-rooms">
        <h2 id="today-rooms">{texts.roomsTitle}</h2>
        <ul className="today-rooms">
          {rooms.map(({ address, title, icon }) => (
            <li key={address}>
              <Link to={address}>
                {icon && <Icon name={icon} />}
                {title}
              </Link>
            </li>
          ))}
        </ul>
        <p className="soft">
          {texts.hello(operator.name)} {isAllowed('settings.edit', operator) && texts.byCommand}
        </p>
      </section>
    </div>
  );
}
