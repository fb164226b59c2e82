import { Download } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';

import { counted } from '#src/domain/core/format.ts';
import { ThemeToggle, type ThemeName } from '#src/features/shell/ThemeToggle.tsx';
import { PageHeader } from '#src/patterns/PageHeader.tsx';
import { spaces } from '#src/theme/tokens.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Row } from '#src/ui/Row.tsx';
import { Stack } from '#src/ui/Stack.tsx';

import { acceptedText, wordFor } from '../accepted.ts';
import { byStory, type Review } from './Review.ts';
import { StoryCard } from './StoryCard.tsx';
import { UntoldList } from './UntoldList.tsx';
import { useAccepted } from './useAccepted.ts';

export interface ReviewPageProps {
  /** What was compared, and what came of it. */
  review: Review;
}

const Root = styled.main`
  max-width: 1600px;
  margin: 0 auto;
  padding: ${spaces[6]}px ${spaces[4]}px ${spaces[8]}px;

  & [aria-pressed='true'] {
    background: var(--color-accent-soft);
    box-shadow: inset 0 0 0 1px var(--color-accent);
  }
`;

const Choices = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${spaces[1]}px;
  margin: 0;
  padding: 0;
  border: 0;
`;

/** Hands a text over as a file. */
function download(text: string, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

const CHANGED = ['история изменилась', 'истории изменились', 'историй изменилось'] as const;

/** One of two or three ways to look at the list. */
function Choice({ label, chosen, onChoose }: { label: string; chosen: boolean; onChoose: () => void }) {
  return (
    <Button size="sm" aria-pressed={chosen} onClick={onChoose}>
      {label}
    </Button>
  );
}

/** Every story that looks different now: before, after, the difference; the largest first, accepted or not. */
export function ReviewPage({ review: { commit, comparison, accepted: first, keptIn } }: ReviewPageProps) {
  const { accepted, accept, isUnwritten } = useAccepted(first);
  const [theme, setTheme] = useState<ThemeName>(() =>
    document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light',
  );
  const [onlyOpen, setOnlyOpen] = useState(false);
  const [close, setClose] = useState(true);
  const stories = byStory(comparison.differences);
  const isOpen = ({ looks }: (typeof stories)[number]): boolean =>
    looks.some((look) => wordFor(look, accepted) === null);
  const open = stories.filter(isOpen);
  const choose = (next: ThemeName): void => {
    document.documentElement.dataset.theme = next;
    setTheme(next);
  };
  return (
    <Root>
      <PageHeader
        title={stories.length > 0 ? counted(stories.length, CHANGED) : 'Ничего не изменилось'}
        subtitle={`Рабочее дерево и ${commit.hash.slice(0, 7)} «${commit.subject}». Сравнено: ${counted(comparison.compared, ['картинка', 'картинки', 'картинок'])}. Крупнейшие отличия — выше.`}
        actions={<ThemeToggle theme={theme} onThemeChange={choose} />}
      />
      <Stack gap={5}>
        {isUnwritten ? (
          <Card as="output" style={{ display: 'block' }}>
            <Stack gap={3}>
              <p>
                Страница открыта с диска и записать принятое не может. Скачайте файл и положите его в проект как{' '}
                {keptIn}.
              </p>
              <Row>
                <Button
                  variant="primary"
                  icon={<Download aria-hidden />}
                  onClick={() => download(acceptedText(accepted), 'accepted.json')}
                >
                  Скачать accepted.json
                </Button>
              </Row>
            </Stack>
          </Card>
        ) : null}
        {stories.length > 0 ? (
          <Row gap={4}>
            <Choices aria-label="Какие истории">
              <Choice label={`Все: ${stories.length}`} chosen={!onlyOpen} onChoose={() => setOnlyOpen(false)} />
              <Choice label={`Не принятые: ${open.length}`} chosen={onlyOpen} onChoose={() => setOnlyOpen(true)} />
            </Choices>
            <Choices aria-label="Как показывать">
              <Choice label="Только отличия" chosen={close} onChoose={() => setClose(true)} />
              <Choice label="Целиком" chosen={!close} onChoose={() => setClose(false)} />
            </Choices>
          </Row>
        ) : (
          <EmptyState title="Каждая история выглядит как прежде">До последней точки, в обеих темах.</EmptyState>
        )}
        {(onlyOpen ? open : stories).map((story) => (
          <StoryCard key={story.id} story={story} accepted={accepted} close={close} onAccept={accept} />
        ))}
        <UntoldList title="Не удались" stories={comparison.wrong} open />
        <UntoldList title="Появились" stories={comparison.added} />
        <UntoldList title="Ушли" stories={comparison.gone} />
        <UntoldList title="Не снимаются: в них есть движение" stories={comparison.moving} />
      </Stack>
    </Root>
  );
}
