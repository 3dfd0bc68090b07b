import { expect, test } from 'vitest';
import { linksOfHtml } from './links-of-html.ts';

test('finds the links with an address and words, as written', () => {
  const html =
    '<p><a href="/agb">Allgemeine\n <b>Geschäfts&shy;bedingungen</b></a> <a name="top">Oben</a> ' +
    '<a href="/home"><img src="x.png"></a> Kein Link <a href="/T/altgeraete?a=1&amp;b=2"> Altgeräte </a></p>';
  expect(linksOfHtml(html)).toEqual([
    { href: '/agb', text: 'Allgemeine Geschäfts\u00adbedingungen' },
    { href: '/T/altgeraete?a=1&b=2', text: 'Altgeräte' },
  ]);
});
