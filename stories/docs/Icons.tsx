import { styled } from 'styled-components';
import icons from 'virtual:icons';

import { counted } from '#src/domain/core/format.ts';
import { fontSizes, radii, spaces } from '#src/theme/tokens.ts';

import { ICON_WORDS } from './iconWords.ts';

const Root = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 220px), 1fr));
  gap: ${spaces[2]}px;
  margin-block: ${spaces[4]}px;

  & > li {
    display: flex;
    gap: ${spaces[3]}px;
    align-items: flex-start;
    min-width: 0;
    padding: ${spaces[3]}px;
    border: 1px solid var(--color-hairline);
    border-radius: ${radii.block}px;
    background: var(--color-surface);
    font-size: ${fontSizes.sm};
    line-height: 1.4;
  }
  & svg {
    flex: none;
    width: 18px;
    height: 18px;
    margin-block-start: 2px;
  }
  & b {
    display: block;
    font-weight: 600;
  }
  & small {
    display: block;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs};
    overflow-wrap: anywhere;
  }
`;

const PLACES = ['месте', 'местах', 'местах'] as const;

/** Icons with a settled meaning, then those that one or two places draw; each with its name and how often it is met. */
export function IconGrid({ settled }: { settled: boolean }) {
  return (
    <Root data-plain="">
      {icons
        .filter(({ name }) => (ICON_WORDS[name] !== undefined) === settled)
        .toSorted((one, other) => other.files.length - one.files.length || one.name.localeCompare(other.name))
        .map(({ name, Icon, files }) => (
          <li key={name}>
            <Icon aria-hidden />
            <span>
              {settled ? <b>{ICON_WORDS[name]}</b> : null}
              <small translate="no">{name}</small>
              <small>
                {settled
                  ? `в ${counted(files.length, PLACES)}`
                  : files.map((file) => file.replace(/^.*\/(\w+)\.tsx?$/, '$1')).join(', ')}
              </small>
            </span>
          </li>
        ))}
    </Root>
  );
}
