import { HtmlBlock } from '../../page/html-block.tsx';
import { PageHead } from '../../page/page-head.tsx';
import { contentTexts } from '../../texts/content.de.ts';
import type { TextData } from './load-text.ts';

/** A page of the operator's own HTML, between the side templates (SPEC §2). */
export function TextScreen({ text }: { text: TextData }) {
  return (
    <div className="text-page">
      <PageHead
        title={text.headline ?? contentTexts.untitled}
        description={text.description}
        canonical={text.canonical}
      />
      <article>
        <HtmlBlock html={text.html} className="prose" />
      </article>
      {text.left !== null && <HtmlBlock html={text.left} className="template-innerleft" />}
      {text.right !== null && <HtmlBlock html={text.right} className="template-innerright" />}
    </div>
  );
}
