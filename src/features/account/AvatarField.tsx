import { ImageUp, Trash2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { styled } from 'styled-components';

import type { Outcome } from '../../domain/core/outcome.ts';
import { FormError } from '../../patterns/form/FormError.tsx';
import { fontSizes, spaces } from '../../theme/tokens.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { Stack } from '../../ui/Stack.tsx';

export interface AvatarFieldProps {
  /** Whose picture it is; gives the initials. */
  name: string;
  /** Address of the picture, or undefined for initials. */
  picture?: string;
  /** Whether there is a picture to take away. */
  hasPicture: boolean;
  /** Checks, resizes and keeps a picture; a refusal names the file and the reason. */
  onPick: (file: File) => Promise<Outcome>;
  /** Takes the picture away. */
  onRemove: () => Promise<Outcome>;
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${spaces[3]}px ${spaces[4]}px;
  align-items: center;

  & > div {
    display: grid;
    flex: 1 1 200px;
    gap: ${spaces[2]}px;
  }
  & > div > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${spaces[2]}px;
  }
  & small {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs};
  }
`;

/** The person's picture: initials until one is chosen. */
export function AvatarField({ name, picture, hasPicture, onPick, onRemove }: AvatarFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const hintId = useId();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const run = async (action: () => Promise<Outcome>) => {
    setBusy(true);
    setError('');
    const outcome = await action();
    setBusy(false);
    if (!outcome.ok) setError(outcome.message);
  };
  return (
    <Stack gap={3}>
      <Row>
        <Avatar size="lg" name={name} src={picture} />
        <div>
          <div>
            <Button
              ref={choose}
              size="sm"
              icon={<ImageUp />}
              busy={busy}
              aria-describedby={hintId}
              onClick={() => input.current?.click()}
            >
              {hasPicture ? 'Заменить фото' : 'Загрузить фото'}
            </Button>
            {hasPicture ? (
              <Button
                size="sm"
                variant="quiet"
                icon={<Trash2 />}
                disabled={busy}
                onClick={() => {
                  choose.current?.focus();
                  void run(onRemove);
                }}
              >
                Удалить фото
              </Button>
            ) : null}
          </div>
          <small id={hintId}>
            PNG, JPEG, WebP или GIF до 10&nbsp;МБ. Фото обрежем до&nbsp;середины, 256&nbsp;×&nbsp;256 точек.
          </small>
        </div>
      </Row>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Фото профиля"
        accept="image/png,image/jpeg,image/webp,image/gif"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          // Emptied, so that the same file chosen again is a change again.
          event.currentTarget.value = '';
          if (file) void run(() => onPick(file));
        }}
      />
      <FormError message={error} />
    </Stack>
  );
}
