import {
  type CurrentOperator,
  type OfficeAnswer,
  type OfficeBody,
  type OfficeCallName,
  officeRoutes,
} from '@kontor/contract/office';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { Database } from '../../../database/database.ts';
import { openBrowser, type TestBrowser } from '../../../http/testing/browser.ts';
import { createFrame } from '../../../http/testing/frame.ts';
import { officeLogRoutes } from '../../office-log/office-log.routes.ts';
import { createOfficeLog, type OfficeLog } from '../../office-log/office-log.service.ts';
import { testConfiguration } from '../../orders/testing/shop.ts';
import { createPasswordService } from '../../passwords/passwords.service.ts';
import { createAttemptsService } from '../../sessions/attempts.service.ts';
import { operatorRoutes } from '../operators.routes.ts';
import { createOperatorsService, type OperatorsService } from '../operators.service.ts';

/** For tests: the password of all operators. */
export const officePassword = 'Hammer und Amboss';

/** For tests: a browser in the back office. */
export interface OfficeTestBrowser extends Pick<TestBrowser, 'cookies'> {
  send<Name extends OfficeCallName>(name: Name, body?: OfficeBody<Name>): Promise<LightMyRequestResponse>;
  /** The answer of a call that must succeed. */
  call<Name extends OfficeCallName>(name: Name, body?: OfficeBody<Name>): Promise<OfficeAnswer<Name>>;
  /** Status and code of a call that must be refused. */
  refusal<Name extends OfficeCallName>(name: Name, body?: OfficeBody<Name>): Promise<[number, string]>;
}

/** For tests: the calls of operators over a database, with a clock to be set. */
export interface TestOffice {
  readonly app: FastifyInstance;
  readonly operators: OperatorsService;
  readonly log: OfficeLog;
  readonly time: { now: number };
  /** Everything that was logged, as text. */
  readonly logged: () => string;
  readonly browser: (more?: Parameters<typeof openBrowser>[1]) => OfficeTestBrowser;
  /** The browser of the first owner, Eva, who has just set up her account. */
  owner(): Promise<OfficeTestBrowser>;
  /** The browser of somebody whom Eva has invited with a role, and who has accepted. */
  invited(
    eva: OfficeTestBrowser,
    role: string,
    name?: string,
  ): Promise<OfficeTestBrowser & { operator: CurrentOperator }>;
}

/** For tests: serves them. Attempts are only limited on request. */
export async function serveOffice(
  database: Database,
  { rateLimits = false, publicUrl = 'http://localhost:3000' } = {},
): Promise<TestOffice> {
  const time = { now: Date.UTC(2026, 10, 23, 12) };
  const clock = () => time.now;
  const log = createOfficeLog({ database, clock });
  const configuration = { current: async () => testConfiguration };
  const attempts = createAttemptsService({ database, clock, isOn: rateLimits });
  const passwords = createPasswordService();
  const operators = createOperatorsService({ database, clock, configuration, passwords, attempts, log, publicUrl });
  const { app, logged } = await createFrame({ publicUrl, findOperator: operators.findOperator });
  operatorRoutes(app, operators, clock);
  officeLogRoutes(app, log, clock);
  const browser: TestOffice['browser'] = (more) => officeBrowser(openBrowser(app, more));
  const begin = async (address: string, name: string, email: string) => {
    const opened = browser();
    const token = address.slice(address.indexOf('#') + 1);
    const operator = await opened.call('invitationAccept', { token, name, email, password: officePassword });
    return { ...opened, operator };
  };
  return {
    ...{ app, operators, log, time, browser, logged: () => logged.join('') },
    async owner() {
      const address = await operators.firstOwnerAddress();
      if (address === null) throw new Error('there is an owner already');
      return begin(address, 'Eva Huber', 'eva@example.at');
    },
    async invited(eva, role, name = 'Max Moser') {
      const email = `${name.toLowerCase().replace(' ', '.')}@example.at`;
      const { address } = await eva.call('operatorInvite', { name, email, role });
      return begin(address, name, email);
    },
  };
}

function officeBrowser({ cookies, post }: TestBrowser): OfficeTestBrowser {
  const send: OfficeTestBrowser['send'] = (name, body) => post(officeRoutes[name].path, body ?? {});
  return {
    ...{ cookies, send },
    async call(name, body) {
      const answer = await send(name, body);
      if (answer.statusCode !== 200) throw new Error(`${name}: ${answer.statusCode} ${answer.body}`);
      return answer.json();
    },
    async refusal(name, body) {
      const answer = await send(name, body);
      return [answer.statusCode, answer.json().code];
    },
  };
}
