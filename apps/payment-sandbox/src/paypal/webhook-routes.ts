import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Answer } from '../api-fault.ts';
import type { AccessTokens } from './access-tokens.ts';
import { refuse } from './answer.ts';
import { type ApiRequest, readApiRequest } from './api-call.ts';
import { sendAnswer } from './api-routes.ts';
import { BodyReader } from './body-reader.ts';
import type { Paypal } from './paypal.ts';
import { rawMember } from './raw-member.ts';
import { isSignedBy } from './webhook-signature.ts';
import { MOST_WEBHOOKS, type StoredEvent, type Webhook } from './webhooks.ts';

interface WithId {
  readonly Params: { readonly id: string };
}

/** Webhooks, their events and their signatures (PAYMENTS B6). */
export function registerWebhookCalls(api: FastifyInstance, paypal: Paypal, tokens: AccessTokens): void {
  const called = callsWith(tokens);
  registerWebhooks(api, paypal, called);
  registerEvents(api, paypal, called);
}

/** Makes a route of a handler: only who has an access token reaches it. */
function callsWith(tokens: AccessTokens) {
  return <Request extends FastifyRequest>(handle: (call: ApiRequest, request: Request) => Answer) =>
    async (request: Request, reply: FastifyReply): Promise<void> => {
      const call = readApiRequest(request, tokens);
      await sendAnswer(reply, 'status' in call ? call : handle(call, request));
    };
}

type Called = ReturnType<typeof callsWith>;

/** The webhooks of an app. */
function registerWebhooks(api: FastifyInstance, paypal: Paypal, called: Called): void {
  const { webhooks } = paypal;
  api.post(
    '/v1/notifications/webhooks',
    called(({ body }) => registerWebhook(paypal, body)),
  );
  api.get(
    '/v1/notifications/webhooks',
    called(() => ({ status: 200, body: { webhooks: webhooks.all().map(webhookView) } })),
  );
  api.get<WithId>(
    '/v1/notifications/webhooks/:id',
    called((_call, request: FastifyRequest<WithId>) => {
      const webhook = webhooks.find(request.params.id);
      return webhook ? { status: 200, body: webhookView(webhook) } : refuse('INVALID_RESOURCE_ID');
    }),
  );
  api.delete<WithId>(
    '/v1/notifications/webhooks/:id',
    called((_call, request: FastifyRequest<WithId>) => {
      if (!webhooks.find(request.params.id)) return refuse('INVALID_RESOURCE_ID');
      webhooks.remove(request.params.id);
      return { status: 204, body: undefined };
    }),
  );
}

/** The events that were sent to webhooks, and their signatures. */
function registerEvents(api: FastifyInstance, paypal: Paypal, called: Called): void {
  const { webhooks, sender } = paypal;
  api.post(
    '/v1/notifications/verify-webhook-signature',
    called(({ body, text }) => verifySignature(paypal, body, text)),
  );
  api.get<{ Querystring: { readonly event_type?: string; readonly page_size?: string } }>(
    '/v1/notifications/webhooks-events',
    called((_call, request: FastifyRequest<{ Querystring: { event_type?: string; page_size?: string } }>) => {
      const { event_type: type, page_size: size = '10' } = request.query;
      const found = webhooks.events().filter((event) => type === undefined || event.type === type);
      const events = found.reverse().slice(0, Math.max(1, Number.parseInt(size, 10) || 10));
      return { status: 200, body: { events: events.map(eventView), count: found.length, links: [] } };
    }),
  );
  api.get<WithId>(
    '/v1/notifications/webhooks-events/:id',
    called((_call, request: FastifyRequest<WithId>) => {
      const event = webhooks.event(request.params.id);
      return event ? { status: 200, body: eventView(event) } : refuse('INVALID_RESOURCE_ID');
    }),
  );
  api.post<WithId>(
    '/v1/notifications/webhooks-events/:id/resend',
    called(({ body }, request: FastifyRequest<WithId>) => {
      const event = webhooks.event(request.params.id);
      if (!event) return refuse('INVALID_RESOURCE_ID');
      const ids = new BodyReader(body).at('/webhook_ids');
      sender.resend(event, Array.isArray(ids) ? ids.map(String) : undefined);
      return { status: 202, body: eventView(event) };
    }),
  );
  // certificates are for everybody: who verifies offline has no token
  api.get<WithId>('/v1/notifications/certs/:id', async (request, reply) => {
    const identity = webhooks.identity();
    if (request.params.id !== identity.id) return sendAnswer(reply, refuse('INVALID_RESOURCE_ID'));
    await reply.header('content-type', 'application/x-pem-file').send(identity.certificate);
  });
}

function webhookView({ id, url, events }: Webhook): object {
  return { id, url, event_types: events.map((name) => ({ name })), links: [] };
}

function eventView(event: StoredEvent): unknown {
  return JSON.parse(event.body);
}

function invalid(field: string, issue: string): Answer {
  return refuse('VALIDATION_ERROR', [{ field, location: 'body', issue, description: issue }]);
}

/** PayPal takes https only; a shop under test listens on http. */
function registerWebhook({ webhooks }: Paypal, body: unknown): Answer {
  const reader = new BodyReader(body);
  const url = reader.at('/url');
  if (typeof url !== 'string' || !/^https?:$/.test(URL.parse(url)?.protocol ?? '')) {
    return invalid('url', 'Not a valid webhook URL');
  }
  const names = reader
    .list('/event_types', { required: true, min: 1, max: 300 })
    .map((type) => reader.at(`${type}/name`));
  if (names.length === 0 || !names.every((name) => typeof name === 'string')) {
    return invalid('event_types', 'Not a valid event type list');
  }
  const registered = webhooks.all();
  if (registered.some((webhook) => webhook.url === url)) return refuse('WEBHOOK_URL_ALREADY_EXISTS');
  if (registered.length >= MOST_WEBHOOKS) return refuse('WEBHOOK_NUMBER_LIMIT_EXCEEDED');
  return { status: 201, body: webhookView(webhooks.register(url, names)) };
}

/** The event must be there to the byte as it was sent: its sum is signed (PAYMENTS B6, way 1). */
function verifySignature({ webhooks }: Paypal, body: unknown, text: string): Answer {
  const reader = new BodyReader(body);
  const part = (name: string): string => String(reader.at(`/${name}`) ?? '');
  const names = ['auth_algo', 'cert_url', 'transmission_id', 'transmission_sig', 'transmission_time', 'webhook_id'];
  const missing = [...names, 'webhook_event'].find((name) => !reader.has(`/${name}`));
  if (missing) return invalid(missing, 'Required field is missing');
  const { certificate, id } = webhooks.identity();
  const transmission = {
    id: part('transmission_id'),
    time: part('transmission_time'),
    webhookId: part('webhook_id'),
  };
  const isOurs = part('cert_url').endsWith(`/v1/notifications/certs/${id}`) && part('auth_algo') === 'SHA256withRSA';
  const event = rawMember(text, 'webhook_event') ?? '';
  const isGood = isOurs && isSignedBy(certificate, transmission, event, part('transmission_sig'));
  return { status: 200, body: { verification_status: isGood ? 'SUCCESS' : 'FAILURE' } };
}
