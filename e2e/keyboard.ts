import { expect, type Locator, type Page } from './shop-test.ts';

/** A stop of the focus on the way through a page. */
interface FocusStop {
  /** The element's tag and text, for messages of failed tests. */
  readonly name: string;
  /**
   * Whether the focus is marked: by an outline of the element or of what is shown for it, such as the label of a
   * checkbox.
   */
  readonly isVisible: boolean;
  /** Whether at least a part of it is visible in the window (WCAG 2.4.11). */
  readonly isInSight: boolean;
}

/**
 * Presses Tab until an element has the focus, like a visitor without a mouse. Every stop on the way must show the focus
 * and be visible. Fails if the element cannot be reached, or the focus is trapped before it.
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const passed: string[] = [];
  while (passed.length < 150) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(focusStop);
    if (stop === null) continue;
    passed.push(stop.name);
    expect(stop).toEqual({ name: stop.name, isVisible: true, isInSight: true });
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${target} was not reached by Tab. Passed: ${passed.join(', ')}`);
}

/**
 * Presses Tab through the whole page, from its first stop to the browser's own controls. The page must not prevent
 * this.
 */
export async function expectNoTrap(page: Page): Promise<void> {
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  for (let stops = 0; stops < 300; stops++) {
    await page.keyboard.press('Tab');
    if (stops > 0 && (await page.evaluate(focusStop)) === null) return;
  }
  throw new Error('The end of the page was not reached by Tab.');
}

/** Runs in the page. Null while the browser's own controls have the focus. */
function focusStop(): FocusStop | null {
  const element = document.activeElement;
  if (element === null || element === document.body) return null;
  const words = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40);
  const sandbox = [element, element.closest('label'), element.closest('[role=search], search form')].filter(
    (one) => one !== null,
  );
  // A link that covers a whole card draws its outline on the card.
  const isMarked = (one: Element) =>
    [getComputedStyle(one), getComputedStyle(one, '::after')].some(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0,
    );
  // A slider draws the outline around its thumb. No computed style shows it, so a CSS rule for it must exist.
  const thumb = '::-webkit-slider-thumb';
  const rulesIn = ({ cssRules }: CSSStyleSheet | CSSGroupingRule): CSSRule[] =>
    [...cssRules].flatMap((rule) => (rule instanceof CSSGroupingRule ? rulesIn(rule) : rule));
  const isThumbMarked = () =>
    [...document.styleSheets]
      .flatMap(rulesIn)
      .filter((rule) => rule instanceof CSSStyleRule)
      .some(
        ({ selectorText, style }) =>
          selectorText.endsWith(`:focus-visible${thumb}`) &&
          Number.parseFloat(style.outline) > 0 &&
          element.matches(selectorText.slice(0, -thumb.length)),
      );
  const isOpen = (one: Element) => {
    // A link on several lines does not fill its bounding box.
    return [...one.getClientRects()].some(({ left, top, width, height }) =>
      [0.05, 0.5, 0.95].some((down) =>
        [0.05, 0.5, 0.95].some((across) => {
          const hit = document.elementFromPoint(left + width * across, top + height * down);
          return hit !== null && one.contains(hit);
        }),
      ),
    );
  };
  return {
    name: `${element.tagName.toLowerCase()} "${words}"`,
    isVisible: [...sandbox, element.parentElement].some((one) => one !== null && isMarked(one)) || isThumbMarked(),
    isInSight: sandbox.some(isOpen),
  };
}
