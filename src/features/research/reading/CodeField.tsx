import { useEffect, useId, useRef, useState, type CSSProperties } from 'react';
import { styled } from 'styled-components';

import { fold } from '../../../domain/core/format.ts';
import type { Outcome } from '../../../domain/core/outcome.ts';
import { checkCodeName, type Code } from '../../../domain/research/code.ts';
import { suggestCodes } from '../../../domain/research/codes/suggestCodes.ts';
import { TERMS } from '../../../domain/terms.ts';
import { media } from '../../../theme/media.ts';
import { fontSizes, layers, radii, spaces } from '../../../theme/tokens.ts';
import { TextField } from '../../../ui/field/TextField.tsx';

/** A code of the codebook, or the name of a new one. */
export type CodeChoice = { readonly code: Code } | { readonly name: string };

export interface CodeFieldProps {
  /** The codebook. */
  codes: readonly Code[];
  /** Gives the selected words the code; the field closes once that has happened. */
  onChoose: (choice: CodeChoice) => Promise<Outcome>;
  /** Called when the field is to close: Escape, and after the code was given. */
  onClose: () => void;
}

const Root = styled.div`
  position: absolute;
  z-index: ${layers.bar};
  inset-block-end: calc(100% + ${spaces[2]}px);
  inset-inline-start: 0;
  width: min(360px, 100%);
  padding: ${spaces[3]}px;
  border: 1px solid var(--color-hairline);
  border-radius: ${radii.block}px;
  background: var(--color-surface);
  box-shadow: var(--shadow-float);

  & > [role='listbox'] {
    max-height: min(260px, 40dvh);
    margin-block-start: ${spaces[2]}px;
    overflow-y: auto;
  }
`;

const Option = styled.div`
  display: flex;
  gap: ${spaces[2]}px;
  align-items: center;
  padding: ${spaces[1]}px ${spaces[2]}px;
  border-radius: ${radii.small}px;
  font-size: ${fontSizes.sm};
  overflow-wrap: anywhere;
  cursor: pointer;

  &[aria-selected='true'] {
    background: var(--color-accent-soft);
    box-shadow: inset 2px 0 var(--color-accent);
  }
  & > i {
    flex: none;
    width: 10px;
    height: 10px;
    border-radius: ${radii.pill}px;
    background: var(--hue);
  }
  ${media.mobile} {
    min-height: 44px;
  }
`;

/** Most codes that are offered: who does not find theirs among them types on. */
const MOST_OFFERED = 30;

/** Codes by their first letters: Enter gives the first, or makes a new one of what was typed. */
export function CodeField({ codes, onChoose, onClose }: CodeFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const [phase, setPhase] = useState<'open' | 'sending'>('open');
  const [error, setError] = useState('');
  useEffect(() => input.current?.focus(), []);

  const name = typed.trim();
  const isNew = name !== '' && codes.every((code) => fold(code.name) !== fold(name));
  const found = suggestCodes(codes, typed).slice(0, MOST_OFFERED);
  const offered: readonly CodeChoice[] = [...found.map((code) => ({ code })), ...(isNew ? [{ name }] : [])];
  const active = Math.min(at, Math.max(0, offered.length - 1));

  const choose = async (choice: CodeChoice | undefined) => {
    if (phase === 'sending') return;
    const wrong =
      choice === undefined ? 'Назовите код' : 'name' in choice ? checkCodeName(choice.name, codes) : undefined;
    if (choice === undefined || wrong !== undefined) {
      setError(wrong ?? '');
      return;
    }
    setPhase('sending');
    const outcome = await onChoose(choice);
    setPhase('open');
    if (outcome.ok) onClose();
    else setError(outcome.message);
  };

  return (
    <Root>
      <TextField
        ref={input}
        label={TERMS.code.name}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- offers to make what is not in its list, which a datalist does not
        role="combobox"
        autoComplete="off"
        aria-expanded={offered.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={offered.length > 0 ? `${id}-${active}` : undefined}
        placeholder={codes.length > 0 ? 'Первые буквы или новый код' : 'Как назвать код'}
        value={typed}
        error={error === '' ? undefined : error}
        onChange={(event) => {
          setTyped(event.target.value);
          setAt(0);
          setError('');
        }}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
            event.preventDefault();
            const by = event.key === 'ArrowDown' ? 1 : -1;
            setAt((active + by + offered.length) % Math.max(1, offered.length));
          } else if (event.key === 'Enter') {
            event.preventDefault();
            void choose(offered[active]);
          } else if (event.key === 'Escape') {
            event.preventDefault();
            event.stopPropagation();
            onClose();
          }
        }}
      />
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- rows with a dot of their hue, which a datalist has not */}
      <div id={`${id}-list`} role="listbox" aria-label="Коды">
        {offered.map((choice, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field hears the keys: the focus stays there
          <Option
            key={'code' in choice ? choice.code.id : ''}
            id={`${id}-${index}`}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option of a combobox
            role="option"
            aria-selected={index === active}
            style={'code' in choice ? ({ '--hue': `var(--code-${choice.code.colour})` } as CSSProperties) : undefined}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => void choose(choice)}
          >
            {'code' in choice ? (
              <>
                <i aria-hidden />
                {choice.code.name}
              </>
            ) : (
              `Создать код „${choice.name}“`
            )}
          </Option>
        ))}
      </div>
    </Root>
  );
}
