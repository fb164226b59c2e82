import { styled } from 'styled-components';

import { TECH_LEVELS, type TechLevel } from '../../domain/audience.ts';
import { counted } from '../../domain/format.ts';
import type { CandidateReason, PersonaCandidate } from '../../domain/personaCandidates.ts';
import { TECH_LEVEL_DESCRIPTIONS, type PersonaForm } from '../../domain/personaRules.ts';
import { FormError } from '../../patterns/FormError.tsx';
import { media } from '../../theme/media.ts';
import { fontSizes, radii, spaces, widths } from '../../theme/tokens.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Link } from '../../ui/Link.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';

/** What a persona needs and quotes may not say. */
export type MissingField = 'title' | 'name' | 'role' | 'techLevel';

export interface CandidateRowProps {
  /** Whom the quotes suggest. */
  candidate: PersonaCandidate;
  /** What the quotes do not say and has to be filled in here. */
  missing: readonly MissingField[];
  /** What is filled in so far, with what is known. */
  form: PersonaForm;
  /** What is wrong with the fields. */
  errors: Partial<Record<keyof PersonaForm, string>>;
  /** What is being done, if anything. */
  busy: 'accept' | 'reject' | null;
  /** Why the last try failed; empty otherwise. */
  problem: string;
  /** Address of a study, or null when there is nothing to open. */
  studyHref: (researchId: string) => string | null;
  /** Called with every change of a field. */
  onChange: (typed: Partial<PersonaForm>) => void;
  /** «Принять». */
  onAccept: () => void;
  /** «Отклонить». */
  onReject: () => void;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[4]}px;
  overflow-wrap: anywhere;

  & h4 {
    margin-block-end: ${spaces[1]}px;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm}px;
  }
`;

const Who = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${spaces[3]}px;
  align-items: center;

  & h3 {
    font-size: ${fontSizes.md}px;
  }
  & p {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm}px;
  }
`;

const Quotes = styled.ul`
  display: grid;
  gap: ${spaces[3]}px;
  max-width: ${widths.reading};

  & > li {
    padding-inline-start: ${spaces[3]}px;
    border-inline-start: 3px solid var(--color-mark);
    text-wrap: pretty;
  }
  & p {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm}px;
  }
  ${media.mobile} {
    & p > a {
      display: inline-flex;
      align-items: center;
      min-height: 44px;
    }
  }
`;

const Missing = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${spaces[3]}px ${spaces[4]}px;
  align-items: start;
  min-width: 0;
  margin: 0;
  padding: ${spaces[4]}px;
  border: 0;
  border-radius: ${radii.block}px;
  background: var(--color-sunken);

  & > h4 {
    grid-column: 1 / -1;
    margin: 0;
  }
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${spaces[2]}px;
  ${media.mobile} {
    & > * {
      flex: 1 1 auto;
    }
  }
`;

/** How many quotes are shown at once; the rest is folded. */
const SHOWN = 2;

const LABELS = { title: 'Заголовок', name: 'Имя', role: 'Роль' } as const;

function Reasons({ why, studyHref }: { why: readonly CandidateReason[]; studyHref: CandidateRowProps['studyHref'] }) {
  return (
    <Quotes>
      {why.map(({ text, research, researchId }) => {
        const href = researchId === null ? null : studyHref(researchId);
        return (
          <li key={text}>
            <blockquote>«{text}»</blockquote>
            {research ? <p>{href === null ? research : <Link href={href}>{research}</Link>}</p> : null}
          </li>
        );
      })}
    </Quotes>
  );
}

/** Somebody whom quotes suggest as a persona: who, why, what has to be added, and the decision. */
export function CandidateRow(props: CandidateRowProps) {
  const { candidate, missing, form, errors, busy, problem, studyHref, onChange, onAccept, onReject } = props;
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
      {missing.length > 0 ? (
        <Missing aria-label={`${who}: чего нет в цитатах`}>
          <h4>Чего в цитатах нет</h4>
          {missing.map((field) =>
            field === 'techLevel' ? (
              <Select
                key={field}
                label="Техническая грамотность"
                name="techLevel"
                required
                placeholder="Выберите уровень"
                options={TECH_LEVELS.map((level) => ({ value: level, label: level }))}
                value={form.techLevel}
                error={errors.techLevel}
                hint={form.techLevel === '' ? undefined : TECH_LEVEL_DESCRIPTIONS[form.techLevel]}
                onValueChange={(level) => onChange({ techLevel: level as TechLevel | '' })}
              />
            ) : (
              <TextField
                key={field}
                label={LABELS[field]}
                name={field}
                required
                autoComplete="off"
                value={form[field]}
                error={errors[field]}
                onChange={(event) => onChange({ [field]: event.target.value })}
              />
            ),
          )}
        </Missing>
      ) : null}
      <FormError message={problem} />
      <Actions>
        <Button
          data-act="accept"
          aria-label={`Принять: ${who}`}
          busy={busy === 'accept'}
          disabled={busy === 'reject'}
          onClick={onAccept}
        >
          Принять
        </Button>
        <Button
          variant="quiet"
          aria-label={`Отклонить: ${who}`}
          busy={busy === 'reject'}
          disabled={busy === 'accept'}
          onClick={onReject}
        >
          Отклонить
        </Button>
      </Actions>
    </Root>
  );
}
