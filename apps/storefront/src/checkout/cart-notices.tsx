import { checkoutTexts } from '../texts/checkout.de.ts';
import { Button } from '../ui/button.tsx';
import { focusContent } from '../ui/focus-content.ts';
import { Notice } from '../ui/notice.tsx';

/** The shop's changes of a cart (CONTRACT §5), announced at once and shown until the visitor dismisses them. */
export function CartNotices({ notices, onSeen }: { notices: readonly string[]; onSeen: () => void }) {
  if (notices.length === 0) return null;
  const see = () => {
    focusContent();
    onSeen();
  };
  return (
    <Notice look="info" alert>
      <strong>{checkoutTexts.changed}</strong>
      <ul className="notice-list">
        {notices.map((notice) => (
          <li key={notice}>{notice}</li>
        ))}
      </ul>
      <Button look="plain" onClick={see}>
        {checkoutTexts.seen}
      </Button>
    </Notice>
  );
}
