/** HTML built by {@link html}, in which all other values are escaped. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** The values allowed in a template. Texts are escaped, HTML is inserted unchanged, null and false are omitted. */
export type HtmlValue = string | number | Html | readonly HtmlValue[] | null | false;

/** Builds HTML from a template: in html`<p>${customersName}</p>` the value is escaped. */
export function html(parts: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  return new Html(parts.reduce((text, part, i) => text + rendered(values[i - 1] ?? null) + part));
}

function rendered(value: HtmlValue): string {
  if (value === null || value === false) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return value.map(rendered).join('');
  return escapeHtml(String(value));
}

/** Escapes a text for HTML, including attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
