import { controlLook, Field } from '@eyelet/ui/fields/field.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';

type FileFieldProps = Readonly<{
  id: string;
  name: string;
  label: string;
  hint: string;
  /** Types that may be chosen. */
  accept: string;
  error?: string | undefined;
  /** Whether the page was loaded again after files were posted: browsers do not keep chosen files. */
  isLost: boolean;
}>;

/** Chooses files that go with a case. */
export function FileField({ id, name, label, hint: limits, accept, error, isLost }: FileFieldProps) {
  const say = useSay();
  const hint = isLost ? `${say('cases.hint.filesAgain')} ${limits}` : limits;
  return (
    <Field id={id} label={label} hint={hint} optionalLabel={say('address.optional')} {...(error ? { error } : {})}>
      {(control) => (
        <input
          {...control}
          type="file"
          name={name}
          multiple
          accept={accept}
          className={`${controlLook} h-auto py-2.5 file:mr-4 file:cursor-pointer file:border-0 file:bg-ink file:px-4 file:py-2 file:font-medium file:text-foam`}
        />
      )}
    </Field>
  );
}
