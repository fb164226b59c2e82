import { Check } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';

import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { TextField } from '#src/ui/field/TextField.tsx';
import { fontSizes, spaces } from '#src/theme/tokens.ts';

import { wordFor, type Accepted } from '../accepted.ts';
import { Pair } from './Pair.tsx';
import type { ChangedStory } from './Review.ts';
import type { Accept } from './useAccepted.ts';

export interface StoryCardProps {
  /** The story and the looks of it that differ. */
  story: ChangedStory;
  /** What is accepted so far. */
  accepted: Accepted;
  /** Only the parts that differ; else whole pictures. */
  close: boolean;
  /** Accepts all that differs in the story. */
  onAccept: Accept;
}

const Head = styled.div`
  & h2 {
    font-size: ${fontSizes.lg};
  }
  & p {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
  }
`;

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${spaces[3]}px;
  align-items: end;
`;

/** A story that looks different now, and the place to say that it should. */
export function StoryCard({ story, accepted, close, onAccept }: StoryCardProps) {
  const [word, setWord] = useState('');
  const [error, setError] = useState('');
  const words = [...new Set(story.looks.map((look) => wordFor(look, accepted)))];
  const open = story.looks.filter((look) => wordFor(look, accepted) === null);
  const submit = async (): Promise<void> => {
    if (word.trim() === '') return setError('Напишите, почему так и задумано.');
    await onAccept(open, word).then(
      () => setError(''),
      (failure: unknown) => setError(failure instanceof Error ? failure.message : String(failure)),
    );
  };
  return (
    <Card as="article" aria-label={`${story.title}: ${story.name}`}>
      <Stack gap={4}>
        <Head>
          <h2>{story.name}</h2>
          <p>{story.title.replaceAll('/', ' → ')}</p>
          <p>{story.file}</p>
        </Head>
        {story.looks.map((look) => (
          <Pair key={look.look} difference={look} close={close} />
        ))}
        {words.map((said) =>
          said === null ? null : (
            <div key={said}>
              <Badge tone="green" icon={<Check aria-hidden />}>
                Принято: {said}
              </Badge>
            </div>
          ),
        )}
        {open.length > 0 ? (
          <Form
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              void submit();
            }}
          >
            <TextField
              label="Почему так и задумано"
              value={word}
              error={error}
              onChange={(event) => setWord(event.target.value)}
            />
            <Button type="submit">Принять</Button>
          </Form>
        ) : null}
      </Stack>
    </Card>
  );
}
