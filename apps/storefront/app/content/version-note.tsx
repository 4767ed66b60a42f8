import type { VersionWords } from './version-words.ts';

/** Since when a dated page is in force, with links to its earlier versions. */
export function VersionNote({ words: { inForce, earlier } }: Readonly<{ words: VersionWords }>) {
  return (
    <footer className="mt-20 px-gutter pb-24">
      <p className="border-t border-drift pt-6">{inForce}</p>
      {earlier.links.length > 0 ? (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center font-medium underline underline-offset-4">
            {earlier.title}
          </summary>
          <ul>
            {earlier.links.map(({ href, text }) => (
              <li key={`${href} ${text}`}>
                <a
                  href={href}
                  rel="nofollow"
                  className="inline-flex min-h-11 items-center underline underline-offset-4"
                >
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </details>
      ) : undefined}
    </footer>
  );
}

type EarlierNoteProps = Readonly<Pick<VersionWords, 'inForce'> & { now: NonNullable<VersionWords['now']> }>;

/** On an earlier version: when it was in force, and a link to the current one. */
export function EarlierNote({ inForce, now }: EarlierNoteProps) {
  return (
    <p className="mb-10 flex flex-wrap items-center gap-x-4 bg-paper px-gutter py-3">
      {inForce}{' '}
      <a href={now.href} className="inline-flex min-h-11 items-center underline underline-offset-4">
        {now.text}
      </a>
    </p>
  );
}
