import type { RedeemedVoucher, VoucherRedemption } from '@kontor/contract';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../http/register-call.ts';
import type { Viewer } from '../../http/viewer.ts';
import type { VouchersService } from './vouchers.service.ts';

/** The calls for vouchers of SPEC §7. What a voucher takes off a cart, the orders know: `redeem` is theirs. */
export function voucherRoutes(
  app: FastifyInstance,
  vouchers: Pick<VouchersService, 'unredeem'>,
  redeem: (body: VoucherRedemption, viewer: Viewer | null) => Promise<RedeemedVoucher>,
): void {
  registerCall(app, 'voucherRedeem', ({ body, viewer }) => redeem(body, viewer));
  registerCall(app, 'voucherUnredeem', ({ body }) => vouchers.unredeem(body));
}
