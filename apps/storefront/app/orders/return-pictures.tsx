import { mostPictureBytes, mostPictures } from '@eyelet/contracts/cases/pictures.ts';
import { checkPictures, pictureTypes } from '@eyelet/domain/cases/pictures.ts';
import type { Invalid } from '@eyelet/domain/validation/invalid.ts';
import { Button } from '@eyelet/ui/actions/button.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { type ChangeEvent, useState } from 'react';
import { Form } from 'react-router';
import type { LoadedReturn } from './load-returns.ts';
import { ProofFields } from './proof-fields.tsx';
import type { ReturnsProof } from './returns-proof.ts';

type ReturnPicturesProps = Readonly<{
  returnId: string;
  item: LoadedReturn['items'][number];
  proof: ReturnsProof | undefined;
}>;

/** Sends pictures of an item that comes back, until there are as many as it may have. Works without scripts. */
export function ReturnPictures({ returnId, item, proof }: ReturnPicturesProps) {
  const say = useSay();
  const { itemId, name, colour, size, pictures } = item;
  const left = mostPictures - pictures;
  return (
    <>
      {pictures > 0 && <p className="text-14">{say('purchases.return.pictures.sent', { n: pictures })}</p>}
      {left > 0 && (
        // Closed again, and empty, once its pictures have come.
        <details key={pictures}>
          <summary className="flex min-h-11 cursor-pointer items-center text-ink underline underline-offset-4">
            {say('purchases.return.pictures')}
            <span className="sr-only">{` (${name}, ${colour}, ${size})`}</span>
          </summary>
          <Form method="post" encType="multipart/form-data" className="grid justify-items-start gap-3 pb-3">
            <ProofFields proof={proof} />
            <input type="hidden" name="returnId" value={returnId} />
            <input type="hidden" name="itemId" value={itemId} />
            <ChosenPictures id={`pictures-${returnId}-${itemId}`} left={left} />
            <Button type="submit" name="intent" value="pictures" tone="secondary">
              {say('purchases.return.pictures.send')}
            </Button>
          </Form>
        </details>
      )}
    </>
  );
}

/** Chooses pictures, and says at once what is wrong with them: no time is lost by sending what is too large. */
function ChosenPictures({ id, left }: Readonly<{ id: string; left: number }>) {
  const say = useSay();
  const [invalid, setInvalid] = useState<Invalid>();
  const check = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const sizes = [...(target.files ?? [])].map((file) => file.size);
    const problem =
      sizes.length > left ? ({ key: 'validation.pictureCount', args: { n: left } } as const) : checkPictures(sizes);
    setInvalid(problem);
    // Keeps the form from being sent; the text stands below the field.
    target.setCustomValidity(problem ? say(problem.key, problem.args) : '');
  };
  return (
    <>
      <label htmlFor={id}>
        {say('purchases.return.pictures.hint', { n: left, size: mostPictureBytes / (1024 * 1024) })}
      </label>
      <input
        id={id}
        type="file"
        name="pictures"
        multiple
        required
        accept={pictureTypes.join(',')}
        aria-invalid={invalid ? true : undefined}
        aria-describedby={`${id}-problem`}
        onChange={check}
        className="min-h-11 max-w-full file:mr-4 file:min-h-11 file:cursor-pointer file:border-0 file:bg-ink file:px-4 file:font-medium file:text-foam"
      />
      <p id={`${id}-problem`} role="alert" className="text-buoy empty:hidden">
        {invalid && say(invalid.key, invalid.args)}
      </p>
    </>
  );
}
