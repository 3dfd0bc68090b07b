import type { User } from '@kontor/contract';
import { DeleteAccount } from './delete-account.tsx';
import { ExportData } from './export-data.tsx';

/** Export and deletion of the data stored about the customer (LAW D5). */
export function DataSection({ user }: { user: User }) {
  return (
    <>
      <ExportData />
      <DeleteAccount user={user} />
    </>
  );
}
