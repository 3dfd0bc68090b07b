import { useQueryClient } from '@tanstack/react-query';
import { handOutText } from '../../../calls/hand-out-file.ts';
import { officeCall } from '../../../calls/office-call.ts';
import { FailureNotice } from '../../../forms/failure-notice.tsx';
import { Button } from '../../../kit/button.tsx';
import { useAction } from '../../../kit/use-action.ts';
import { customerTexts as texts } from '../../../texts/customers.de.ts';

/** Saves everything that is stored about a customer as a file, for a request under the GDPR. */
export function ExportButton({ id }: { id: string }) {
  const queries = useQueryClient();
  const save = useAction(async () => {
    const exported = await officeCall('customerExport', { _id: id });
    handOutText(`kunde-${exported.account._id}.json`, JSON.stringify(exported, null, 2), 'application/json');
    await queries.invalidateQueries({ queryKey: ['log'] });
  });
  return (
    <>
      <Button isBusy={save.isBusy} onClick={() => save.run()}>
        {texts.exportData}
      </Button>
      <FailureNotice failure={save.failure} />
    </>
  );
}
