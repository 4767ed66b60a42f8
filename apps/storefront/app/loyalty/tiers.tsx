import type { readProgramme } from '@eyelet/contracts/loyalty/read-programme.ts';
import { useWords } from '@eyelet/ui/words/words.tsx';
import type { Static } from 'typebox';

type Programme = Static<(typeof readProgramme)['response']>;

/** The tiers of the programme, and what each gives. */
export function Tiers({ programme: { tiers } }: Readonly<{ programme: Programme }>) {
  const { say, tag } = useWords();
  const number = new Intl.NumberFormat(tag);
  if (tiers.length < 2) return null;
  return (
    <section aria-labelledby="tiers" className="mt-12">
      <h2 id="tiers" className="font-display text-28 font-semibold">
        {say('account.loyalty.tiers')}
      </h2>
      <p className="mb-4 mt-2 text-granite">{say('account.loyalty.tiers.text')}</p>
      <ul className="grid gap-4 sm:grid-cols-3">
        {tiers.map(({ tier, from, pointsPercent, birthdayPoints }) => (
          <li key={tier} className="bg-paper p-6">
            <h3 className="font-display text-22 font-semibold">{say(`account.loyalty.tier.${tier}`)}</h3>
            <p className="text-14 text-granite">
              {from === 0 ? say('account.loyalty.tier.fromStart') : say('account.loyalty.tier.from', { n: from })}
            </p>
            <ul className="mt-4 grid gap-2">
              <li>{say('account.loyalty.tier.points', { n: number.format(pointsPercent / 100) })}</li>
              {birthdayPoints > 0 && <li>{say('account.loyalty.tier.birthday', { n: birthdayPoints })}</li>}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
