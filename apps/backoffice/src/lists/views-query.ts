import type { OfficeListName } from '@kontor/contract/office';
import { queryOptions } from '@tanstack/react-query';
import { officeCall } from '../calls/office-call.ts';

/** The saved views of a list, and the columns that the operator chose for it. */
export function viewsQuery(list: OfficeListName) {
  return queryOptions({ queryKey: ['views', list], queryFn: () => officeCall('listViews', { list }) });
}
