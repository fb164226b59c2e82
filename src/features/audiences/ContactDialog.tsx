import { Download, Trash2, UserX } from 'lucide-react';
import { use } from 'react';
import { styled } from 'styled-components';

import { contactTitle, type Consent } from '../../domain/audiences/contact.ts';
import {
  CONTACT_TEXT_FIELDS,
  CONTACT_TEXTS,
  type ContactTextField,
} from '../../domain/audiences/fields/contactFields.ts';
import {
  checkContact,
  contactFormOf,
  liftedRefusal,
  type ContactForm,
} from '../../domain/audiences/form/contactForm.ts';
import type { ContactEntry } from '../../domain/audiences/contactList.ts';
import { CONSENT_LABELS, dayWords } from '../../domain/audiences/consent/readConsent.ts';
import { formatDate, formatMoment, NBSP } from '../../domain/core/format.ts';
import type { Outcome } from '../../domain/core/outcome.ts';
import { TERMS } from '../../domain/terms.ts';
import { PersonActsContext } from '../../ui/context/PersonActs.ts';
import { NamesHidden } from '../../patterns/NamesHidden.tsx';
import { useNamesHidden } from '../../ui/context/rights.ts';
import { FormDialog } from '../../patterns/form/FormDialog.tsx';
import { useRecordForm } from '../../patterns/form/useRecordForm.ts';
import { fontSizes, spaces } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/field/Checkbox.tsx';
import { TextArea } from '../../ui/field/TextArea.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { FormGrid } from '../../ui/FormGrid.tsx';
import { Row } from '../../ui/Row.tsx';
import { ConsentFields } from './contacts/ConsentFields.tsx';
import { AskedSlots } from './contacts/AskedSlots.ts';
import { useForeignNumber } from './contacts/useForeignNumber.ts';

export interface ContactDialogProps {
  /** The contact as it is stored now. Give it anew when it changes: what differs is shown. */
  contact: ContactEntry;
  /** It is stored no more: what is typed can be copied. Default false. */
  isGone?: boolean;
  /** Stores what was changed; the dialog closes only when that has happened. */
  onEdit: (entry: ContactEntry, form: ContactForm) => Promise<Outcome>;
  /** Deletes it; the way back is offered by the caller. */
  onDelete: (entry: ContactEntry) => void;
  /** Puts it away. */
  onClose: () => void;
}

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${spaces[1]}px ${spaces[5]}px;
  margin-block: ${spaces[4]}px;
  padding-block-start: ${spaces[4]}px;
  border-block-start: 1px solid var(--color-hairline);
  font-size: ${fontSizes.sm};

  & > div {
    display: flex;
    gap: ${spaces[2]}px;
  }
  & dt {
    color: var(--color-ink-soft);
  }
`;

const QuietDanger = styled(Button)`
  && {
    color: var(--color-danger);
  }
`;

const GONE = `Контакт удалили в${NBSP}другом месте. То, что вы${NBSP}набрали, пока здесь: скопируйте нужное и${NBSP}закройте карточку.`;

const LIFTS = `Снимает отказ только новое согласие: напишите, когда и${NBSP}как его дали`;

const BY_LINE = 'По одному на строке';

const SHORT_TEXTS = CONTACT_TEXT_FIELDS.filter((field) => !CONTACT_TEXTS[field].isLong);
const LONG_TEXTS = CONTACT_TEXT_FIELDS.filter((field) => CONTACT_TEXTS[field].isLong);

const consentFields = ({ consent, consentAt, consentText }: ContactForm) => ({ consent, consentAt, consentText });

/** Returns the text of a field, in words. */
function shownText(field: keyof ContactForm, text: string): string {
  if (field === 'consent' && text !== '') return CONSENT_LABELS[text as Consent['answer']];
  if (field === 'consentAt') return formatDate(text);
  return field === 'doNotContact' && text === 'yes' ? 'Да' : text;
}

/** A person's card: every field can be changed; when they were invited and answered last the server writes down. */
export function ContactDialog({ contact, isGone = false, onEdit, onDelete, onClose }: ContactDialogProps) {
  const foreign = useForeignNumber();
  const person = use(PersonActsContext);
  const asked = use(AskedSlots);
  // Put away first: what is done with the person then is done with all of them, and the card would keep what it showed.
  const leaveFor = (act: () => void) => () => {
    onClose();
    act();
  };
  const who = { contacts: [{ listId: contact.listId, key: contact.key }], participants: [] };
  const isNameless = useNamesHidden();
  const { contact: terms } = TERMS;
  const form = useRecordForm<ContactForm>({
    record: contactFormOf(contact),
    check: (values) => checkContact(values, contact, foreign ?? undefined),
    show: (field, text) => ({ label: terms[field], text: shownText(field, text) }),
    gone: isGone ? GONE : '',
    onSubmit: (values) => onEdit(contact, values),
  });
  const of = (field: keyof ContactForm) => ({ ...form.text(field), label: terms[field], autoComplete: 'off' });
  const { values } = form;
  const lifts = liftedRefusal(values, contact) !== null;
  const isShown = (field: ContactTextField): boolean => !isNameless || !CONTACT_TEXTS[field].isPrivate;
  const facts = [
    [terms.doNotContact, contact.doNotContact && dayWords(contact.doNotContact.at)],
    [terms.invitedAt, contact.invitedAt && formatMoment(contact.invitedAt)],
    [terms.answeredAt, contact.answeredAt && formatMoment(contact.answeredAt)],
  ] as const;
  return (
    <FormDialog
      title={contactTitle(contact) || 'Контакт'}
      description="Персональные данные: записывайте только то, что нужно для исследования."
      size="lg"
      needs="names"
      form={form}
      submitLabel="Сохранить"
      onClose={onClose}
      below={
        <>
          <Facts>
            {facts.map(([label, said]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{said ?? 'нет'}</dd>
              </div>
            ))}
          </Facts>
          {isGone ? null : asked.ofContact(contact)}
          {isGone ? null : (
            <Row>
              {person ? (
                <Button
                  needs="names"
                  variant="quiet"
                  icon={<Download />}
                  onClick={leaveFor(() => person.exportData(who))}
                >
                  Выгрузить данные
                </Button>
              ) : null}
              <QuietDanger needs="names" variant="quiet" icon={<Trash2 />} onClick={leaveFor(() => onDelete(contact))}>
                Удалить контакт
              </QuietDanger>
              {person ? (
                <QuietDanger
                  needs="names"
                  variant="quiet"
                  icon={<UserX />}
                  onClick={leaveFor(() => person.forget(who))}
                >
                  Забыть человека
                </QuietDanger>
              ) : null}
            </Row>
          )}
        </>
      }
    >
      <FormGrid>
        {isNameless ? (
          <div data-span="full">
            <NamesHidden />
          </div>
        ) : (
          <>
            <div data-span="full">
              <TextField {...of('name')} />
            </div>
            <TextArea {...of('phones')} rows={2} hint={BY_LINE} inputMode="tel" />
            <TextArea {...of('emails')} rows={2} hint={BY_LINE} inputMode="email" autoCapitalize="none" />
            <TextField {...of('telegram')} hint="Имя, с @ или без" autoCapitalize="none" />
          </>
        )}
        {SHORT_TEXTS.filter(isShown).map((field) => (
          <TextField key={field} {...of(field)} hint={CONTACT_TEXTS[field].hint} />
        ))}
        <TextField {...of('tags')} hint="Через запятую" />
        {LONG_TEXTS.filter(isShown).map((field) => (
          <div key={field} data-span="full">
            <TextArea {...of(field)} rows={2} />
          </div>
        ))}
        <div>
          <ConsentFields
            values={values}
            errors={form.errors}
            stored={consentFields(contactFormOf(contact))}
            lifts={lifts}
            onType={form.type}
          />
        </div>
        <div>
          <Checkbox
            label={terms.doNotContact}
            hint={lifts ? LIFTS : 'Приглашения этому человеку не уйдут'}
            checked={values.doNotContact !== ''}
            onChange={(event) => form.type({ doNotContact: event.target.checked ? 'yes' : '' })}
          />
          {values.doNotContact === '' ? null : <TextField {...of('why')} />}
        </div>
        {isNameless ? null : (
          <div data-span="full">
            <TextArea {...of('details')} rows={3} hint="По одной на строке: «Возраст: 34»" />
          </div>
        )}
      </FormGrid>
    </FormDialog>
  );
}
