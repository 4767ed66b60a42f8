import { TextArea } from '../look/text-area.tsx';
import { TextField } from '../look/text-field.tsx';

import { languageNames, useWords } from '../words/words.ts';
import { FieldProblem } from './field-group.tsx';
import { FormPart } from './form-part.tsx';
import { type PromotionValues, type TypedTexts, type WrittenLanguage, writtenLanguages } from './values.ts';

type Texts = PromotionValues['texts'];

type TextsFieldsProps = Readonly<{
  value: Texts;
  isGift: boolean;
  error: string | undefined;
  onChange: (value: Texts) => void;
}>;

const giftTexts = ['giftDefault', 'giftEarned', 'giftGuest', 'giftRegistered'] as const;

const neededGiftTexts: ReadonlySet<string> = new Set(['giftDefault', 'giftEarned']);

/** What a promotion says, in each language; British English only where it differs. */
export function TextsFields({ value, isGift, error, onChange }: TextsFieldsProps) {
  const { t, language } = useWords();
  const ordered = [language, ...writtenLanguages.filter((one) => one !== language)];
  const change = (one: WrittenLanguage, member: keyof TypedTexts) => (text: string) =>
    onChange({ ...value, [one]: { ...value[one], [member]: text } });
  return (
    <FormPart title={t('studio.promotions.texts')} hint={t('studio.promotions.textsHint')}>
      <FieldProblem error={error} />
      {ordered.map((one) => {
        const name = one === 'en-GB' ? t('studio.promotions.british') : languageNames[one];
        const texts = value[one];
        return (
          <details key={one} className="field-group" open={one === language}>
            <summary>{name}</summary>
            <div className="stack">
              <TextField
                name={`texts.${one}.name`}
                label={t('studio.promotions.nameIn', { language: name })}
                value={texts.name}
                maxLength={120}
                isRequired={one !== 'en-GB'}
                onChange={change(one, 'name')}
              />
              {isGift
                ? giftTexts.map((member) => (
                    <TextField
                      key={member}
                      name={`texts.${one}.${member}`}
                      label={t(`studio.promotions.${member}`)}
                      value={texts[member]}
                      maxLength={600}
                      isRequired={one !== 'en-GB' && neededGiftTexts.has(member)}
                      onChange={change(one, member)}
                    />
                  ))
                : undefined}
              <TextField
                name={`texts.${one}.callout`}
                label={t('studio.promotions.callout')}
                hint={t('studio.promotions.calloutHint')}
                value={texts.callout}
                maxLength={600}
                onChange={change(one, 'callout')}
              />
              <TextArea
                name={`texts.${one}.terms`}
                label={t('studio.promotions.terms')}
                value={texts.terms}
                rows={3}
                maxLength={600}
                onChange={change(one, 'terms')}
              />
            </div>
          </details>
        );
      })}
    </FormPart>
  );
}
