import { Type } from 'typebox';
import { refused } from '../call.ts';
import {
  ColumnsToChoose,
  FilteredList,
  ListCount,
  ListToExport,
  OfficeViews,
  OneList,
  OneView,
  ViewToSave,
} from './wire/list.ts';

/** The bodies and answers of the calls about lists. */
export const listCalls = {
  listViews: {
    summary: 'The saved views of a list, and the columns that the operator chose.',
    body: OneList,
    answer: OfficeViews,
  },
  listViewSave: {
    summary: 'Saves a view of a list, for oneself or for everybody who may see the list.',
    body: ViewToSave,
    answer: OfficeViews,
    refusals: {
      400: refused('invalid-request', 'invalid-form'),
      404: refused('view-not-found'),
      409: refused('view-exists', 'too-many-views'),
    },
  },
  listViewRemove: {
    summary: 'Removes a saved view.',
    body: OneView,
    answer: OfficeViews,
    refusals: { 404: refused('view-not-found') },
  },
  listColumns: {
    summary: 'Remembers the columns of a list for the operator.',
    body: ColumnsToChoose,
    answer: OfficeViews,
  },
  listCount: { summary: 'The number of rows of a list.', body: FilteredList, answer: ListCount },
  listExport: {
    summary:
      'A list as a CSV table with the rows of its filters and the given columns, as it is shown. The answer is the file. The export is logged.',
    body: ListToExport,
    answer: Type.String({ description: 'text/csv, in UTF-8 with a byte order mark, separated by semicolons.' }),
    refusals: { 409: refused('too-many-rows') },
  },
} as const;
