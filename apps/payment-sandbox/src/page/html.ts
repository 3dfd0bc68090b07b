/** HTML made by {@link html}. All outside text in it is escaped. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** A value in a template. Texts are escaped, HTML is not, and null and false give nothing. */
export type HtmlValue = string | number | Html | readonly HtmlValue[] | null | false;

/** A template of HTML. A text in html`<p>${customersName}</p>` cannot add tags. */
export function html(parts: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  return new Html(parts.reduce((text, part, i) => text + rendered(values[i - 1] ?? null) + part));
}

function rendered(value: HtmlValue): string {
  if (value === null || value === false) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return value.map(rendered).join('');
  const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return String(value).replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
}
