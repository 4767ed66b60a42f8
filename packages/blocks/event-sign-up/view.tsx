import { ButtonLink } from '@eyelet/ui/actions/button.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { type ComponentType, useContext, useEffect, useId, useRef, useState } from 'react';
import { Html } from '../shared/html.tsx';
import type { BlockViewProps } from '../view-props.ts';
import { EventFacts } from './event-facts.tsx';
import type { EventSignUpNeeds } from './needs.ts';
import { offeredDays } from './offered.ts';
import type { EventSignUp } from './schema.ts';
import { EventOfPageContext, SignUpPartContext, type SignUpPartProps } from './sign-up-part.ts';

/**
 * The registration for an event (B2.2.46). Its steps differ by shopper, and pages are the same for everybody, so a browser
 * loads them when somebody comes near; without scripts the link leads to a page with the same form.
 */
export function EventSignUpView({
  props,
  answers: { event },
  base,
  first,
}: BlockViewProps<EventSignUp, EventSignUpNeeds>) {
  const say = useSay();
  const Heading = first ? 'h1' : 'h2';
  const id = useId();
  const near = useRef<HTMLDivElement>(null);
  const Part = useSignUpPart(near);
  const ofPage = useContext(EventOfPageContext);
  if (!event) return null;
  const enablePlusOne = event.enablePlusOne && props.enablePlusOne !== false;
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-8 gap-y-10 px-gutter lg:grid-cols-12"
      data-event={event.eventId}
    >
      <div className="lg:col-span-5">
        <Heading id={id} className="heading">
          {props.title ?? event.title}
        </Heading>
        {props.subtitle && <p className="mt-4 max-w-prose text-18">{props.subtitle}</p>}
        {ofPage !== event.eventId && <EventFacts event={event} className="mt-8" />}
        {props.richText && <Html html={props.richText} className="rich-text mt-8 max-w-prose" />}
      </div>
      <div
        ref={near}
        className="bg-paper p-6 md:p-10 lg:col-span-6 lg:col-start-7 [@media(scripting:enabled)]:min-h-[36rem]"
      >
        {Part ? (
          <Part
            event={{ ...event, enablePlusOne }}
            days={offeredDays(event, props)}
            confirmationTitle={props.confirmationTitle}
            confirmationSubtitle={props.confirmationSubtitle}
            submitCtaLabel={props.submitCtaLabel}
          />
        ) : (
          <ButtonLink href={`${base}/event-registration/${event.eventId}`}>
            {props.submitCtaLabel ?? say('shop.event.register')}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

/** The steps of the registration, once their element is near and they have loaded. */
function useSignUpPart(near: React.RefObject<HTMLElement | null>): ComponentType<SignUpPartProps> | undefined {
  const load = useContext(SignUpPartContext);
  const [part, setPart] = useState<{ Part: ComponentType<SignUpPartProps> }>();
  useEffect(() => {
    if (!load || !near.current) return;
    const seen = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        seen.disconnect();
        load().then(
          (found) => setPart({ Part: found.default }),
          // The link stays, and leads to the same form.
          (error: unknown) => console.warn(error),
        );
      },
      { rootMargin: '600px' },
    );
    seen.observe(near.current);
    return () => seen.disconnect();
  }, [load, near]);
  return part?.Part;
}
