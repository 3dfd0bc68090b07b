import { useEffect, useState } from 'react';

/** How long typing must pause before the server is asked, in ms. */
const pause = 80;

/** The text after it has stayed unchanged for a moment. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
