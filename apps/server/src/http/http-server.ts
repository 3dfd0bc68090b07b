import { randomUUID } from 'node:crypto';
import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { logRequests, quietRequests } from './access-log.ts';
import { protectFromForgery } from './anti-forgery.ts';
import { answerClientError } from './client-errors.ts';
import { compressAnswers } from './compression.ts';
import { answerError, answerErrors } from './error-answers.ts';
import { InvalidRequest } from './invalid-request.ts';
import { readJsonBodies } from './json-body.ts';
import type { IsKnownBrowser } from './known-browser.ts';
import type { FindOperator } from './operator.ts';
import { closeInOrder } from './orderly-close.ts';
import { limitRates } from './rate-limits.ts';
import { readableUrl } from './readable-url.ts';
import { RememberedViewers } from './remembered-viewers.ts';
import { addSecurityHeaders } from './security-headers.ts';
import { useShopCookies } from './shop-cookies.ts';
import type { FindViewer } from './viewer.ts';

/** The maximum size of a request body in bytes. A cart of 500 lines needs a tenth of it. */
const bodyLimit = 512 * 1024;

/** How cookies are recognised. Without it everybody is a guest in an unknown browser. */
export interface Recognition {
  readonly findViewer: FindViewer;
  readonly isKnownBrowser: IsKnownBrowser;
  readonly findOperator: FindOperator;
}

/**
 * The frame for all routes of the shop: parsing and validation of requests, anti-forgery, rate limits, headers, error
 * shape. It has no routes and does not listen yet.
 */
export async function createHttpServer(
  config: Pick<Config, 'publicUrl' | 'rateLimits' | 'trustedProxies'>,
  logger: FastifyBaseLogger,
  {
    findViewer = async () => null,
    isKnownBrowser = async () => false,
    findOperator = async () => null,
  }: Partial<Recognition> = {},
): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    ...quietRequests,
    loggerInstance: logger,
    bodyLimit,
    requestTimeout: 30_000, // limits how long a slow client can hold a connection
    trustProxy: [...config.trustedProxies],
    genReqId: () => randomUUID(),
    rewriteUrl: readableUrl,
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    clientErrorHandler: answerClientError,
    schemaErrorFormatter: (errors) => new InvalidRequest(errors),
    return503OnClosing: false, // requests on existing connections are still answered
    routerOptions: { maxParamLength: 500 },
  });
  app.setValidatorCompiler(TypeBoxValidatorCompiler);
  await useShopCookies(app, config.publicUrl);
  app.decorate('findViewer', findViewer);
  app.decorate('rememberedViewers', new RememberedViewers());
  app.decorate('isKnownBrowser', isKnownBrowser);
  app.decorate('findOperator', findOperator);
  logRequests(app);
  closeInOrder(app);
  addSecurityHeaders(app, config.publicUrl);
  if (config.rateLimits) await limitRates(app);
  await compressAnswers(app);
  readJsonBodies(app);
  protectFromForgery(app, config.publicUrl);
  answerErrors(app);
  return app;
}
