import type { ReactNode } from 'react';

/** A rock half under water, drawn in one line, beside the words. */
export function ErrorScene({ title, text, children }: Readonly<{ title: string; text: string; children: ReactNode }>) {
  return (
    <section className="grid items-center gap-10 px-gutter py-16 lg:grid-cols-12 lg:py-28">
      <div className="lg:col-span-6">
        <h1 className="font-display text-64 font-semibold">{title}</h1>
        <p className="mb-8 mt-5 max-w-[44ch] text-18 text-granite">{text}</p>
        {children}
      </div>
      <svg
        aria-hidden="true"
        viewBox="0 0 480 300"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="w-full lg:col-span-5 lg:col-start-8"
      >
        <path d="M130 178c14-46 34-52 52-58 22-8 20-62 56-66 44-4 40 44 62 62 22 17 40 20 52 62" />
        <path d="M182 120c10 18 8 34 2 58M238 54c4 26-10 44-4 70s20 30 22 54M300 116c-8 16-6 40 6 62" strokeWidth="1" />
        <path d="M20 178h440M64 202h120M214 202h190M96 226h70M196 226h140M366 226h50M150 250h90M268 250h60M206 274h70" />
        <circle cx="404" cy="72" r="22" className="text-lichen" />
      </svg>
    </section>
  );
}
