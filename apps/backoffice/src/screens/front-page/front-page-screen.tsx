import { useSuspenseQuery } from '@tanstack/react-query';
import { RecordHistory } from '../../history/record-history.tsx';
import { Notice } from '../../kit/notice.tsx';
import { isAllowed } from '../../session/is-allowed.ts';
import { useOperator } from '../../session/office-state.ts';
import { RoomHead } from '../../shell/room-head.tsx';
import { frontPageTexts as texts } from '../../texts/front-page.de.ts';
import { frontPageRoomTexts } from '../../texts/rooms.de.ts';
import { FrontPageEditor } from './front-page-editor.tsx';
import { frontPageQuery } from './front-page-query.ts';

/** The start page: its blocks, and who changed them. */
export function FrontPageScreen() {
  const { data } = useSuspenseQuery(frontPageQuery);
  const own = useOperator();
  return (
    <div className="room">
      <RoomHead title={frontPageRoomTexts.title}>
        <a className="button button-secondary" href="/shop" target="_blank" rel="noreferrer">
          {texts.open}
        </a>
      </RoomHead>
      <div className="record">
        <div className="section">
          <p className="soft">{texts.intro}</p>
          {data.isReplaced && <Notice look="warn">{texts.replaced}</Notice>}
          <FrontPageEditor stored={data} mayEdit={isAllowed('content.edit', own)} />
        </div>
        {isAllowed('log.read', own) && <RecordHistory subject="front-page" subjectId="start" />}
      </div>
    </div>
  );
}
