import { Button } from '@eyelet/ui/actions/button.tsx';
import { Notice } from '@eyelet/ui/notices/notice.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { Form, useNavigation } from 'react-router';
import { DoneNote } from '../consumer/done-note.tsx';
import { Seo } from '../seo/seo.tsx';

/** The outcome of a mailed link. */
export type LinkAnswer = Readonly<{ done: true } | { done: false; problem: string }>;

type LinkPageProps = Readonly<{
  kind: 'confirm' | 'unsubscribe';
  token: string;
  answer: LinkAnswer | undefined;
}>;

/** The page of a mailed link. It needs a press, as mail programs open links automatically. */
export function LinkPage({ kind, token, answer }: LinkPageProps) {
  const say = useSay();
  const sending = useNavigation().state === 'submitting';
  const title = say(`joining.${kind}.title`);
  return (
    <div className="mx-auto max-w-2xl px-gutter pb-24 pt-10 lg:pt-16">
      <Seo title={title} />
      <h1 className="mb-6 heading">{title}</h1>
      {answer?.done && <DoneNote>{say(`joining.${kind}.done`)}</DoneNote>}
      {answer?.done === false && <Notice tone="error">{answer.problem}</Notice>}
      {!answer && token === '' && <p>{say('joining.link.missing')}</p>}
      {!answer && token !== '' && (
        <Form method="post" className="grid gap-6">
          <p>{say(`joining.${kind}.text`)}</p>
          <div>
            <Button type="submit" busy={sending} busyLabel={say('joining.moment')}>
              {say(`joining.${kind}.submit`)}
            </Button>
          </div>
        </Form>
      )}
    </div>
  );
}
