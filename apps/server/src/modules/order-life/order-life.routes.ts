import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../clock.ts';
import { registerOfficeCalls } from '../../http/register-office-call.ts';
import type { OrderLifeService } from './order-life.service.ts';

/** The back office's calls about orders. */
export function orderLifeRoutes(app: FastifyInstance, orders: OrderLifeService, clock: Clock): void {
  registerOfficeCalls(app, clock, {
    orders: ({ body }) => orders.list(body),
    order: ({ body }) => orders.order(body.number),
    orderConfirm: ({ operator, body }) => orders.plainStep(operator, 'confirm', body),
    orderPick: ({ operator, body }) => orders.plainStep(operator, 'pick', body),
    orderShip: ({ operator, body }) => orders.ship(operator, body),
    orderUnship: ({ operator, body }) => orders.unship(operator, body),
    orderDeliver: ({ operator, body }) => orders.deliver(operator, body),
    orderComplete: ({ operator, body }) => orders.plainStep(operator, 'complete', body),
    orderReturn: ({ operator, body }) => orders.takeBack(operator, body),
    orderHold: ({ operator, body }) => orders.hold(operator, body),
    orderCorrect: ({ operator, body }) => orders.correct(operator, body),
    orderReplaceInvoice: ({ operator, body }) => orders.replaceInvoice(operator, body),
    orderAmendPreview: ({ body }) => orders.previewAmendment(body),
    orderAmend: ({ operator, body }) => orders.amend(operator, body, false),
    orderAmendRefund: ({ operator, body }) => orders.amend(operator, body, true),
    orderArticles: ({ body }) => orders.articles(body),
    orderCancel: ({ operator, body }) => orders.cancel(operator, body, false),
    orderCancelPaid: ({ operator, body }) => orders.cancel(operator, body, true),
    orderRefund: ({ operator, body }) => orders.refund(operator, body),
    orderMoney: ({ operator, body }) => orders.noteMoney(operator, body),
    orderMoneyUndo: ({ operator, body }) => orders.undoMoney(operator, body),
    orderGiftVouchersSend: ({ operator, body }) => orders.sendVouchersAgain(operator, body),
    orderNote: ({ operator, body }) => orders.note(operator, body),
    orderTag: ({ operator, body }) => orders.tag(operator, body),
    ordersStep: ({ operator, body }) => orders.stepMany(operator, body),
    ordersCarrierFile: ({ operator, body }) => orders.shipByFile(operator, body),
  });
}
