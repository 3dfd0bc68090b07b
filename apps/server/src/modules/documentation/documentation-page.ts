import { antiForgery, type CallName, routes, secureCookieName } from '@kontor/contract';
import { type Call, calls } from '@kontor/contract/calls';
import type { TSchema } from 'typebox';
import { type Html, html } from '../../html/html.ts';
import { openApi } from './open-api.ts';
import { schemaLines } from './schema-lines.ts';

/** The same as the OpenAPI document, for people: one page without scripts. */
export function documentationPage(publicUrl: string): string {
  const { components } = openApi(publicUrl) as { components: { schemas: Record<string, TSchema> } };
  const named = Object.entries(components.schemas);
  const byTag = Map.groupBy(Object.keys(routes) as CallName[], (name) => calls[name].tag);
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Kontor: calls</title><link rel="stylesheet" href="/api/docs/style.css"></head>
<body><main><h1>Kontor: calls</h1>
<p>JSON over HTTP. The same as <a href="/api/docs/openapi.json">OpenAPI 3.1</a>. Every call but GET needs the value of the cookie
<code>${antiForgery.cookie}</code> (behind https <code>${secureCookieName(antiForgery.cookie)}</code>) in the header <code>${antiForgery.header}</code>. Unknown fields are ignored; an empty body counts as
<code>{}</code>. Money is in EUR, rates are in percent, times are ISO 8601 in UTC.</p>
<nav><ul>${[...byTag.keys()].map((tag) => html`<li><a href="#${tag}">${tag}</a></li>`)}</ul></nav>
${[...byTag].map(([tag, names]) => html`<h2 id="${tag}">${tag}</h2>${names.map(section)}`)}
<h2>Types</h2>${named.map(([name, schema]) => html`<h3 id="${name}">${name}</h3>${fields(schema)}`)}
</main></body></html>
`.text;
}

function section(name: CallName): Html {
  const { method, path } = routes[name];
  const call: Call = calls[name];
  const refusals = Object.entries(call.refusals).map(
    ([status, { codes }]) =>
      html`<li>${status}: ${codes.map((code, i) => html`${i > 0 && ', '}<code>${code}</code>`)}</li>`,
  );
  return html`<section><h3 id="${name}">${call.summary}</h3><p><code>${method} ${path}</code></p>
${call.querystring ? html`<h4>Query</h4>${fields(call.querystring)}` : null}
${call.headers ? html`<h4>Headers</h4>${fields(call.headers)}` : null}
${call.body ? html`<h4>Body</h4>${fields(call.body)}` : null}
<h4>Answer</h4>${call.answer ? fields(call.answer) : html`<p>${method === 'GET' ? 'The file.' : 'Plain text.'}</p>`}
<h4>Refusals</h4><ul>${refusals}</ul></section>`;
}

function fields(schema: TSchema): Html {
  const rows = schemaLines(schema).map(
    ({ path, type, isOptional, description }) =>
      html`<tr><th scope="row"><code>${path || '(whole)'}</code></th><td>${type}</td><td>${isOptional && 'optional'}</td><td>${description}</td></tr>`,
  );
  return html`<div class="table"><table><tbody>${rows}</tbody></table></div>`;
}

/** The look of the page (DESIGN §8). */
export const documentationStyle = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; }
main { max-width: 60rem; margin: 0 auto; padding: 24px 16px 64px; }
h1 { font-size: 1.75rem; line-height: 1.2; }
h2 { margin-top: 48px; border-top: 2px solid; padding-top: 8px; }
h3 { margin: 32px 0 4px; }
h4 { margin: 16px 0 4px; font-size: 0.875rem; }
section { border-top: 1px solid #8886; }
code { font-family: ui-monospace, monospace; font-size: 0.9em; overflow-wrap: anywhere; }
nav ul { display: flex; flex-wrap: wrap; gap: 0 16px; padding: 0; list-style: none; }
.table { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: 0.875rem; }
th, td { text-align: left; vertical-align: top; padding: 4px 16px 4px 0; border-bottom: 1px solid #8883; font-weight: 400; }
`;
