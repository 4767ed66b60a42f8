import { mostPictureBytes, mostPictures } from '@eyelet/contracts/cases/pictures.ts';
import { pictureTypes } from '@eyelet/domain/cases/pictures.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { FileField } from './file-field.tsx';

type PictureFieldProps = Readonly<{
  id: string;
  error?: string;
  /** What pictures are for; by default they show a defect. */
  of?: 'defect' | 'message';
  isLost: boolean;
}>;

/** Chooses pictures of a case (C1.34). */
export function PictureField({ id, error, isLost, of = 'defect' }: PictureFieldProps) {
  const say = useSay();
  const most = { n: mostPictures, size: mostPictureBytes / (1024 * 1024) };
  return (
    <FileField
      id={id}
      name="pictures"
      label={say('cases.field.pictures')}
      hint={say(of === 'defect' ? 'cases.hint.pictures' : 'cases.hint.messagePictures', most)}
      accept={pictureTypes.join(',')}
      error={error}
      isLost={isLost}
    />
  );
}
