import type { User } from '@kontor/contract';
import { DeleteAccount } from './delete-account.tsx';
import { ExportData } from './export-data.tsx';

/** What is stored about the customer: to take along, and to have it deleted (LAW D5). */
export function DataSection({ user }: { user: User }) {
  return (
    <>
      <ExportData />
      <DeleteAccount user={user} />
    </>
  );
}
