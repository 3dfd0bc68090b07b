import type { OfficeRoute } from './office-route.ts';

/** The calls about the shop's bank account. */
export const bankRoutes = {
  bankStatementRead: {
    path: '/api/admin/bank/read',
    effect: 'write',
    right: 'money.edit',
    perMinute: 20,
    maxBytes: 4 * 1024 * 1024,
  },
  bankEntries: { path: '/api/admin/bank/entries', effect: 'read', right: 'money.read' },
  bankEntryAssign: { path: '/api/admin/bank/entry/assign', effect: 'write', right: 'money.edit' },
  bankEntryUnassign: { path: '/api/admin/bank/entry/unassign', effect: 'write', right: 'money.edit' },
  bankOutgoingSetAside: {
    path: '/api/admin/bank/outgoing/set-aside',
    effect: 'write',
    right: 'money.edit',
    perMinute: 20,
  },
  bankRules: { path: '/api/admin/bank/rules', effect: 'read', right: 'money.read' },
  bankRuleMake: { path: '/api/admin/bank/rule/make', effect: 'write', right: 'money.edit' },
  bankRuleEnd: { path: '/api/admin/bank/rule/end', effect: 'write', right: 'money.edit' },
  bankEntrySetAside: { path: '/api/admin/bank/entry/set-aside', effect: 'write', right: 'money.edit' },
} as const satisfies Readonly<Record<string, OfficeRoute>>;
