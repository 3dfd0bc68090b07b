import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether an element has more content than it shows, so that it has to be reached by keyboard. Without scripts it is.
 */
export function useScrolls(element: RefObject<Element | null>): boolean {
  const [scrolls, setScrolls] = useState(true);
  useEffect(() => {
    const box = element.current;
    if (box === null) return;
    const look = () => setScrolls(box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight);
    const observer = new ResizeObserver(look);
    observer.observe(box);
    return () => observer.disconnect();
  }, [element]);
  return scrolls;
}
