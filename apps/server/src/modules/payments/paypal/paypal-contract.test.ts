import { systemClock } from '../../../clock.ts';
import { describeGateway } from '../test-gateway-contract.ts';
import { createPaypalGateway } from './paypal-gateway.ts';

describeGateway(
  'paypal',
  (apiBase, credentials) =>
    createPaypalGateway({
      ...{ apiBase, clientId: 'sandbox-kontor', clock: systemClock },
      clientSecret: credentials === 'right' ? 'geheimnis-des-tests' : 'falsch',
    }),
  { aborted: 'redirected', deciding: 'capturing' },
);
