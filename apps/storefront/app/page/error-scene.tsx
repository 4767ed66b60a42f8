import type { ReactNode } from 'react';
import scene from './scene.svg?url';

/** The layout of error pages: a drawing beside title, text and links. */
export function ErrorScene({ title, text, children }: Readonly<{ title: string; text: string; children: ReactNode }>) {
  return (
    <section className="grid items-center gap-10 px-gutter py-16 lg:grid-cols-12 lg:py-28">
      <div className="lg:col-span-6">
        <h1 className="font-display text-64 font-semibold">{title}</h1>
        <p className="mb-8 mt-5 max-w-[44ch] text-18 text-granite">{text}</p>
        {children}
      </div>
      <img src={scene} alt="" width={480} height={300} className="w-full lg:col-span-5 lg:col-start-8" />
    </section>
  );
}
