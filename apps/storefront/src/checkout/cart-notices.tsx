import { checkoutTexts } from '../texts/checkout.de.ts';
import { Button } from '../ui/button.tsx';
import { focusContent } from '../ui/focus-content.ts';
import { Notice } from '../ui/notice.tsx';

/** What the shop changed in a cart (CONTRACT §5), said at once and shown until it was seen. */
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
