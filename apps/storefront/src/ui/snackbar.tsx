import { useEffect, useSyncExternalStore } from 'react';
import { currentSnackbar, hideSnackbar, type SnackbarMessage, subscribeToSnackbar } from './snackbar-message.ts';

/** How long a message stays, in ms (SPEC §9). */
const shownFor = 2000;

/**
 * Shows the messages of {@link showSnackbar}, once per page. Always rendered, so that screen readers announce changes
 * in it.
 */
export function Snackbar() {
  const message = useSyncExternalStore(subscribeToSnackbar, currentSnackbar, () => null);
  return (
    <div className="snackbar-place" role="status">
      {message !== null && <Message key={message.id} message={message} />}
    </div>
  );
}

/** Nothing prolongs it. Clicks pass through it, because it may cover what the visitor clicks next. */
function Message({ message }: { message: SnackbarMessage }) {
  useEffect(() => {
    const timer = setTimeout(() => hideSnackbar(message), shownFor);
    return () => clearTimeout(timer);
  }, [message]);
  return <p className="snackbar">{message.text}</p>;
}
