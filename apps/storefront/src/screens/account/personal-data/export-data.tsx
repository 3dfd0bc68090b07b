import { accountCall } from '../../../session/account-call.ts';
import { accountTexts, dataTexts } from '../../../texts/account.de.ts';
import { Button } from '../../../ui/button.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { showSnackbar } from '../../../ui/snackbar-message.ts';
import { useAction } from '../../../ui/use-action.ts';
import { FailureNotice } from '../notices/failure-notice.tsx';

/** Saves all data stored about the customer as a file readable by people and programs (LAW D5). */
export function ExportData() {
  const saving = useAction(async () => {
    saveFile(dataTexts.exportName, JSON.stringify(await accountCall('accountExport', {}), null, 2));
    showSnackbar(dataTexts.exported);
  });
  return (
    <section className="account-part">
      <h2>{dataTexts.export}</h2>
      <p>{dataTexts.exportHint}</p>
      <p>
        <Button onClick={saving.run} aria-disabled={saving.isBusy || undefined}>
          {dataTexts.exportNow}
        </Button>
      </p>
      {saving.isBusy && <Progress label={accountTexts.loading} />}
      <FailureNotice failure={saving.failure} />
    </section>
  );
}

/** Saves a text as a file in the browser. */
function saveFile(name: string, content: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type: 'application/json' }));
  link.download = name;
  link.click();
  // By then the browser has read it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
