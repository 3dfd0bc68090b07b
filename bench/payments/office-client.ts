import { antiForgery } from '@kontor/contract';
import {
  type OfficeAnswer,
  type OfficeBody,
  type OfficeCallName,
  officeCookie,
  officeRoutes,
} from '@kontor/contract/office';
import { kontor, type ShopPlace } from '../../e2e/shop-server.ts';
import { persistently } from './persistently.ts';

const password = 'Hammer und Amboss';

/** The answer to a call of the back office with any status. */
export interface OfficeAnswered<Name extends OfficeCallName> {
  readonly status: number;
  readonly body: OfficeAnswer<Name>;
}

/** Calls the back office over HTTP, as the browser of a signed-in owner does. A killed shop is waited for. */
export interface OfficeClient {
  call<Name extends OfficeCallName>(name: Name, body: OfficeBody<Name>): Promise<OfficeAnswered<Name>>;
}

/** Makes an owner of a running shop, and signs in. */
export async function signInAsOwner(place: ShopPlace, url: string, name: string): Promise<OfficeClient> {
  const email = `${name.toLowerCase()}@example.at`;
  const [, token = ''] = /einladung#([\w-]+)/.exec(kontor(place, 'operators', 'invite-owner', email, name)) ?? [];
  const forgeryToken = cookieIn(await fetch(`${url}/shop`), antiForgery.cookie);
  let session = '';
  const post = (name: OfficeCallName, body: unknown) =>
    fetch(url + officeRoutes[name].path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: `${antiForgery.cookie}=${forgeryToken}; ${officeCookie}=${session}`,
        [antiForgery.header]: forgeryToken,
      },
      body: JSON.stringify(body),
    });
  const answer = await post('invitationAccept', { token, name, email, password });
  session = cookieIn(answer, officeCookie);
  if (session === '') throw new Error(`Nobody was signed in: ${answer.status} ${await answer.text()}`);

  async function call<Name extends OfficeCallName>(name: Name, body: OfficeBody<Name>): Promise<OfficeAnswered<Name>> {
    const send = async () => {
      const { status, text } = await post(name, body).then(async (got) => ({
        status: got.status,
        text: await got.text(),
      }));
      return { status, body: JSON.parse(text) };
    };
    const answered = await persistently(send);
    if (answered.status !== 403 || answered.body.code !== 'proof-required') return answered;
    await persistently(async () => ({ status: (await post('prove', { password })).status }));
    return persistently(send);
  }
  return { call };
}

function cookieIn(answer: Response, name: string): string {
  const cookie = answer.headers.getSetCookie().find((one) => one.startsWith(`${name}=`));
  return cookie?.slice(name.length + 1).split(';')[0] ?? '';
}
