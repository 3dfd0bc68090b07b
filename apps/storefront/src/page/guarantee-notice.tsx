import { shopTexts } from '../texts/shop.de.ts';
import { CleanHtml } from './html-block.tsx';

/**
 * The official notice on the legal guarantee of conformity. It must be openly visible, not behind a link or a fold (LAW
 * W1). Its h1 becomes an h2, below the headline of the page. Shows nothing if the operator has no notice.
 */
export function GuaranteeNotice({ html }: { html: string | null }) {
  if (html === null) return null;
  return (
    <section aria-label={shopTexts.guarantee}>
      <CleanHtml html={html.replace(/<(\/?)h1\b/g, '<$1h2')} className="prose guarantee-notice" />
    </section>
  );
}
