import { Button } from '../../kit/button.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Progress } from '../../kit/progress.tsx';
import { Status } from '../../kit/status.tsx';
import { kitPageTexts as texts } from '../../texts/kit-page.de.ts';

/** The messages of a page. */
export function KitMessages() {
  return (
    <div className="form">
      {(['plain', 'good', 'warn', 'bad'] as const).map((look) => (
        <Notice key={look} look={look} title={texts.noticeTitle}>
          <p>{texts.notice}</p>
        </Notice>
      ))}
      <div className="form-actions">
        <Status label={texts.invited} />
        <Status look="good" label={texts.active} />
        <Status look="warn" label={texts.unsafe} />
      </div>
      <Progress />
      <EmptyState sentence={texts.empty}>
        <Button>{texts.more}</Button>
      </EmptyState>
    </div>
  );
}
