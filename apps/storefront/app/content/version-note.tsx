import type { VersionWords } from './version-words.ts';

/** Since when a dated page is in force, and its earlier versions. */
export function VersionNote({ words: { inForce, earlier } }: Readonly<{ words: VersionWords }>) {
  return (
    <footer className="container mt-20 space-y-4 border-line border-t pt-6">
      <p>{inForce}</p>
      {earlier.links.length > 0 ? (
        <details>
          <summary className="min-h-11 cursor-pointer content-center">{earlier.title}</summary>
          <ul>
            {earlier.links.map(({ href, text }) => (
              <li key={`${href} ${text}`}>
                <a href={href} rel="nofollow" className="inline-flex min-h-11 items-center underline">
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
