import { useQuery, useQueryClient } from '@tanstack/react-query';
import { handOutBlob } from '../calls/hand-out-file.ts';
import { officeCall, officeFile } from '../calls/office-call.ts';
import { today } from '../format/today.ts';
import { FailureNotice } from '../forms/failure-notice.tsx';
import { Button } from '../kit/button.tsx';
import { Dialog, DialogActions } from '../kit/dialog.tsx';
import { Notice } from '../kit/notice.tsx';
import { Progress } from '../kit/progress.tsx';
import { showToast } from '../kit/toast-message.ts';
import { useAction } from '../kit/use-action.ts';
import { kitTexts } from '../texts/kit.de.ts';
import { listTexts as texts } from '../texts/lists.de.ts';
import type { ShownList } from './shown-list.ts';

/** Says how many rows the file will have, and saves what is seen as a table. */
export function ExportDialog({ list, onClose }: { list: ShownList; onClose: () => void }) {
  const { of, shown } = list;
  const queries = useQueryClient();
  const counted = useQuery({
    queryKey: ['list-count', of],
    queryFn: ({ signal }) => officeCall('listCount', of, signal),
    staleTime: 0,
  });
  const save = useAction(async () => {
    const filename = `${texts.fileNames[of.list]}-${today(Date.now())}.csv`;
    handOutBlob(filename, await officeFile('listExport', { ...of, columns: [...shown] }));
    void queries.invalidateQueries({ queryKey: ['log'] });
    showToast(texts.exported(filename));
    onClose();
  });
  const { count = 0, isMore = false } = counted.data ?? {};
  return (
    <Dialog title={texts.exportTitle} onClose={onClose}>
      {counted.data === undefined && counted.error === null && <Progress label={texts.counting} />}
      {counted.data !== undefined && !isMore && (
        <p role="status">
          {list.columns.length === 0 ? texts.contentOfAll(count) : texts.content(count, shown.length)}
        </p>
      )}
      {isMore ? (
        <Notice look="warn" title={texts.tooMany}>
          {texts.tooManyHint}
        </Notice>
      ) : (
        <p className="soft">{texts.exportHint}</p>
      )}
      <FailureNotice failure={counted.error ?? save.failure} />
      {save.isBusy && <Progress />}
      <DialogActions>
        <Button onClick={onClose}>{kitTexts.cancel}</Button>
        {!isMore && (
          <Button look="primary" isBusy={save.isBusy} onClick={() => save.run()}>
            {texts.submitExport}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
