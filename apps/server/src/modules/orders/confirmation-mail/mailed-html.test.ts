import { expect, test } from 'vitest';
import { mailedHtml } from './mailed-html.ts';

const mailed = (html: string) => mailedHtml(html, { name: 'bild', publicUrl: 'https://shop.example' });
const style = 'style="max-width:100%;height:auto"';

test('pictures in the text become attachments, in their order', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  const { html, pictures, text } = mailed(
    `<img src="data:image/png;base64,AAEC" alt="Eins"><img src="data:image/svg+xml,${encodeURIComponent(svg)}" alt="Zwei">`,
  );
  expect(html.text).toBe(`<img alt="Eins" src="cid:bild-1" ${style} /><img alt="Zwei" src="cid:bild-2" ${style} />`);
  expect(pictures).toEqual([
    { contentType: 'image/png', content: Buffer.from([0, 1, 2]), filename: 'bild-1.png', contentId: 'bild-1' },
    { contentType: 'image/svg+xml', content: Buffer.from(svg), filename: 'bild-2.svg', contentId: 'bild-2' },
  ]);
  expect(text).toBe('Eins\n\nZwei');
});

test('an unusable picture is replaced by its text, and addresses in the shop become absolute', () => {
  const { html, pictures } = mailed(
    `<img src="data:text/html,<b>x</b>" alt="Kein Bild"><img src="data:image/png,%E0%A4%A" alt="Kaputt">
<img src="/bild.png" srcset="/gross.png 2x" alt="Bild"> <a href="/agb">AGB</a> <a href="mailto:a@b.at">Mail</a>`,
  );
  expect(html.text).toBe(`<p>Kein Bild</p><p>Kaputt</p>
<img alt="Bild" src="https://shop.example/bild.png" ${style} /> <a href="https://shop.example/agb">AGB</a> <a href="mailto:a@b.at">Mail</a>`);
  expect(pictures).toEqual([]);
});

test('no script or handler comes along, also from a page template', () => {
  const { html, text } = mailed(
    '<p onclick="x()">Ja</p><script>x()</script><style>p{}</style><a href="javascript:x()">a</a>',
  );
  expect([html.text, text]).toEqual(['<p>Ja</p><a>a</a>', 'Ja\n\na']);
});

test('the words of a text stay, lists with their marks', () => {
  expect(mailed('<h1>Titel</h1><ul><li>a</li><li>b</li></ul><p>Ende &amp; aus</p>').text).toBe(
    'Titel\n\n• a\n\n• b\n\nEnde & aus',
  );
});
