import { mostPictureBytes, mostPictures } from '@eyelet/contracts/cases/pictures.ts';
import { pictureTypes } from '@eyelet/domain/cases/pictures.ts';
import { controlLook, Field } from '@eyelet/ui/fields/field.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';

type PictureFieldProps = Readonly<{
  id: string;
  error?: string;
  /** What pictures are for; by default they show a defect. */
  of?: 'defect' | 'message';
  /** Whether the page was loaded again after pictures were posted: browsers do not keep chosen files. */
  isLost: boolean;
}>;

/** Chooses pictures of a case (C1.34). */
export function PictureField({ id, error, isLost, of = 'defect' }: PictureFieldProps) {
  const say = useSay();
  const most = { n: mostPictures, size: mostPictureBytes / (1024 * 1024) };
  const limits = say(of === 'defect' ? 'cases.hint.pictures' : 'cases.hint.messagePictures', most);
  return (
    <Field
      id={id}
      label={say('cases.field.pictures')}
      hint={isLost ? `${say('cases.hint.picturesAgain')} ${limits}` : limits}
      optionalLabel={say('address.optional')}
      {...(error ? { error } : {})}
    >
      {(control) => (
        <input
          {...control}
          type="file"
          name="pictures"
          multiple
          accept={pictureTypes.join(',')}
          className={`${controlLook} h-auto py-2.5 file:mr-4 file:cursor-pointer file:border-0 file:bg-ink file:px-4 file:py-2 file:font-medium file:text-foam`}
        />
      )}
    </Field>
  );
}
