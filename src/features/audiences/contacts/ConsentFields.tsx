import { CONSENT_LABELS } from '../../../domain/audiences/consent/readConsent.ts';
import type { ContactForm } from '../../../domain/audiences/form/contactForm.ts';
import { AUDIENCE_TERMS } from '../../../domain/audiences/terms.ts';
import { NBSP } from '../../../domain/core/format.ts';
import { DateField } from '../../../patterns/form/DateField.tsx';
import { Select } from '../../../ui/field/Select.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { Stack } from '../../../ui/Stack.tsx';

export interface ConsentFieldsProps {
  /** The card as it is typed. */
  values: Pick<ContactForm, 'consent' | 'consentAt' | 'consentText'>;
  /** Errors, by field. */
  errors: Readonly<Record<string, string | undefined>>;
  /** Stored values. Where its words say nothing clear, «Не распознано» is among the answers. */
  stored: ConsentFieldsProps['values'];
  /** A refusal is being lifted: the new consent needs a day. Default false. */
  lifts?: boolean;
  /** Called with what is typed or chosen. */
  onType: (typed: Partial<ContactForm>) => void;
}

const ANSWERS = (['given', 'refused', 'unclear'] as const).map((value) => ({ value, label: CONSENT_LABELS[value] }));

const OPTIONS = [{ value: '', label: 'Неизвестно' }, ...ANSWERS] as const;

const HINTS: Readonly<Record<ContactForm['consent'], string>> = {
  '': `Человека об${NBSP}этом не${NBSP}спрашивали`,
  given: 'Человек согласился, чтобы его спрашивали',
  refused: 'Приглашения этому человеку не уйдут',
  unclear: `Прочитайте, что сказано, и${NBSP}выберите, что это значит`,
};

/** Whether a person agreed to be asked: given, refused or not known; when, and in which words. */
export function ConsentFields({ values, errors, stored, lifts = false, onType }: ConsentFieldsProps) {
  const { contact: terms } = AUDIENCE_TERMS;
  const isGiven = values.consent === 'given';
  // The day and the words of one answer are not those of another; words that told nothing are what they are.
  const answered = (consent: ContactForm['consent']): Partial<ContactForm> => {
    if (consent === stored.consent) return stored;
    return { consent, consentAt: '', consentText: stored.consent === 'unclear' ? stored.consentText : '' };
  };
  return (
    <Stack>
      <Select
        name="consent"
        label={terms.consent}
        hint={HINTS[values.consent]}
        error={errors.consent}
        options={OPTIONS.filter(({ value }) => stored.consent === 'unclear' || value !== 'unclear')}
        value={values.consent}
        onValueChange={(answer) => onType(answered(answer as ContactForm['consent']))}
      />
      {values.consent === '' ? null : (
        <>
          <DateField
            name="consentAt"
            label={terms.consentAt}
            required={lifts && isGiven}
            hint={lifts && isGiven ? 'Когда человек согласился снова' : `Пусто${NBSP}— дата не${NBSP}указана`}
            value={values.consentAt}
            error={errors.consentAt}
            onChange={(consentAt) => onType({ consentAt })}
          />
          <TextField
            name="consentText"
            label={isGiven ? terms.consentText : 'Что сказано'}
            required={isGiven}
            hint={lifts && isGiven ? `И${NBSP}как: например, «сам написал в${NBSP}чате»` : undefined}
            value={values.consentText}
            error={errors.consentText}
            autoComplete="off"
            onChange={({ target }) => onType({ consentText: target.value })}
          />
        </>
      )}
    </Stack>
  );
}
