import { useEffect, useRef } from 'react';

/** What the browser takes for a text that may become markup (the page's policy asks for it). */
interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML(html: string): string }): { createHTML(html: string): string };
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
/** The shop's own page, in a frame in which no script runs and which has no origin. */
const trusted = trustedTypes?.createPolicy('front-page-preview', { createHTML: (html) => html });

/** A page of the shop in a frame without scripts. */
export function PreviewFrame({ html, title, className }: { html: string; title: string; className: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (frame.current !== null) frame.current.srcdoc = trusted?.createHTML(html) ?? html;
  }, [html]);
  return <iframe ref={frame} className={className} title={title} sandbox="" />;
}
