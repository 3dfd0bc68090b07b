import { type RefObject, useEffect } from 'react';

/** Where the head comes back. In lower windows it would cover too much. */
const onSmallScreens = '(width < 960px) and (height >= 30rem)';

/** Moves that are no scrolling by a visitor, in pixels. */
const jitter = 8;

/**
 * On small screens the head of the page comes back while the visitor scrolls up. The stylesheet learns from `--head`
 * how much of the window it covers, and from `--head-top` how much of it stays above the window.
 */
export function useReturningHead(head: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const small = matchMedia(onSmallScreens);
    const { documentElement: page } = document;
    let last = scrollY;
    const follow = () => {
      const [now, before] = [scrollY, last];
      if (Math.abs(now - before) < jitter) return;
      last = now;
      const all = head.current?.offsetHeight ?? 0;
      const comesBack = small.matches && now < before && now > all;
      const stays = small.matches && now < before && page.classList.contains('head-back') && now > 0;
      const isBack = comesBack || stays;
      if (isBack === page.classList.contains('head-back')) return;
      const shown = head.current?.querySelector<HTMLElement>('.masthead')?.offsetHeight ?? 0;
      page.classList.toggle('head-back', isBack);
      page.style.setProperty('--head', isBack ? `${shown}px` : '0px');
      page.style.setProperty('--head-top', `${shown - all}px`);
    };
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, [head]);
}
