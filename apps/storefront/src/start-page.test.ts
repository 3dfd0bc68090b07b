import { CallFailure, type CallShop } from '@kontor/contract';
import { createRequestHandler } from '@tanstack/react-router/ssr/server';
import { expect, test } from 'vitest';
import { createShop } from './context/shop-context.ts';
import { createShopRouter } from './router.ts';

const publicUrl = 'https://shop.example';

/** A shop with a start page and the contact information, and not much else. */
function callsOf(startpage: string): CallShop {
  const answers: Record<string, unknown> = {
    startpage: { data: startpage },
    title: 'Eisenhof',
    mainMenu: { data: [] },
    uiSettings: { data: { partnerLogin: false, userLogin: false } },
    templateNames: { data: ['contactInformation'] },
    categories: { _id: 'shop', name: 'Shop', children: [] },
    'templateContent contactInformation': '<h1>Kontakt</h1>',
  };
  const call = async (name: string, body: { name?: string }) => {
    const answer = answers[body.name === undefined ? name : `${name} ${body.name}`];
    if (answer === undefined) throw new CallFailure(404, { code: 'template-not-found', msg: '' });
    return answer;
  };
  return call as CallShop;
}

/**
 * What a visitor meets who follows redirects within the shop: each address on the way, at the end the text or what else
 * is there.
 */
async function wayFrom(url: string, startpage: string): Promise<string[]> {
  const way: string[] = [];
  for (let address: string | null = url; address !== null && way.length < 5; ) {
    if (!address.startsWith('/')) return [...way, 'elsewhere'];
    const router = createShopRouter(createShop(callsOf(startpage), publicUrl, { movedTo: async () => null }));
    const answer: Response = await createRequestHandler({
      request: new Request(publicUrl + address),
      createRouter: () => router,
    })(async ({ responseHeaders }) => new Response(null, { headers: responseHeaders }));
    address = answer.headers.get('Location');
    const shown = router.state.matches.at(-1);
    const text = shown?.loaderData;
    way.push(address ?? (text !== undefined && 'html' in text ? text.html : `${shown?.status}`));
  }
  return way;
}

const contact = '<h1>Kontakt</h1>';

test.each([
  ['/willkommen', '/willkommen', [contact]],
  ['/willkommen', '/irgendwas', ['/willkommen', contact]],
  ['/', '/', [contact]],
  ['/', '/irgendwas', ['/', contact]],
  // However it is written, it is the same page.
  ['/grüße', '/gr%C3%BC%C3%9Fe', [contact]],
  ['/grüße', '/', ['/grüße', contact]],
  ['/gr%c3%bc%c3%9fe', '/gr%C3%BC%C3%9Fe', [contact]],
  ['/willkommen/', '/willkommen', [contact]],
  ['/willkommen/', '/', ['/willkommen/', '/willkommen', contact]],
  ['/ein//tag', '/ein/tag', [contact]],
  ['/rund um/100%', '/rund%20um/100%25', [contact]],
  ['/ca$h', '/', ['/ca$h', '/ca%24h', contact]],
  // An address that contains the router's replacement for $ is an ordinary address outside the router.
  ['/*24', '/*24', [contact]],
  ['/*24', '/', ['/*24', contact]],
  ['/*24', '/$', ['/%24', '/*24', contact]],
  ['/**2A*', '/', ['/**2A*', contact]],
  ['/willkommen?von=brief#oben', '/willkommen', [contact]],
  ['/a%2Fb', '/a/b', ['/a%2Fb', contact]],
  ['/Willkommen', '/willkommen', ['/Willkommen', contact]],
  // A page of the shop exists only at its own address. Any other address reports that there is no page.
  ['/agb', '/irgendwas', ['/agb', 'notFound']],
  ['/shop/gibt-es-nicht', '/irgendwas', ['/shop/gibt-es-nicht', 'notFound']],
  // The configuration takes none that leaves the shop; one from elsewhere is followed, never taken for a page of the
  // shop.
  ['https://andere.example/willkommen', '/willkommen', ['https://andere.example/willkommen', 'elsewhere']],
])('with the start page %s, %s leads to %j', async (startpage, url, way) => {
  expect(await wayFrom(url, startpage)).toEqual(way);
});
