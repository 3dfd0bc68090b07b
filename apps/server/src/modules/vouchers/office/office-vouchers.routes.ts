import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../clock.ts';
import { registerOfficeCalls } from '../../../http/register-office-call.ts';
import type { OfficeVouchersService } from './office-vouchers.service.ts';

/** The back office's calls about vouchers. */
export function officeVoucherRoutes(app: FastifyInstance, vouchers: OfficeVouchersService, clock: Clock): void {
  registerOfficeCalls(app, clock, {
    vouchers: ({ body }) => vouchers.list(body),
    vouchersMake: ({ body, operator }) => vouchers.make(operator, body),
    voucherSeries: async () => ({ series: await vouchers.series() }),
    voucherSeriesStop: ({ body, operator }) => vouchers.changeSeries(operator, body),
    voucherChange: ({ body, operator }) => vouchers.change(operator, body),
  });
}
