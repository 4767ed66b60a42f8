import { Button } from '@eyelet/ui/actions/button.tsx';
import { TextInput } from '@eyelet/ui/fields/text-input.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';

export type ChangesFormProps = Readonly<{ page: string; from: string | undefined; to: string | undefined }>;

/** An ISO 8601 instant as the value of a `datetime-local` field in UTC. */
const fieldOf = (moment: string | undefined) => moment?.slice(0, 16);

/** Chooses the page and the times to compare. It loads a document, as the preview is set to the second time. */
export function ChangesForm({ page, from, to }: ChangesFormProps) {
  const say = useSay();
  return (
    <form
      method="get"
      className="mt-8 grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_auto_auto_auto] lg:max-w-5xl"
    >
      <input type="hidden" name="preview" value="true" />
      <TextInput label={say('preview.changes.page')} name="page" defaultValue={page} spellCheck={false} />
      <TextInput label={say('preview.changes.from')} name="from" type="datetime-local" defaultValue={fieldOf(from)} />
      <TextInput
        label={say('preview.changes.to')}
        name="previewDateTime"
        type="datetime-local"
        required
        defaultValue={fieldOf(to)}
      />
      <Button type="submit">{say('preview.show')}</Button>
    </form>
  );
}
