import type { OfficeReview } from '@kontor/contract/office';
import { type HidingReason, hidingReasons } from '@kontor/domain';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { officeCall } from '../../calls/office-call.ts';
import { ConfirmDialog } from '../../forms/confirm-dialog.tsx';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useOfficeForm } from '../../forms/use-office-form.ts';
import { Field } from '../../kit/field.tsx';
import { Menu } from '../../kit/menu.tsx';
import { SelectField } from '../../kit/select-field.tsx';
import { showToast } from '../../kit/toast-message.ts';
import { reviewTexts as texts } from '../../texts/reviews.de.ts';

/** What can be done with a review: answer it, hide it, or show it again. */
export function ReviewActions({ review }: { review: OfficeReview }) {
  const [open, setOpen] = useState<'answer' | 'hide' | 'show' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Menu
        label={texts.actionsOf(review.product.name)}
        entries={[
          { label: review.answer === null ? texts.answer : texts.changeAnswer, onChoose: () => setOpen('answer') },
          review.hidden === null
            ? { label: texts.hide, isDanger: true, onChoose: () => setOpen('hide') }
            : { label: texts.show, onChoose: () => setOpen('show') },
        ]}
      />
      {open === 'answer' && <AnswerDialog review={review} onClose={close} />}
      {open === 'hide' && <HideDialog review={review} onClose={close} />}
      {open === 'show' && <ShowDialog review={review} onClose={close} />}
    </>
  );
}

interface DialogProps {
  readonly review: OfficeReview;
  readonly onClose: () => void;
}

/** The review that was seen: one that its writer has changed since is not touched. */
function seen({ _id: id, writtenAt, changedAt }: OfficeReview) {
  return { id, seen: changedAt ?? writtenAt };
}

async function reload(queries: QueryClient): Promise<void> {
  await Promise.all(['reviews', 'log'].map((key) => queries.invalidateQueries({ queryKey: [key] })));
}

function AnswerDialog({ review, onClose }: DialogProps) {
  const queries = useQueryClient();
  const form = useOfficeForm({
    values: { text: review.answer?.text ?? '' },
    async send({ text }) {
      await officeCall('reviewAnswer', { ...seen(review), text });
      showToast(texts.answered);
      await reload(queries);
      onClose();
    },
  });
  const { error, ...text } = form.field('text');
  return (
    <FormDialog title={texts.answerOf(review.product.name)} submit={texts.save} form={form} onClose={onClose}>
      <Field label={texts.answerField} hint={texts.answerHint} error={error}>
        {(links) => <textarea className="input" rows={6} {...text} {...links} />}
      </Field>
    </FormDialog>
  );
}

function HideDialog({ review, onClose }: DialogProps) {
  const queries = useQueryClient();
  const form = useOfficeForm<{ reason: HidingReason | '' }>({
    values: { reason: '' },
    async send({ reason }) {
      if (reason === '') return;
      await officeCall('reviewHide', { ...seen(review), reason });
      showToast(texts.hiddenNow);
      await reload(queries);
      onClose();
    },
  });
  return (
    <FormDialog title={texts.hideOf(review.product.name)} submit={texts.hide} form={form} onClose={onClose}>
      <SelectField label={texts.reason} hint={texts.reasonHint} {...form.field('reason', { required: true })}>
        <option value="">{texts.choose}</option>
        {hidingReasons.map((reason) => (
          <option key={reason} value={reason}>
            {texts.reasonOf(reason)}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  );
}

function ShowDialog({ review, onClose }: DialogProps) {
  const queries = useQueryClient();
  const show = async () => {
    await officeCall('reviewShow', seen(review));
    showToast(texts.shownNow);
    await reload(queries);
  };
  return (
    <ConfirmDialog title={texts.showOf(review.product.name)} confirm={texts.show} act={show} onClose={onClose}>
      <p>{texts.showHint}</p>
    </ConfirmDialog>
  );
}
