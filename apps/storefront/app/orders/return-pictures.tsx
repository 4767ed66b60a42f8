import { mostPictureBytes, mostPictures } from '@eyelet/contracts/cases/pictures.ts';
import { pictureTypes } from '@eyelet/domain/cases/pictures.ts';
import { Button } from '@eyelet/ui/actions/button.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
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
  const id = `pictures-${returnId}-${itemId}`;
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
          {/* A new form empties the field once its pictures have come. */}
          <Form
            key={pictures}
            method="post"
            encType="multipart/form-data"
            className="grid justify-items-start gap-3 pb-3"
          >
            <ProofFields proof={proof} />
            <input type="hidden" name="returnId" value={returnId} />
            <input type="hidden" name="itemId" value={itemId} />
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
              className="min-h-11 max-w-full file:mr-4 file:min-h-11 file:cursor-pointer file:border-0 file:bg-ink file:px-4 file:font-medium file:text-foam"
            />
            <Button type="submit" name="intent" value="pictures" tone="secondary">
              {say('purchases.return.pictures.send')}
            </Button>
          </Form>
        </details>
      )}
    </>
  );
}
