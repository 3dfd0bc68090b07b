import type { Page } from './shop-test.ts';

declare global {
  interface Window {
    announce(text: string): void;
  }
}

/**
 * What a screen reader says of changes: the words of live regions each time they change. A status that comes into the
 * page together with its words counts as unheard, as many screen readers do not hear it; an alert may. Ask before the
 * first page is opened.
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
    // What arrives with the page itself is no change.
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
