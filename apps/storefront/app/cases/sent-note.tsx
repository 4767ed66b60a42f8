import { TextLink } from '@eyelet/ui/actions/text-link.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useEffect, useRef } from 'react';
import { useLocale } from '../shop/locale.ts';

/** The opened case, the email of its sender, and the names under which their documents are kept. */
export type Sent = Readonly<{ reference: string; email: string; documents?: readonly string[] }>;

/** Confirms that a case was opened, with its reference (C1.29, C1.30). */
export function SentNote({ sent: { reference, email, documents = [] } }: Readonly<{ sent: Sent }>) {
  const say = useSay();
  const { path } = useLocale();
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <div ref={note} role="status" tabIndex={-1} className="border-l-2 border-kelp bg-paper p-6 outline-none">
      <h2 className="text-22 font-semibold">{say('cases.sent.title')}</h2>
      <p className="mb-4 mt-2">{say('cases.sent.text', { reference, email })}</p>
      {documents.length > 0 && (
        <>
          <p className="font-medium">{say('cases.sent.documents')}</p>
          <ul className="mb-4 list-disc pl-5">
            {documents.map((name, index) => (
              <li key={index} className="break-all">
                {name}
              </li>
            ))}
          </ul>
        </>
      )}
      <TextLink href={`/${path}`}>{say('cases.sent.more')}</TextLink>
    </div>
  );
}
