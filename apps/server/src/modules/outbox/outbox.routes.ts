import type { FastifyInstance, FastifyReply } from 'fastify';
import { contentDisposition } from '../../http/content-disposition.ts';
import { refused } from '../../http/refused.ts';
import { sendRefusal } from '../../http/send-refusal.ts';
import { isFromLocalMachine } from './local-machine.ts';
import { findInOutbox, listOutbox } from './outbox.service.ts';
import { attachmentBytes, mailHtml, mailSandbox, outboxListPage, outboxMailPage, outboxStyle } from './outbox-pages.ts';

const pagePolicy = "default-src 'none'; style-src 'self'; frame-src 'self'; frame-ancestors 'none'";
/**
 * A mail's HTML may have inline styles and nothing else: no script, no request, no origin. Its links leave the page.
 */
const mailPolicy = `default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox ${mailSandbox}; frame-ancestors 'self'`;

interface MailParams {
  Params: { name: string; place?: string };
}

/**
 * `/outbox`: mails that were not sent, for people at this machine (CONTRACT §9). Register it only without SMTP_URL.
 * @param styles the addresses of the storefront's stylesheets and the operator's
 */
export async function outboxRoutes(
  app: FastifyInstance,
  folder: string,
  styles: () => Promise<readonly string[]>,
): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      if (!isFromLocalMachine(request)) return sendRefusal(reply, refused(404, 'not-found'));
    });
    scope.get('/outbox', async (_request, reply) =>
      sendPage(reply, outboxListPage(await listOutbox(folder), await styles())),
    );
    scope.get('/outbox/style.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(outboxStyle));
    scope.get<MailParams>('/outbox/:name', async ({ params }, reply) => {
      const mail = await findInOutbox(folder, params.name);
      return mail ? sendPage(reply, outboxMailPage(params.name, mail, await styles())) : notFound(reply);
    });
    scope.get<MailParams>('/outbox/:name/html', async ({ params }, reply) => {
      const mail = await findInOutbox(folder, params.name);
      return mail ? sendPage(reply, mailHtml(mail), mailPolicy) : notFound(reply);
    });
    scope.get<MailParams>('/outbox/:name/attachments/:place', async ({ params }, reply) => {
      const attachment = (await findInOutbox(folder, params.name))?.attachments[Number(params.place)];
      if (!attachment) return notFound(reply);
      return reply
        .headers({
          'cache-control': 'no-store',
          'content-disposition': contentDisposition('attachment', attachment.filename ?? ''),
        })
        .type(attachment.mimeType)
        .send(Buffer.from(attachmentBytes(attachment)));
    });
  });
}

function sendPage(reply: FastifyReply, page: string, policy = pagePolicy): FastifyReply {
  return reply
    .headers({ 'cache-control': 'no-store', 'content-security-policy': policy })
    .type('text/html; charset=utf-8')
    .send(page);
}

function notFound(reply: FastifyReply): FastifyReply {
  return sendRefusal(reply, refused(404, 'not-found'));
}
