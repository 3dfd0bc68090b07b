import { useEffect, useState } from 'react';

/**
 * Whether a narrow window shows neither the element that a selector names nor the foot of the page. False if there is
 * no such element.
 */
export function useOutOfSight(selector: string): boolean {
  const [isOut, setOut] = useState(false);
  useEffect(() => {
    const element = document.querySelector(selector);
    const foot = document.querySelector('footer');
    if (element === null) return;
    const inSight = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inSight.add(target);
        else inSight.delete(target);
      }
      setOut(inSight.size === 0 && matchMedia('(width < 720px)').matches);
    });
    observer.observe(element);
    if (foot !== null) observer.observe(foot);
    return () => observer.disconnect();
  }, [selector]);
  return isOut;
}
