import { Button, ButtonLink } from '@eyelet/ui/actions/button.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { Form } from 'react-router';
import { useLocale } from '../shop/locale.ts';
import { HiddenFields } from './hidden-fields.tsx';
import type { Refused } from './refused.ts';

type UnprovenProps = Readonly<{ query: string; refused: Refused | undefined }>;

/** Says why nothing of an order is shown, and leads to where a guest names it with its email, or posts once more what was too early. */
export function Unproven({ query, refused }: UnprovenProps) {
  const say = useSay();
  const { path } = useLocale();
  const again = refused?.again ?? {};
  return (
    <>
      <p role={refused ? 'alert' : undefined} className="mb-6 max-w-prose text-18">
        {refused?.text ?? say('cancelling.unproven')}
      </p>
      {Object.keys(again).length > 0 ? (
        <Form method="post">
          <HiddenFields of={again} />
          <Button type="submit">{say('cancelling.again')}</Button>
        </Form>
      ) : (
        <ButtonLink href={`/${path}/track-order?${query}`}>{say('cancelling.find')}</ButtonLink>
      )}
    </>
  );
}
