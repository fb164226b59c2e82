import { styled } from 'styled-components';

import type { CardInfo } from '../../../domain/boards/cards.ts';
import {
  isOld as isCardOld,
  OLD_AFTER_DAYS,
  supportLine,
  type CardOrigin,
  type CardSource,
} from '../../../domain/boards/cardSupport.ts';
import type { BoardCard } from '../../../domain/boards/board.ts';
import { hypothesesBehind } from '../../../domain/boards/cardHypotheses.ts';
import { nameBehind, peopleBehind } from '../../../domain/boards/cardPeople.ts';
import { counted, formatMoment } from '../../../domain/core/format.ts';
import type { DateText } from '../../../domain/core/record.ts';
import type { LinksHref } from '../../../domain/links/linkKinds.ts';
import type { People } from '../../../domain/research/participant.ts';
import type { Passage } from '../../../domain/research/research.ts';
import { fontSizes, spaces } from '../../../theme/tokens.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import type { CardAbout } from './cardAbout.ts';
import { CardSourceItem } from './CardSourceItem.tsx';

export interface CardAboutDialogProps {
  /** Which card. */
  card: Pick<CardInfo, 'title'>;
  /** Its text with the moment of its last edit; undefined before the first text. */
  text: Pick<BoardCard, 'content' | 'editedAt'> | undefined;
  /** Where the text comes from; null while nothing is written. */
  origin: CardOrigin | null;
  /** Last author: «вы», or a name; null until known, empty when the author was not recorded. */
  author: string | null;
  /** Sources of the card. */
  sources: readonly CardSource[];
  /** Data on people whose words those are; null until read. Default null. */
  people?: People | null;
  /** The hypotheses that may rest on the same words. Default none. */
  hypotheses?: CardAbout['hypotheses'];
  /** Experiments on those hypotheses. Default nothing. */
  experiments?: CardAbout['experiments'];
  /** Address of the dialog «Связи» of a record. */
  linksHref: LinksHref;
  /** The day of today where the person is. */
  today: DateText;
  /** Address of a study. */
  studyHref: (researchId: string) => string;
  /** Address of an experiment. */
  experimentHref: (experimentId: string) => string;
  /** Address of a place in a study's material. */
  passageHref: (researchId: string, passage: Passage) => string;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${spaces[1]}px ${spaces[4]}px;
  margin-block-end: ${spaces[5]}px;
  font-size: ${fontSizes.sm};

  & > dt {
    color: var(--color-ink-soft);
  }
  & > dd {
    overflow-wrap: anywhere;
  }
`;

const Sources = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[3]}px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const NONE: readonly never[] = [];

/** Where a card's text comes from, in words. */
const ORIGINS: Readonly<Record<CardOrigin, string>> = {
  proposal: 'последним принято предложение из исследований и экспериментов',
  chat: 'ответ ассистенту, слово в слово',
  hand: 'написано человеком',
};

/** Shows the origin of a card: who wrote its text, when and from what, and the words of the sources, with links to each. */
export function CardAboutDialog(props: CardAboutDialogProps) {
  const { card, text, origin, author, sources, today, people = null, onClose } = props;
  const { hypotheses = NONE, experiments = NONE } = props;
  const names = people ? peopleBehind(sources, people) : [];
  const isOld = isCardOld(text, today);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="lg"
      title={`Откуда это: ${card.title}`}
      description={origin === null ? 'Карточка ещё не написана.' : `За текстом карточки: ${supportLine(sources)}.`}
    >
      {text === undefined || origin === null ? null : (
        <Facts>
          <dt>Откуда текст</dt>
          <dd>{ORIGINS[origin]}</dd>
          <dt>Кто менял последним</dt>
          <dd>{author === null ? 'узнаём…' : author === '' ? 'история этого не сохранила' : author}</dd>
          <dt>Обновлено</dt>
          <dd>
            {formatMoment(text.editedAt) || 'когда — не записано'}
            {isOld
              ? ` — больше ${counted(OLD_AFTER_DAYS, ['дня', 'дней', 'дней'])} назад: проверьте, всё ли так и сейчас`
              : ''}
          </dd>
          {names.length === 0 ? null : (
            <>
              <dt>Чьи слова</dt>
              <dd>{names.join(', ')}</dd>
            </>
          )}
        </Facts>
      )}
      {sources.length === 0 ? (
        <EmptyState title="Подтверждений нет" headingLevel={3}>
          За карточкой не&nbsp;стоит ни&nbsp;одного инсайта и&nbsp;ни&nbsp;одного вывода. «Обновить из&nbsp;интервью»
          предложит те, что подходят.
        </EmptyState>
      ) : (
        <Sources aria-label="Что стоит за карточкой">
          {sources.map((source) => (
            <CardSourceItem
              key={source.key}
              source={source}
              who={people ? nameBehind(source, people) : ''}
              hypotheses={hypothesesBehind(source, hypotheses, experiments)}
              linksHref={props.linksHref}
              studyHref={props.studyHref}
              experimentHref={props.experimentHref}
              passageHref={props.passageHref}
            />
          ))}
        </Sources>
      )}
    </Dialog>
  );
}
