import { X } from 'lucide-react';
import type { CSSProperties } from 'react';
import { styled } from 'styled-components';

import { quoted } from '../../../../domain/core/format.ts';
import type { Mark } from '../../../../domain/research/mark.ts';
import { radii, spaces } from '../../../../theme/tokens.ts';
import { IconButton } from '../../../../ui/IconButton.tsx';
import { Link } from '../../../../ui/Link.tsx';
import { codesOf, type CodesById } from '../passageLook.ts';
import type { PassageActs } from './passageActs.ts';

export interface PassageCodesProps extends Pick<PassageActs, 'onTakeCode' | 'codeHref'> {
  /** The mark that was given them. */
  mark: Mark;
  /** The codebook. */
  codes: CodesById;
}

const Root = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[1]}px;

  & > li {
    display: flex;
    gap: ${spaces[2]}px;
    align-items: center;
  }
  & > li > i {
    flex: none;
    width: 10px;
    height: 10px;
    border-radius: ${radii.pill}px;
    background: var(--hue);
  }
  & > li > span {
    flex: 1;
    min-width: 0;
  }
`;

/** The codes of marked words: each leads to its page, and can be taken from them. Nothing while there are none. */
export function PassageCodes({ mark, codes, onTakeCode, codeHref }: PassageCodesProps) {
  const given = codesOf({ mark }, codes);
  if (given.length === 0) return null;
  return (
    <Root aria-label="Коды">
      {given.map((code) => (
        <li key={code.id} style={{ '--hue': `var(--code-${code.colour})` } as CSSProperties}>
          <i aria-hidden />
          <span>
            <Link variant="plain" href={codeHref(code.id)}>
              {code.name}
            </Link>
          </span>
          <IconButton
            needs="Researcher"
            size="sm"
            label={`Снять код ${quoted(code.name)}`}
            tooltip="Снять код"
            icon={<X aria-hidden />}
            onClick={() => onTakeCode(mark, code)}
          />
        </li>
      ))}
    </Root>
  );
}
