import { describeGateway } from '../../testing/gateway-contract.ts';
import { createSaferpayGateway } from './gateway.ts';

describeGateway(
  'saferpay',
  (origin, credentials) =>
    createSaferpayGateway({
      ...{ baseUrl: origin, customerId: '245001', terminalId: '17925001', username: 'API_245001_00000001' },
      password: credentials === 'right' ? 'testpasswort' : 'falsch',
    }),
  { aborted: 'cancelled', deciding: 'pending' },
);
