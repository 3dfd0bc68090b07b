import { useQueryClient } from '@tanstack/react-query';
import { officeCall } from '../../../calls/office-call.ts';
import { FailureNotice } from '../../../forms/failure-notice.tsx';
import { Form } from '../../../forms/form.tsx';
import { useOfficeForm } from '../../../forms/use-office-form.ts';
import { Button } from '../../../kit/button.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { TextField } from '../../../kit/text-field.tsx';
import { useAction } from '../../../kit/use-action.ts';
import { newStepKey, noteOrder } from '../../../records/order-query.ts';
import { orderTexts as texts } from '../../../texts/order.de.ts';

/** The tags of an order. They affect no step, so nobody has to wait for anybody. */
export function OrderTags(props: { number: string; tags: readonly string[]; mayEdit: boolean }) {
  const { number, tags, mayEdit } = props;
  const queries = useQueryClient();
  const change = async (added: string[], removed: string[]) =>
    noteOrder(queries, await officeCall('orderTag', { number, key: newStepKey(), added, removed }));
  const remove = useAction((tag: string) => change([], [tag]));
  const form = useOfficeForm({
    values: { added: '' },
    resetsTo: { added: '' },
    send: ({ added }) => change([added], []),
  });
  return (
    <section className="section" aria-labelledby="tags-title">
      <h2 id="tags-title">{texts.tags}</h2>
      {tags.length === 0 ? (
        <p className="soft">{texts.noTags}</p>
      ) : (
        <ul className="tags">
          {tags.map((tag) => (
            <li key={tag}>
              {tag}
              {mayEdit && (
                <Button
                  className="button-icon"
                  look="plain"
                  aria-label={texts.removeTag(tag)}
                  onClick={() => remove.run(tag)}
                >
                  <Icon name="close" />
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <FailureNotice failure={remove.failure} />
      {mayEdit && (
        <Form
          form={form}
          label={texts.tags}
          actions={
            <Button type="submit" isBusy={form.isBusy}>
              {texts.addTagButton}
            </Button>
          }
        >
          <TextField label={texts.addTag} autoComplete="off" {...form.field('added', { required: true })} />
        </Form>
      )}
    </section>
  );
}
