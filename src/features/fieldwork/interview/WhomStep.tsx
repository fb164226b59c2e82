import { UserPlus } from 'lucide-react';
import { useState } from 'react';

import { counted, NBSP } from '../../../domain/core/format.ts';
import { choicesOf, type Loadable } from '../../../domain/core/loadable.ts';
import type { InterviewPlan } from '../../../domain/fieldwork/inviting/interviewPlan.ts';
import { TERMS } from '../../../domain/terms.ts';
import { chooserHint } from '../../../patterns/form/chooserHint.ts';
import { FormError } from '../../../patterns/form/FormError.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Select } from '../../../ui/field/Select.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Row } from '../../../ui/Row.tsx';
import { ChoiceCards } from './ChoiceCards.tsx';
import { Part, Step } from './InterviewScreen.styles.ts';
import { StepHeading } from './StepHeading.tsx';

export interface WhomStepProps {
  /** Choices so far. */
  plan: InterviewPlan;
  /** Something else was chosen. */
  onType: (typed: Partial<InterviewPlan>) => void;
  /** Audiences whose contacts may be invited. */
  audiences: Loadable<readonly { readonly id: string; readonly name: string }[]>;
  /** How many contacts the chosen audience has; null while it is not known. */
  contacts: number | null;
  /** Contacts are to be added: to the chosen audience, or to one that is made before. */
  onAdd: () => void;
  /** Another audience is to be made. */
  onCreate: () => void;
  /** Address of the next step. */
  nextHref: string;
  /** Whether it was come to from another step. */
  takesFocus: boolean;
}

const CARDS = [
  {
    value: 'list',
    label: 'Людей из\u00A0списка',
    hint: 'Вставьте контакты или загрузите таблицу. У\u00A0каждого своя ссылка: видно, кто ответил, и\u00A0можно напомнить.',
  },
  {
    value: 'anyone',
    label: 'Кого угодно',
    hint: 'Одна открытая ссылка для чата, рассылки или сайта. Контакты не\u00A0нужны, имена остаются неизвестны.',
  },
] as const;

const CONTACTS = ['контакт', 'контакта', 'контактов'] as const;

/** Returns how many contacts are in the chosen list. */
function countWords(contacts: number | null): string {
  if (contacts === null) return 'Считаем контакты…';
  return contacts === 0
    ? `Контактов в${NBSP}ней пока нет: вставьте список или загрузите файл.`
    : `В${NBSP}ней ${counted(contacts, CONTACTS)}. Кого пригласим и${NBSP}кого нет, будет сказано до${NBSP}отправки.`;
}

/** Returns the missing choices, in words; '' when one can go on. */
function lackWords({ who }: InterviewPlan, isChosen: boolean, contacts: number | null): string {
  if (who === '') return 'Выберите, кого спросить.';
  if (who === 'anyone') return '';
  if (!isChosen) return 'Выберите аудиторию, чьи контакты позвать.';
  return contacts === 0 ? `В${NBSP}аудитории ни${NBSP}одного контакта: добавьте их или спросите кого угодно.` : '';
}

/** «Кого спросить»: people of a list, whose contacts are added here, or anybody by an open link. */
export function WhomStep(props: WhomStepProps) {
  const { plan, onType, audiences, contacts, onAdd, onCreate, nextHref, takesFocus } = props;
  const listed = choicesOf(audiences);
  const isEmpty = audiences.state === 'ready' && listed.length === 0;
  const isChosen = listed.some(({ id }) => id === plan.audienceId);
  /** Whether one wanted to go on. */
  const [isTold, setTold] = useState(false);
  const lack =
    isEmpty && plan.who === 'list' ? 'Добавьте контакты тех, кого спросить.' : lackWords(plan, isChosen, contacts);
  const next = `Дальше: о${NBSP}чём спросить`;
  return (
    <Step>
      <StepHeading takesFocus={takesFocus}>Кого спросить</StepHeading>
      <ChoiceCards
        label="Кого спросить"
        name="who"
        cards={CARDS}
        value={plan.who}
        onChange={(who) => onType({ who })}
      />
      {plan.who === 'list' ? (
        <Part>
          {isEmpty ? (
            <p>
              Контакты лежат в{NBSP}аудитории{NBSP}— группе людей, которых спрашивают вместе. Сначала назовём её, потом
              вставим список.
            </p>
          ) : (
            <div>
              <Select
                label={TERMS.round.audienceId}
                value={isChosen ? plan.audienceId : ''}
                onValueChange={(audienceId) => onType({ audienceId })}
                placeholder="Выберите аудиторию"
                hint={chooserHint(audiences, '', isChosen ? countWords(contacts) : undefined)}
                options={listed.map(({ id, name }) => ({ value: id, label: name }))}
              />
            </div>
          )}
          <Row>
            {isEmpty || isChosen ? (
              <Button needs="names" icon={<UserPlus />} aria-haspopup="dialog" onClick={onAdd}>
                Добавить контакты
              </Button>
            ) : null}
            {isEmpty ? null : (
              <Button needs="Researcher" variant="quiet" aria-haspopup="dialog" onClick={onCreate}>
                Новая аудитория
              </Button>
            )}
          </Row>
        </Part>
      ) : null}
      {plan.who === 'anyone' ? (
        <p>
          Ссылка появится, когда раунд начнётся. Чтобы знать, кто отвечает, спросите об{NBSP}этом в{NBSP}сценарии:
          вопрос вида «Контакт».
        </p>
      ) : null}
      {isTold ? <FormError message={lack} /> : null}
      <div>
        {lack === '' ? (
          <LinkButton variant="primary" href={nextHref}>
            {next}
          </LinkButton>
        ) : (
          <Button variant="primary" needs="Researcher" onClick={() => setTold(true)}>
            {next}
          </Button>
        )}
      </div>
    </Step>
  );
}
