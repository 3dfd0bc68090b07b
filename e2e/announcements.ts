import type { Page } from './shop-test.ts';

declare global {
  interface Window {
    announce(text: string): void;
  }
}

/**
 * Records what a screen reader announces: the text of live regions after each change. A status that is added to the
 * page together with its text counts as silent, because many screen readers miss it. Alerts are announced in any case.
 * Call it before opening the first page.
 */
export async function hearAnnouncements(page: Page): Promise<readonly string[]> {
  const heard: string[] = [];
  await page.exposeFunction('announce', (text: string) => heard.push(text));
  await page.addInitScript(listen);
  return heard;
}

/** Runs in the page, before anything else. */
function listen(): void {
  const regions =
    '[role=status], [role=alert], [role=alertdialog], [role=log], output, [aria-live=polite], [aria-live=assertive]';
  const say = (region: Element | null | undefined) => {
    const text = region?.textContent?.replaceAll(/\s+/g, ' ').trim();
    if (text) window.announce(text);
  };
  const hear = ({ target, addedNodes }: MutationRecord) => {
    // The initial content of the page is no change.
    if (document.readyState === 'loading') return;
    const element = target instanceof Element ? target : target.parentElement;
    const region = element?.closest(regions);
    if (region) return say(region);
    for (const node of addedNodes) {
      if (!(node instanceof Element)) continue;
      say(
        node.matches('[role=alert], [role=alertdialog]')
          ? node
          : node.querySelector('[role=alert], [role=alertdialog]'),
      );
    }
  };
  const observer = new MutationObserver((records) => records.forEach(hear));
  observer.observe(document, { subtree: true, childList: true, characterData: true });
}
