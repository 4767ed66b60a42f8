import { Button } from '@eyelet/ui/actions/button.tsx';
import { TextInput } from '@eyelet/ui/fields/text-input.tsx';
import { Notice } from '@eyelet/ui/notices/notice.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { NarrowPage } from '../auth/narrow-page.tsx';
import { useLocale } from '../shop/locale.ts';
import { handoverFields, handoverPath } from './fields.ts';
import { GiveForm } from './give-form.tsx';

type StartProps = Readonly<{
  isSeller: boolean;
  /** Units in the visitor's cart. */
  units: number;
  refused: string | undefined;
  /** What was scanned or typed and is no code. */
  unread: string | undefined;
}>;

/** Where a cart is handed over, and where a till takes the code of a shopper. */
export function Start({ isSeller, units, refused, unread }: StartProps) {
  const say = useSay();
  const { path } = useLocale();
  const giver = isSeller ? 'store' : 'shopper';
  return (
    <NarrowPage title={say('handover.title')}>
      {refused !== undefined && <Notice tone="error">{refused}</Notice>}
      <p className="mb-6 mt-4">{say(`handover.intro.${giver}`)}</p>
      {units > 0 && <GiveForm label={say(`handover.give.${giver}`)} />}
      {units === 0 && !isSeller && <p className="text-granite">{say('handover.empty')}</p>}
      {isSeller && (
        <form method="post" action={`/${path}${handoverPath}`} className="mt-8 grid gap-5 border-t border-drift pt-8">
          <TextInput
            id="handover-code"
            name={handoverFields.code}
            label={say('handover.scan.label')}
            hint={say('handover.scan.hint')}
            autoComplete="off"
            spellCheck={false}
            maxLength={500}
            required
            defaultValue={unread}
            {...(unread === undefined ? {} : { error: say('handover.scan.wrong') })}
          />
          <div>
            <Button type="submit" tone={units > 0 ? 'secondary' : 'primary'}>
              {say('handover.scan.submit')}
            </Button>
          </div>
        </form>
      )}
    </NarrowPage>
  );
}
