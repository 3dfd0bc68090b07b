import { systemClock } from '../../../../clock.ts';
import { describeGateway } from '../../testing/gateway-contract.ts';
import { createPaypalGateway } from './gateway.ts';

describeGateway(
  'paypal',
  (apiBase, credentials) =>
    createPaypalGateway({
      ...{ apiBase, clientId: 'sandbox-kontor', clock: systemClock },
      clientSecret: credentials === 'right' ? 'geheimnis-des-tests' : 'falsch',
    }),
  { aborted: 'redirected', deciding: 'capturing' },
);
