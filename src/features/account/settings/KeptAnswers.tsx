import { Hourglass } from 'lucide-react';
import { styled } from 'styled-components';

import { counted, NBSP } from '../../../domain/core/format.ts';
import { KEPT_CHOICES, KEPT_MONTHS } from '../../../domain/research/privacy/keeping.ts';
import { TERMS } from '../../../domain/terms.ts';
import { fontSizes, spaces } from '../../../theme/tokens.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Select } from '../../../ui/field/Select.tsx';
import { useSharedCompany } from '../../../ui/context/SharedCompany.ts';

export interface KeptAnswersProps {
  /** Months after a talk; undefined while that is read. */
  months: number | undefined;
  /** Called with another term: it holds for respondents who consent from then on. */
  onChange: (months: number) => void;
  /** Address of the list of coming and past erasures. */
  href: string;
}

const Root = styled.div`
  display: grid;
  gap: ${spaces[3]}px;

  & > a {
    justify-self: start;
  }
`;

const Note = styled.p`
  color: var(--color-ink-soft);
  font-size: ${fontSizes.sm};
  text-wrap: pretty;
`;

const WHAT_GOES = `Когда пройдёт этот срок после разговора, сервер сам сотрёт слова, расшифровку, присланные файлы, оставленный контакт, отметки и${NBSP}цитаты, а${NBSP}у${NBSP}участника, с${NBSP}которым больше ничего нет, и${NBSP}имя. Цифры раундов, ваши контакты и${NBSP}загруженные материалы остаются. Новый срок обещают тем, кто согласится после. В${NBSP}своём тексте согласия назовите его сами.`;
const ALONE = `Сколько хранить ответы, выбирают, когда компанию откроют команде: раунды проводит и${NBSP}ответы стирает сервер. Контакты и${NBSP}материалы в${NBSP}этом браузере хранятся, пока вы их не${NBSP}удалите.`;

/** Terms in their order; a term set elsewhere is among them. */
const optionsWith = (months: number) =>
  [...KEPT_CHOICES.filter((one) => one < months), months, ...KEPT_CHOICES.filter((one) => one > months)].map((one) => ({
    value: String(one),
    label: counted(one, ['месяц', 'месяца', 'месяцев']),
  }));

/** How long what respondents say is kept; where no server keeps it, that none does. */
export function KeptAnswers({ months, onChange, href }: KeptAnswersProps) {
  const isShared = useSharedCompany();
  if (isShared === false) return <Note>{ALONE}</Note>;
  return (
    <Root>
      <Select
        needs="Admin"
        label={TERMS.researchSettings.keepsMonths}
        hint={WHAT_GOES}
        options={optionsWith(months ?? KEPT_MONTHS)}
        value={months === undefined ? '' : String(months)}
        disabled={months === undefined}
        onValueChange={(value) => onChange(Number(value))}
      />
      <LinkButton size="sm" icon={<Hourglass />} href={href}>
        Хранение и стирание
      </LinkButton>
    </Root>
  );
}
