import type { OwnLooks } from '@eyelet/contracts/looks/look.ts';
import { Button } from '@eyelet/ui/actions/button.tsx';
import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { DoneNote } from '../consumer/done-note.tsx';
import type { FormAnswer } from '../forms/answer.ts';

type OwnLooksListProps = OwnLooks & Readonly<{ answer: FormAnswer | undefined }>;

/** Who of the shop has wished to see it as the consumer does, and who has; with what they may answer now. */
export function OwnLooksList({ title, note, looks, answer }: OwnLooksListProps) {
  return (
    <section aria-labelledby="looks-title" className="border-t border-drift py-8">
      <h2 id="looks-title" className="mb-2 font-display text-22 font-semibold">
        {title}
      </h2>
      <p className="mb-4 max-w-prose text-granite">{note}</p>
      {answer && (
        <Answered
          key={answer.attempt}
          answer={answer}
          now={looks.find(({ lookId }) => lookId === answer.values.lookId)}
        />
      )}
      {looks.length > 0 && (
        <ul className="border-t border-drift">
          {looks.map(({ lookId, text, reason, steps, answers }) => (
            <li key={lookId} className="grid gap-3 border-b border-drift py-4">
              <div className="[overflow-wrap:anywhere]">
                <p className="font-medium">{text}</p>
                <p>{reason}</p>
                <p className="text-14 text-granite">{steps.join(' · ')}</p>
              </div>
              {answers.length > 0 && (
                <Form method="post" className="flex flex-wrap gap-3">
                  <input type="hidden" name="intent" value="look" />
                  <input type="hidden" name="lookId" value={lookId} />
                  {answers.map(({ answer, label }, at) => (
                    <Button
                      key={answer}
                      type="submit"
                      name="answer"
                      value={answer}
                      size="small"
                      {...(at > 0 ? { tone: 'secondary' as const } : {})}
                    >
                      {label}
                    </Button>
                  ))}
                </Form>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** What has become of the look that was answered. Focused, as the button that was pressed is gone. */
function Answered({ answer, now }: Readonly<{ answer: FormAnswer; now: OwnLooks['looks'][number] | undefined }>) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <div ref={note} tabIndex={-1} className="[overflow-wrap:anywhere]">
      {answer.done ? (
        <DoneNote>{now?.text}</DoneNote>
      ) : (
        <p role="alert" className="mb-6 border-l-2 border-buoy bg-paper p-4">
          {[...Object.values(answer.errors), now?.text].filter(Boolean).join(' ')}
        </p>
      )}
    </div>
  );
}
