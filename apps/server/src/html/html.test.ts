import { expect, test } from 'vitest';
import { html } from './html.ts';

test('texts are escaped, HTML is not, lists are joined, nothing is left out', () => {
  const name = `<script>"&'`;
  const items = ['a & b', 'c'].map((item) => html`<li>${item}</li>`);
  expect(html`<p title="${name}">${name}${3}${null}${false}</p><ul>${items}</ul>`.text).toBe(
    '<p title="&lt;script&gt;&quot;&amp;&#39;">&lt;script&gt;&quot;&amp;&#39;3</p><ul><li>a &amp; b</li><li>c</li></ul>',
  );
});

test('text that is escaped once stays escaped once', () => {
  const inner = html`<b>${'<'}</b>`;
  expect(html`${inner}${[inner]}`.text).toBe('<b>&lt;</b><b>&lt;</b>');
});
