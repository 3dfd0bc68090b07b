import { desktop, phone } from './places.ts';
import { expect, type Page } from './shop-test.ts';

/** How somebody reads who sets letters larger, or further apart. */
interface Reader {
  readonly viewport: { readonly width: number; readonly height: number };
  /** Times the usual size of letters; the window stays as it is. */
  readonly size: number;
  /** With the distances of WCAG 1.4.12. */
  readonly isSpaced?: boolean;
}

/** Letters of twice the size (WCAG 1.4.4) on a phone. */
export const largeOnPhone: Reader = { viewport: phone.viewport, size: 2 };
const readers: readonly Reader[] = [
  largeOnPhone,
  { viewport: desktop.viewport, size: 2 },
  { viewport: { width: 320, height: 740 }, size: 1, isSpaced: true },
];

/** Shows the page to somebody, and afterwards as it was. */
export async function readBy(page: Page, reader: Reader, look: () => Promise<void>): Promise<void> {
  const before = page.viewportSize() ?? desktop.viewport;
  await page.setViewportSize(reader.viewport);
  await page.evaluate(setLetters, { size: reader.size, isSpaced: reader.isSpaced ?? false });
  await look();
  await page.evaluate(setLetters, { size: 1, isSpaced: false });
  await page.setViewportSize(before);
}

/** Whoever sets letters larger or further apart loses nothing: the page does not scroll sideways, no word is cut, none stands upon another. */
export async function expectReadableInLargeText(page: Page): Promise<void> {
  for (const reader of readers)
    await readBy(page, reader, () => expectNothingLost(page, `${reader.viewport.width} px, letters × ${reader.size}`));
}

/** Nothing is lost in the state and the size that the page is in. */
export async function expectNothingLost(page: Page, where: string): Promise<void> {
  expect(await page.evaluate(lostWords), `${page.url()} at ${where}`).toEqual([]);
}

/** Runs in the page. */
function setLetters({ size, isSpaced }: { size: number; isSpaced: boolean }): void {
  document.documentElement.style.fontSize = size === 1 ? '' : `${size * 100}%`;
  const spacing = new CSSStyleSheet();
  spacing.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-bottom: 2em !important; }`);
  document.adoptedStyleSheets = isSpaced ? [spacing] : [];
}

/** Runs in the page: the words that cannot be read. Inside an open dialog only that counts; what scrolls is read by scrolling. */
function lostWords(): string[] {
  type Box = Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>;
  interface Line {
    readonly words: string;
    /** Around its letters, without the distance to the next line. */
    readonly letters: Box;
    /** What cuts it or holds it, as a button does, up to what scrolls. */
    readonly edges: readonly Box[];
    readonly scrolls: boolean;
  }

  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.closest('script, style, noscript, option, .unseen, .skip-link') === null &&
    Number.parseFloat(getComputedStyle(element).fontSize) > 0;

  const edgesOf = (element: Element): Pick<Line, 'edges' | 'scrolls'> => {
    const edges: Box[] = [];
    for (let at: Element | null = element; at !== null && at !== document.documentElement; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      if (/auto|scroll/.test(overflowX + overflowY)) return { edges, scrolls: true };
      const isEdge = /hidden|clip/.test(overflowX + overflowY) || at.matches('button, .button');
      if (isEdge) edges.push(at.getBoundingClientRect());
    }
    return { edges, scrolls: false };
  };

  const linesOf = (text: Text): Line[] => {
    const element = text.parentElement;
    if (element === null || text.data.trim() === '' || !isSeen(element)) return [];
    const half = Number.parseFloat(getComputedStyle(element).fontSize) * 0.4;
    const range = document.createRange();
    range.selectNodeContents(text);
    const around = { words: text.data.trim().slice(0, 40), ...edgesOf(element) };
    return [...range.getClientRects()]
      .filter(({ width }) => width >= 1)
      .map(({ left, right, top, bottom }) => {
        const middle = (top + bottom) / 2;
        return { ...around, letters: { left, right, top: middle - half, bottom: middle + half } };
      });
  };

  const sticksOut = ({ left, right, top, bottom }: Box, edge: Box) =>
    left < edge.left - 2 || right > edge.right + 2 || top < edge.top - 2 || bottom > edge.bottom + 2;
  const { scrollWidth, clientWidth } = document.documentElement;
  const isCut = ({ letters, edges, scrolls }: Line) =>
    edges.some((edge) => sticksOut(letters, edge)) ||
    (!scrolls && (letters.left < -1 || letters.right > clientWidth + 1));
  const isUpon = (one: Line, other: Line) =>
    one.words !== other.words &&
    Math.min(one.letters.right, other.letters.right) - Math.max(one.letters.left, other.letters.left) > 2 &&
    Math.min(one.letters.bottom, other.letters.bottom) - Math.max(one.letters.top, other.letters.top) > 2;

  const dialogs = [...document.querySelectorAll('dialog:modal, [popover]:popover-open')];
  const walker = document.createTreeWalker(dialogs.at(-1) ?? document.body, NodeFilter.SHOW_TEXT);
  const lines: Line[] = [];
  while (walker.nextNode()) lines.push(...linesOf(walker.currentNode as Text));
  const standing = lines
    .filter(({ scrolls }) => !scrolls)
    .toSorted((one, other) => one.letters.top - other.letters.top);
  // Sorted from above, only the next few can stand upon one.
  const upon = standing.flatMap((one, place) =>
    standing
      .slice(place + 1, place + 40)
      .filter((other) => isUpon(one, other))
      .map((other) => `one upon the other: ${one.words} | ${other.words}`),
  );
  const wide = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide, the window ${clientWidth}`] : [];
  return [...new Set([...wide, ...lines.filter(isCut).map(({ words }) => `cut: ${words}`), ...upon])];
}
