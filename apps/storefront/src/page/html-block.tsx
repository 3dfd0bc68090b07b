import { useEffect, useRef } from 'react';
import { useHydrated } from '../ui/use-hydrated.ts';
import { scrollingTables } from './scrolling-tables.ts';

/** HTML that was cleaned when it was written, such as a product's description. Nothing makes a script in it run. */
export function CleanHtml({ html, className }: { html: string; className: string }) {
  return <div className={`html ${className}`} {...innerHtml(html)} />;
}

/**
 * HTML from the operator. Scripts in it run (SPEC §2): those of a page from the server ran when the browser read it;
 * those that come later, by innerHTML, are dead and are made again. The policy of the page that is open does not know a
 * script that the operator wrote since: the page is then loaded anew, with the policy of today.
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

/** Tables, as everywhere in what others write, scroll in boxes of their own. */
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
