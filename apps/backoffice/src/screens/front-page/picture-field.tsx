import { frontPageLimits } from '@kontor/domain';
import { useWatch } from 'react-hook-form';
import { base64Of } from '../../calls/base64-of.ts';
import { officeCall } from '../../calls/office-call.ts';
import { FailureNotice } from '../../forms/failure-notice.tsx';
import type { OfficeForm } from '../../forms/use-office-form.ts';
import { Button } from '../../kit/button.tsx';
import { Progress } from '../../kit/progress.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { useAction } from '../../kit/use-action.ts';
import { frontPageTexts as texts } from '../../texts/front-page.de.ts';
import type { FrontPageValues } from './edited-block.ts';

/** The picture of a block. A chosen file is stored at once, and shown when the page is saved. */
export function PictureField(props: {
  form: OfficeForm<FrontPageValues>;
  place: number;
  onUpload: (isRunning: boolean) => void;
}) {
  const { form, place, onUpload } = props;
  const name = `page.blocks.${place}.picture` as const;
  const picture = useWatch({ control: form.control, name });
  const upload = useAction(async (file: File) => {
    onUpload(true);
    try {
      const stored = await officeCall('frontPagePicture', { content: await base64Of(file) });
      form.set(name, stored.picture);
    } finally {
      onUpload(false);
    }
  });
  return (
    <>
      {picture !== '' && (
        <div className="front-page-picture">
          <img src={`/api/shop/files/getFile?content=${picture}&imageSize=sm`} alt="" width={160} height={100} />
          <Button onClick={() => form.set(name, '')}>{texts.removePicture}</Button>
        </div>
      )}
      <TextField
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        label={texts.picture}
        hint={texts.pictureHint}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file !== undefined) void upload.run(file);
        }}
      />
      {upload.isBusy && <Progress />}
      <FailureNotice failure={upload.failure} />
      {picture !== '' && (
        <TextField
          label={texts.alt}
          hint={texts.altHint}
          maxLength={frontPageLimits.alt}
          {...form.field(`page.blocks.${place}.alt`)}
        />
      )}
    </>
  );
}
