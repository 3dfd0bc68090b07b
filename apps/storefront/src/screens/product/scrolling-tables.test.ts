import { expect, test } from 'vitest';
import { scrollingTables } from './scrolling-tables.ts';

const box = '<div class="table-box" role="group" aria-label="Tabelle" tabindex="0">';

test('a table stands in a box of its own, and one inside it too', () => {
  expect(scrollingTables('<p>A</p><table><tr><td>1</td></tr></table><p>B</p>')).toBe(
    `<p>A</p>${box}<table><tr><td>1</td></tr></table></div><p>B</p>`,
  );
  expect(scrollingTables('<table><tr><td><table></table></td></tr></table>')).toBe(
    `${box}<table><tr><td>${box}<table></table></div></td></tr></table></div>`,
  );
});

test('what is no table stays as it is', () => {
  expect(scrollingTables('<p>Ein Tablett, &lt;table&gt;</p>')).toBe('<p>Ein Tablett, &lt;table&gt;</p>');
});
