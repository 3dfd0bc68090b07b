import { useEffect, useState, useSyncExternalStore } from 'react';
import { currentSnackbar, hideSnackbar, type SnackbarMessage, subscribeToSnackbar } from './snackbar-message.ts';

/** How long a message stays, in ms (SPEC §9). */
const shownFor = 2000;

/** Where {@link showSnackbar} speaks: once per page, always there, since screen readers hear only what changes in a place they know. */
export function Snackbar() {
  const message = useSyncExternalStore(subscribeToSnackbar, currentSnackbar, () => null);
  return (
    <div className="snackbar-place" role="status">
      {message !== null && <Message key={message.id} message={message} />}
    </div>
  );
}

/** A message waits as long as it is pointed at or has the focus, for those who read slowly. */
function Message({ message }: { message: SnackbarMessage }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => hideSnackbar(message), shownFor);
    return () => clearTimeout(timer);
  }, [held, message]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    <p className="snackbar" onPointerEnter={hold} onPointerLeave={release} onFocus={hold} onBlur={release}>
      {message.text}
    </p>
  );
}
