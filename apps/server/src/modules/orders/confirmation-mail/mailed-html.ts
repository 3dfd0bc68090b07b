import sanitizeHtml from 'sanitize-html';
import { Html } from '../../../html/html.ts';
import { htmlBlocks } from '../../../html/html-blocks.ts';
import { cleanText } from '../../../html/template-html.ts';
import type { Attachment } from '../../../mail/mail.ts';

/** A text of the operator in a mail. */
export interface MailedHtml {
  readonly html: Html;
  readonly text: string;
  /** The pictures in the HTML, sent with the mail. */
  readonly pictures: readonly Attachment[];
}

/** Types of embedded pictures, with the endings of their files. */
const endings: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/svg+xml': 'svg',
};

/**
 * Makes an operator's text part of a mail. Its HTML is cleaned like any text of the shop, and links into the shop
 * become whole addresses. Pictures inside the text become attachments, since mail readers drop `data:` addresses.
 * @param name of its pictures: letters, digits and hyphens.
 * @param publicUrl scheme and host that visitors see.
 */
export function mailedHtml(html: string, { name, publicUrl }: { name: string; publicUrl: string }): MailedHtml {
  const pictures: Attachment[] = [];
  const whole = (address: string) => (/^\/(?!\/)/.test(address) ? publicUrl + address : address);
  const shown = (src: string): string | null => {
    if (!src.startsWith('data:')) return whole(src);
    const picture = embedded(src);
    if (picture === null) return null;
    const number = pictures.length + 1;
    const contentId = `${name}-${number}`;
    pictures.push({ ...picture, filename: `${contentId}.${endings[picture.contentType]}`, contentId });
    return `cid:${contentId}`;
  };
  const cleaned = sanitizeHtml(cleanText(html), {
    allowVulnerableTags: true, // none are left
    ...{ allowedTags: false, allowedAttributes: false, allowedSchemes: ['http', 'https', 'mailto', 'tel', 'cid'] },
    transformTags: {
      h1: 'h3', // below the headings of the mail
      a: (tagName, { href, ...attribs }) => ({ tagName, attribs: { ...attribs, ...(href && { href: whole(href) }) } }),
      img(_, { src = '', srcset, ...attribs }) {
        const address = shown(src);
        if (address === null) return { tagName: 'p', attribs: {}, text: attribs.alt ?? '' };
        return { tagName: 'img', attribs: { ...attribs, src: address, style: 'max-width:100%;height:auto' } };
      },
    },
  });
  return { html: new Html(cleaned), text: htmlBlocks(html).map(blockText).join('\n\n'), pictures };
}

function blockText({ text, marker }: ReturnType<typeof htmlBlocks>[number]): string {
  return marker === undefined ? text : `${marker} ${text}`;
}

/** The picture in a `data:` address; null if mail readers would not show it. */
function embedded(address: string): Pick<Attachment, 'contentType' | 'content'> | null {
  const [, contentType = '', parameters = '', data = ''] = /^data:([^;,]+)([^,]*),(.*)$/s.exec(address) ?? [];
  if (endings[contentType] === undefined) return null;
  if (/;\s*base64$/.test(parameters)) return { contentType, content: Buffer.from(data, 'base64') };
  try {
    return { contentType, content: Buffer.from(decodeURIComponent(data)) };
  } catch {
    return null;
  }
}
