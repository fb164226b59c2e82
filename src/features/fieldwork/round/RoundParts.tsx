import type { Loadable } from '../../../domain/core/loadable.ts';
import type { AnswerPage, RespondentPage, RoundFigures } from '../../../domain/fieldwork/figures.ts';
import type { Round } from '../../../domain/fieldwork/kinds.ts';
import { useMissingRole } from '../../../ui/context/rights.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { AnswerFeed } from './AnswerFeed.tsx';
import { QuestionFigures, type QuestionFiguresProps } from './QuestionFigures.tsx';
import { RespondentList, type RespondentListProps } from './RespondentList.tsx';

/** A part of the page below the figures. */
export type RoundPart = 'questions' | 'answers' | 'people';

export interface RoundPartsProps extends Omit<RespondentListProps, 'respondents' | 'onMore' | 'onRetry'> {
  /**
   * Script: the round's questions, or before it begins those of the scenario now; null when the scenario is gone, undefined until it was
   * read.
   */
  script: Round['script'] | undefined;
  /** Counts of the questions; null until known. */
  figures: Pick<RoundFigures, 'questions' | 'former'> | null;
  /** Answers, newest first; a user without the right is shown the reason in their place. */
  answers: Loadable<AnswerPage>;
  /** Respondents, newest first; a user without the right is shown the reason in their place. */
  respondents: Loadable<RespondentPage>;
  /** The chosen part. */
  part: RoundPart;
  /** Answers to open questions; null until known. */
  saidTo: QuestionFiguresProps['saidTo'];
  /** Address of words in their transcript. */
  wordsHref: QuestionFiguresProps['wordsHref'];
  /** A segment is to be made of those who answered a closed question so. */
  onSegment: QuestionFiguresProps['onSegment'];
  /** Another part is chosen. */
  onPart: (part: RoundPart) => void;
  /** Reads on in a part. */
  onMore: (part: 'answers' | 'people') => void;
  /** Reads again what failed. */
  onRetry: () => void;
}

/** Shows the results of a round, part by part: by its questions, answer by answer, by its people. */
export function RoundParts(props: RoundPartsProps) {
  const { script, figures, answers, respondents, part } = props;
  const barred = useMissingRole('Researcher');
  return (
    <Tabs
      label="Что видно в раунде"
      value={part}
      onValueChange={(value) => props.onPart(value as RoundPart)}
      tabs={[
        {
          value: 'questions',
          label: 'Вопросы',
          content: script ? (
            <QuestionFigures
              {...props}
              script={script}
              questions={figures?.questions ?? null}
              former={figures?.former ?? []}
            />
          ) : script === undefined ? (
            <Skeleton height={200} />
          ) : (
            <ErrorState title="Сценария больше нет" message="Выберите другой сценарий в настройке раунда." />
          ),
        },
        {
          value: 'answers',
          label: 'Ответы',
          content: barred ? (
            <EmptyState title="Отдельные ответы видны не всем">{barred.text}.</EmptyState>
          ) : (
            <AnswerFeed answers={answers} onMore={() => props.onMore('answers')} onRetry={props.onRetry} />
          ),
        },
        {
          value: 'people',
          label: 'Люди',
          content: barred ? (
            <EmptyState title="Кого спрашивали, видно не всем">{barred.text}.</EmptyState>
          ) : (
            <RespondentList
              {...props}
              respondents={respondents}
              onMore={() => props.onMore('people')}
              onRetry={props.onRetry}
            />
          ),
        },
      ]}
    />
  );
}
