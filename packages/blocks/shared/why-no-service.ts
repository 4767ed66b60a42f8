import type { WhyEmpty } from '../why-empty.ts';

type Answers = Readonly<{ script: string | undefined }>;

/** What a script outside writes is not shown where that is not set up. */
export function whyNoService(_: unknown, { script }: Answers): WhyEmpty | undefined {
  return script ? undefined : 'service';
}
