import { useEffect, useRef } from 'react';
import { useHydrated } from '../ui/use-hydrated.ts';
import { scrollingTables } from './scrolling-tables.ts';

/** HTML that was sanitised when it was stored, such as a product's description. Scripts in it do not run. */
export function CleanHtml({ html, className }: { html: string; className: string }) {
  return <div className={`html ${className}`} {...innerHtml(html)} />;
}

/**
 * HTML of the operator, whose scripts run (SPEC §2). In a page from the server the browser has run them already.
 * Scripts inserted later by innerHTML do not run, so they are replaced by copies that do. The page's policy blocks a
 * script that the operator has added since the page was loaded; the page is then reloaded to get the current policy.
 */
export function HtmlBlock({ html, className = '' }: { html: string; className?: string }) {
  const block = useRef<HTMLDivElement>(null);
  const ranWith = useRef(useHydrated() ? null : html);

  useEffect(() => {
    if (ranWith.current === html) return;
    ranWith.current = html;
    for (const dead of block.current?.querySelectorAll('script') ?? []) {
      const script = livingCopy(dead);
      script.addEventListener('securitypolicyviolation', loadAnew);
      dead.replaceWith(script);
    }
  }, [html]);

  return <div ref={block} className={`html ${className}`.trim()} {...innerHtml(html)} />;
}

/** Tables scroll in boxes of their own. */
function innerHtml(html: string) {
  return { dangerouslySetInnerHTML: { __html: scrollingTables(html) } };
}

function loadAnew(): void {
  location.reload();
}

function livingCopy(dead: HTMLScriptElement): HTMLScriptElement {
  const script = document.createElement('script');
  for (const { name, value } of dead.attributes) script.setAttribute(name, value);
  script.text = dead.text;
  return script;
}
