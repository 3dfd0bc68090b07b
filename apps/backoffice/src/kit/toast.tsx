import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { currentToast, hideToast, subscribeToToast } from './toast-message.ts';

/** How long a message is shown, in ms. */
const stays = 6000;

/** The place of short messages, above everything, including an open dialog. Screen readers read each one. */
export function Toast() {
  const message = useSyncExternalStore(subscribeToToast, currentToast);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message === null) return;
    const timer = setTimeout(() => hideToast(message), stays);
    return () => clearTimeout(timer);
  }, [message]);
  // Opening it again puts it above everything opened since.
  useLayoutEffect(() => {
    if (message === null) return;
    place.current?.showPopover();
    return () => place.current?.hidePopover();
  }, [message]);
  return (
    <>
      <output className="unseen" aria-live="polite">
        {message?.text}
      </output>
      <div ref={place} className="toast" popover="manual" aria-hidden="true">
        {message?.text}
      </div>
    </>
  );
}
