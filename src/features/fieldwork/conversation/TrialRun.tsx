import { RotateCcw } from 'lucide-react';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';

import { NBSP } from '../../../domain/core/format.ts';
import { play, type Move } from '../../../domain/fieldwork/trial.ts';
import { questionsOf, type Script } from '../../../domain/fieldwork/script.ts';
import { fontSizes, spaces } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConversationView } from './ConversationView.tsx';

export interface TrialRunProps {
  /** Script to play. It may change meanwhile: an answer stays as long as its question does. */
  script: Script;
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${spaces[2]}px;
  align-items: center;
  justify-content: space-between;
  margin-block-end: ${spaces[3]}px;
  color: var(--color-ink-soft);
  font-size: ${fontSizes.sm};
`;

/** «Проверить на себе»: a script played as a respondent would see it. Nothing of it is stored. */
export function TrialRun({ script }: TrialRunProps) {
  const [moves, setMoves] = useState<readonly Move[]>([]);
  const spoken = useMemo(() => play(script, moves), [script, moves]);
  const { asked } = spoken;
  const isEmpty = questionsOf(script).length === 0;
  return (
    <div>
      <Head>
        <span>
          Ответы не записываются.
          {script.modelAsks === true
            ? ` Модель их не${NBSP}читает: уточняющие вопросы здесь звучат готовыми словами.`
            : ''}
        </span>
        <Button needs={null} size="sm" variant="quiet" icon={<RotateCcw />} onClick={() => setMoves([])}>
          Сначала
        </Button>
      </Head>
      {isEmpty ? <p>Вопросов пока нет: напишите первый, и его можно будет задать себе.</p> : null}
      {isEmpty ? null : (
        <ConversationView
          spoken={spoken}
          onAnswer={(answer) => {
            if (asked) setMoves([...moves, { is: 'answer', ...answer, place: asked.place }]);
          }}
          onWish={(wish) => setMoves([...moves, { is: 'wish', wish }])}
        />
      )}
    </div>
  );
}
