import { shopTexts } from '../texts/shop.de.ts';
import { CleanHtml } from './html-block.tsx';

/**
 * The official notice on the legal guarantee of conformity, openly: behind a link or a fold it would not do (LAW W1).
 * Below the headline of the page it stands on, its own is one of the second level. Nothing where the operator has none.
 */
export function GuaranteeNotice({ html }: { html: string | null }) {
  if (html === null) return null;
  return (
    <section aria-label={shopTexts.guarantee}>
      <CleanHtml html={html.replace(/<(\/?)h1\b/g, '<$1h2')} className="prose guarantee-notice" />
    </section>
  );
}
