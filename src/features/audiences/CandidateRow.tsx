import { TECH_LEVELS } from '../../domain/audiences/audience.ts';
import { counted, innerQuotes } from '../../domain/core/format.ts';
import type { EditedForm } from '../../domain/core/editedForm.ts';
import type { Outcome } from '../../domain/core/outcome.ts';
import type { CandidateReason, PersonaCandidate } from '../../domain/audiences/personaCandidates.ts';
import { checkPersona, TECH_LEVEL_DESCRIPTIONS, type PersonaForm } from '../../domain/audiences/form/personaForm.ts';
import { TERMS } from '../../domain/terms.ts';
import { FormError } from '../../patterns/form/FormError.tsx';
import { RecordForm } from '../../patterns/form/RecordForm.tsx';
import { useRecordForm } from '../../patterns/form/useRecordForm.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Link } from '../../ui/Link.tsx';
import { Select } from '../../ui/field/Select.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { Actions, Missing, Quotes, Root, Who } from './personas/CandidateRow.styles.ts';

/** Field that a persona needs and quotes may lack. */
export type MissingField = 'title' | 'name' | 'role' | 'techLevel';

export interface CandidateRowProps {
  /** Whom the quotes suggest. */
  candidate: PersonaCandidate;
  /** Fields that are missing in the quotes and have to be filled in here. */
  missing: readonly MissingField[];
  /** Text filled in before the row was last decided. */
  draft?: EditedForm<PersonaForm>;
  /** Called with every change, so that the parent can keep it; undefined once it is stored. */
  onDraftChange?: (draft: EditedForm<PersonaForm> | undefined) => void;
  /** Whether the rejection is being stored. Default false. */
  rejecting?: boolean;
  /** Why it could not be rejected; empty otherwise. */
  problem: string;
  /** Address of a study, or null when there is nothing to open. */
  studyHref: (researchId: string) => string | null;
  /** «Принять»: stores the persona, complete. */
  onAccept: (form: PersonaForm) => Promise<Outcome>;
  /** «Отклонить». */
  onReject: () => void;
}

/** How many quotes are shown at once; the rest is folded. */
const SHOWN = 2;

const TOO_LONG = 'В цитатах слишком длинные тексты: создайте эту персону через «Создать персону».';

function Reasons({ why, studyHref }: { why: readonly CandidateReason[]; studyHref: CandidateRowProps['studyHref'] }) {
  return (
    <Quotes>
      {why.map(({ text, research, researchId }) => {
        const href = researchId === null ? null : studyHref(researchId);
        return (
          <li key={text}>
            <blockquote>«{innerQuotes(text)}»</blockquote>
            {research ? <p>{href === null ? research : <Link href={href}>{research}</Link>}</p> : null}
          </li>
        );
      })}
    </Quotes>
  );
}

/** Shows a persona that quotes suggest: who, why, which fields are missing, and the decision. */
export function CandidateRow(props: CandidateRowProps) {
  const { candidate, missing, draft, onDraftChange, rejecting = false, problem, studyHref, onAccept, onReject } = props;
  const form = useRecordForm<PersonaForm>({
    record: candidate.form,
    show: (field, text) => ({ label: TERMS.persona[field], text }),
    check: checkPersona,
    draft,
    onDraftChange,
    onSubmit: onAccept,
  });
  // Text from the quotes fails only by being too long; there is no field for it here.
  const isHidden = Object.keys(form.errors).some((field) => !(missing as readonly string[]).includes(field));
  const { name, role, company } = candidate.form;
  const who = name || role;
  const more = candidate.why.slice(SHOWN);
  return (
    <Root>
      <Who>
        <Avatar name={who} />
        <div>
          <h3>{who}</h3>
          {name || company ? <p>{[name ? role : '', company].filter(Boolean).join(', ')}</p> : null}
        </div>
      </Who>
      <div>
        <h4>Почему</h4>
        <Reasons why={candidate.why.slice(0, SHOWN)} studyHref={studyHref} />
      </div>
      {more.length > 0 ? (
        <Disclosure summary={`Ещё ${counted(more.length, ['цитата', 'цитаты', 'цитат'])}`}>
          <Reasons why={more} studyHref={studyHref} />
        </Disclosure>
      ) : null}
      <RecordForm
        form={form}
        footer={
          <>
            <FormError message={isHidden ? TOO_LONG : problem} />
            <Actions>
              <Button
                needs="Researcher"
                type="submit"
                data-act="accept"
                aria-label={`Принять: ${who}`}
                busy={form.busy}
                disabled={rejecting}
              >
                Принять
              </Button>
              <Button
                needs="Researcher"
                variant="quiet"
                aria-label={`Отклонить: ${who}`}
                busy={rejecting}
                disabled={form.busy}
                onClick={onReject}
              >
                Отклонить
              </Button>
            </Actions>
          </>
        }
      >
        {missing.length > 0 ? (
          <Missing aria-label={`${who}: чего нет в цитатах`}>
            <h4>Чего в цитатах нет</h4>
            {missing.map((field) =>
              field === 'techLevel' ? (
                <Select
                  key={field}
                  {...form.choice(field)}
                  label={TERMS.persona.techLevel}
                  required
                  placeholder="Выберите уровень"
                  options={TECH_LEVELS.map((level) => ({ value: level, label: level }))}
                  hint={form.values.techLevel === '' ? undefined : TECH_LEVEL_DESCRIPTIONS[form.values.techLevel]}
                />
              ) : (
                <TextField key={field} {...form.text(field)} label={TERMS.persona[field]} required autoComplete="off" />
              ),
            )}
          </Missing>
        ) : null}
      </RecordForm>
    </Root>
  );
}
