import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listenToChanges } from '../calls/change-stream.ts';
import { reloadChanged } from '../records/changed-queries.ts';

/** Keeps what is shown up to date with what others change (decision 060). */
export function useLiveChanges(): void {
  const queries = useQueryClient();
  useEffect(() => listenToChanges((subjects) => reloadChanged(queries, subjects)), [queries]);
}
