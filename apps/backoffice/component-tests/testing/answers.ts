import type { CurrentOperator, OfficeAnswer, OfficeState, OfficeToday, OwnSecurity } from '@kontor/contract/office';
import { rights } from '@kontor/domain';

/** For tests: a shop in which nothing waits. */
export const nothingToDo: OfficeToday = { orders: [] };

/** The owner, who has just proved her identity. */
export const eva: CurrentOperator = {
  ...{ _id: 'eva', name: 'Eva Huber', email: 'eva@example.at', role: 'Inhaber', rights: [...rights] },
  provenUntil: '2099-01-01T00:00:00.000Z',
};

/** Eva is signed in at an address without passkeys. */
export const officeState: OfficeState = {
  ...{ operator: eva, isSetUp: true, hasPasskeys: false, shopName: 'Eisenhof', sellerCountry: 'AT' },
};

/** A password and no other proof. */
export const onlyPassword: OwnSecurity = { hasPassword: true, hasTotp: false, recoveryCodesLeft: 0, passkeys: [] };

/** For tests: a list without saved views, with its usual columns. */
export const noViews: OfficeAnswer<'listViews'> = { views: [], columns: null };
