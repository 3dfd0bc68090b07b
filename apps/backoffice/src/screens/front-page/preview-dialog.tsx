import type { OfficeFrontPage } from '@kontor/contract/office';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { officeCall } from '../../calls/office-call.ts';
import { FailureNotice } from '../../forms/failure-notice.tsx';
import { Button } from '../../kit/button.tsx';
import { Dialog, DialogActions } from '../../kit/dialog.tsx';
import { Progress } from '../../kit/progress.tsx';
import { frontPageTexts as texts } from '../../texts/front-page.de.ts';
import { PreviewFrame } from './preview-frame.tsx';

/** The page as the shop would show it, as wide as a phone or as this screen. Its scripts do not run. */
export function PreviewDialog({ page, onClose }: { page: OfficeFrontPage['page']; onClose: () => void }) {
  const [isPhone, setPhone] = useState(true);
  const preview = useQuery({
    queryKey: ['front-page-preview', page],
    queryFn: () => officeCall('frontPagePreview', { page }),
    gcTime: 0,
    retry: false,
  });
  return (
    <Dialog title={texts.previewTitle} onClose={onClose}>
      <div className="front-page-widths">
        <Button aria-pressed={isPhone} onClick={() => setPhone(true)}>
          {texts.phone}
        </Button>
        <Button aria-pressed={!isPhone} onClick={() => setPhone(false)}>
          {texts.desktop}
        </Button>
      </div>
      {preview.isPending && <Progress />}
      <FailureNotice failure={preview.error} />
      {preview.data !== undefined && (
        <PreviewFrame
          className={`front-page-preview ${isPhone ? 'front-page-preview-phone' : ''}`.trim()}
          title={texts.previewFrame}
          html={preview.data.html}
        />
      )}
      <DialogActions>
        <Button look="primary" onClick={onClose}>
          {texts.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
