import { expect, test } from 'vitest';
import { textsOf } from './shop-format.ts';

test.each([
  ['Fest.[gallery ids="1,2"] Und leicht.', 'Fest. Und leicht.'],
  ['[caption id="a"]Im Wald[/caption]', 'Im Wald'],
  ['[vc_row][vc_column width="1/2"]Stark[/vc_column][/vc_row]', 'Stark'],
  ['<p>Warm</p>{{widget type="Magento\\Cms\\Block" id="3"}}', '<p>Warm</p>'],
  ['<img src="{{media url="a.jpg"}}">', '<img src="">'],
  ['Für Schrauben [M8] und {Größe}', 'Für Schrauben [M8] und {Größe}'],
])('what only the other system fills is taken out of a text: %s', (text, description) => {
  expect(textsOf(text, undefined)).toEqual({ description, shortText: undefined });
});

test('a short text without a long one is the description', () => {
  expect(textsOf(undefined, 'Kurz [gallery]')).toEqual({ description: 'Kurz ', shortText: undefined });
  expect(textsOf(undefined, undefined)).toEqual({ description: undefined, shortText: undefined });
});
