import { useEffect, useSyncExternalStore } from 'react';
import { currentSnackbar, hideSnackbar, type SnackbarMessage, subscribeToSnackbar } from './snackbar-message.ts';

/** How long a message stays, in ms (SPEC §9). */
const shownFor = 2000;

/**
 * Where {@link showSnackbar} speaks: once per page, always there, since screen readers hear only what changes in a
 * place they know.
 */
export function Snackbar() {
  const message = useSyncExternalStore(subscribeToSnackbar, currentSnackbar, () => null);
  return (
    <div className="snackbar-place" role="status">
      {message !== null && <Message key={message.id} message={message} />}
    </div>
  );
}

/** Nothing prolongs it, and clicks go through it: it may rise below the pointer, over what is pressed next. */
function Message({ message }: { message: SnackbarMessage }) {
  useEffect(() => {
    const timer = setTimeout(() => hideSnackbar(message), shownFor);
    return () => clearTimeout(timer);
  }, [message]);
  return <p className="snackbar">{message.text}</p>;
}
