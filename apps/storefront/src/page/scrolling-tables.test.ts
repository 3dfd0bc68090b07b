import { expect, test } from 'vitest';
import { scrollingTables } from './scrolling-tables.ts';

const box = '<div class="table-box" role="group" aria-label="Tabelle" tabindex="0">';

test('a table gets a box of its own, and a nested table too', () => {
  expect(scrollingTables('<p>A</p><table><tr><td>1</td></tr></table><p>B</p>')).toBe(
    `<p>A</p>${box}<table><tr><td>1</td></tr></table></div><p>B</p>`,
  );
  expect(scrollingTables('<TABLE class="a > b"\n><tr><td><table></table ></td></tr></TABLE>')).toBe(
    `${box}<TABLE class="a > b"\n><tr><td>${box}<table></table ></div></td></tr></TABLE></div>`,
  );
});

test.each([
  '<p>Ein Tablett, &lt;table&gt;</p>',
  '<tablet></tablet>',
  '<script>document.write("<table>");</script>',
  '<STYLE>/* <table> */</STYLE><!-- <table> --><textarea><table></textarea>',
  `<img alt="<table>" title='</table>'>`,
  '3 < 4 <table',
])('text without a table stays unchanged: %j', (html) => {
  expect(scrollingTables(html)).toBe(html);
});

test('a table that is not closed swallows nothing after it, one that is not opened closes nothing', () => {
  expect(scrollingTables('<table><tr><td>1')).toBe(`${box}<table><tr><td>1</table></div>`);
  expect(scrollingTables('<div></table></div>')).toBe('<div></table></div>');
});
