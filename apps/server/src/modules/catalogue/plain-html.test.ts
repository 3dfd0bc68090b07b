import { expect, test } from 'vitest';
import { cleanDescription } from './description-html.ts';
import { isPlainHtml } from './plain-html.ts';

/** The result of parsing. The appended break makes the HTML not plain, so it is parsed. */
const parsed = (html: string) => cleanDescription(`${html}<br>`).replace(/<br \/>$/, '');

test.each([
  '',
  'Text mit "Anführung", \'Strich\' und Umbruch\n\tim Satz',
  '<p>Ein <strong>starker <em>Satz</em></strong>.</p>\n<p></p>',
  '<h2>Lieferumfang</h2><ul>\n <li>Säge</li> <li><b>Blatt</b></li></ul>danach',
])('%j is plain: cleaned it is the same', (html) => {
  expect([isPlainHtml(html), parsed(html)]).toEqual([true, html]);
});

test.each([
  '<p>offen',
  '</p>',
  '<p><p>in sich</p></p>',
  '<p><ul><li>x</li></ul></p>',
  '<ul>x</ul>',
  '<li>x</li>',
  '<b><p>x</p></b>',
  '<p onclick="x()">x</p>',
  '<P>x</P>',
  '<script>x</script>',
  '<style>x</style>',
  '<a href="https://kontor.example">x</a>',
  '<br>',
  'a & b',
  'a &lt; b',
  '1 < 2',
  '2 > 1',
  '<p>a</p ><!-- b -->',
])('%j is not plain, so it is cleaned with care', (html) => {
  expect(isPlainHtml(html)).toBe(false);
});

test('plain text stays unchanged, whatever characters it has', () => {
  expect(cleanDescription('2 > 1 "so"')).toBe('2 > 1 "so"');
  expect(cleanDescription('<p>2 > 1</p><script>x</script>')).toBe('<p>2 &gt; 1</p>');
});

test('whatever is plain stays as it is when it is cleaned', () => {
  const names = ['p', 'h2', 'ul', 'ol', 'li', 'b', 'em', 'span', 'div', 'script', 'td'];
  const parts = [...names.flatMap((name) => [`<${name}>`, `</${name}>`]), 'Text', ' ', '\n', '"', '\0', '\r\n', 'ü'];
  let seed = 7;
  const next = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  /** Mostly well-formed HTML: a quarter of the parts is random, the others close what was opened. */
  const randomHtml = () => {
    const open: string[] = [];
    let html = '';
    for (let length = next(10); length > 0; length--) {
      const part = next(3) === 0 && open.length > 0 ? `</${open.pop()}>` : (parts[next(parts.length)] ?? '');
      const [, name] = /^<(\w+)>$/.exec(part) ?? [];
      if (name !== undefined) open.push(name);
      html += part;
    }
    return (
      html +
      open
        .reverse()
        .map((name) => `</${name}>`)
        .join('')
    );
  };
  const plain = Array.from({ length: 20_000 }, randomHtml).filter(isPlainHtml);
  expect(plain.filter((html) => html.includes('<')).length).toBeGreaterThan(1000);
  expect(plain.filter((html) => parsed(html) !== html)).toEqual([]);
});
