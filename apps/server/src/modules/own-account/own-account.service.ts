import type {
  AccountExport,
  CustomerDetails,
  Done,
  EmailChange,
  EmailConfirmation,
  Leave,
  PasswordChange,
  SessionSummaries,
} from '@kontor/contract';
import { type Refused, refused } from '../../http/refused.ts';
import type { Viewer } from '../../http/viewer.ts';
import type { AuthSources } from '../auth/types.ts';
import type { CustomersService } from '../customers/customers.service.ts';
import type { ErasuresService } from '../erasures/erasures.service.ts';
import type { OrdersService } from '../orders/orders.service.ts';
import type { Browser } from '../sessions/types.ts';
import { type ExportSources, exportAccount } from './account-export.ts';
import { confirmEmailChange, requestEmailChange } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { leaveShop } from './leave-shop.ts';

export { exportedOrder } from './account-export.ts';
export { exportUnits } from './texts/account-export.de.ts';

/** The functions of signed-in customers for their own account. */
export interface OwnAccountService {
  saveDetails(viewer: Viewer, details: CustomerDetails): Promise<Done | Refused>;
  /** The signed-in browsers, the most recently used first. */
  sessions(viewer: Viewer): Promise<SessionSummaries>;
  /** Signs out one of the customer's own browsers. */
  endSession(viewer: Viewer, id: string): Promise<Done | Refused>;
  changePassword(
    viewer: Viewer,
    body: PasswordChange,
    browser: Browser,
  ): Promise<{ readonly session: string } | Refused>;
  requestEmailChange(viewer: Viewer, body: EmailChange, browser: Browser): Promise<Done | Refused>;
  confirmEmailChange(viewer: Viewer, body: EmailConfirmation): Promise<Done | Refused>;
  /** All stored data about the customer. */
  export(customer: Pick<Viewer, 'customerId'>): Promise<AccountExport | Refused>;
  /** Deletes the account. */
  leave(viewer: Viewer, body: Leave, browser: Browser): Promise<Done | Refused>;
}

/** The dependencies on the rest of the shop. */
export interface OwnAuthSources extends AuthSources, ExportSources {
  readonly customers: Pick<CustomersService, 'change' | 'saveDetails'>;
  readonly orders: Pick<OrdersService, 'everythingOf'>;
  readonly erasures: Pick<ErasuresService, 'ownErasure'>;
}

/** Creates the service. */
export function createOwnAccountService(sources: OwnAuthSources): OwnAccountService {
  const { sessions, customers } = sources;
  return {
    saveDetails: customers.saveDetails,
    async sessions({ customerId, sessionId }) {
      const list = await sessions.list(customerId);
      return {
        sessions: list.map(({ id, device, createdAt, usedAt }) => ({
          _id: id,
          device,
          createdAt: new Date(createdAt).toISOString(),
          usedAt: new Date(usedAt).toISOString(),
          isCurrent: id === sessionId,
        })),
      };
    },
    endSession: async ({ customerId }, id) =>
      (await sessions.endOwn(customerId, id)) ? { ok: true } : refused(404, 'session-not-found'),
    changePassword: (viewer, body, browser) => changePassword(sources, viewer, body, browser),
    requestEmailChange: (viewer, body, browser) => requestEmailChange(sources, viewer, body, browser),
    confirmEmailChange: (viewer, body) => confirmEmailChange(sources, viewer, body),
    export: (viewer) => exportAccount(sources, viewer),
    leave: (viewer, body, browser) => leaveShop(sources, viewer, body, browser),
  };
}
