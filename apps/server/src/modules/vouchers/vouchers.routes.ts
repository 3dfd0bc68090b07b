import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../http/register-call.ts';
import type { VouchersService } from './vouchers.service.ts';

/** The calls for vouchers of SPEC §7. */
export function voucherRoutes(app: FastifyInstance, vouchers: VouchersService): void {
  registerCall(app, 'voucherRedeem', ({ body }) => vouchers.redeem(body));
  registerCall(app, 'voucherUnredeem', ({ body }) => vouchers.unredeem(body));
}
