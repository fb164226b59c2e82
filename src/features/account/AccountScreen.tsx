import { useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { ACCOUNT_SECTION_LABELS } from '../../domain/account/accountSection.ts';
import { useFocusHome } from '../../patterns/useFocusHome.ts';
import { fontSizes, spaces } from '../../theme/tokens.ts';
import { AccountHead, type AccountHeadProps } from './AccountHead.tsx';
import { SectionNav, type SectionNavProps } from './SectionNav.tsx';

export interface AccountScreenProps extends AccountHeadProps, SectionNavProps {
  /** The text in the address that names no section; null when it names one. */
  unknownSection: string | null;
  /** The open section; its headings begin at level 2. */
  children: ReactNode;
}

const Note = styled.output`
  display: block;
  margin-block-end: ${spaces[4]}px;
  color: var(--color-ink-soft);
  font-size: ${fontSizes.sm};
`;

/** The account area: who it is, six sections by buttons, and the open one (R51). */
export function AccountScreen(props: AccountScreenProps) {
  const { profile, guard, picture, section, unknownSection, sectionHref, onRetry, children } = props;
  const content = useRef<HTMLDivElement>(null);
  useFocusHome(content, content);
  return (
    <div>
      <AccountHead profile={profile} guard={guard} picture={picture} onRetry={onRetry} />
      <SectionNav section={section} sectionHref={sectionHref} />
      {unknownSection === null ? null : (
        <Note>
          Раздела «{unknownSection}» нет, показан «{ACCOUNT_SECTION_LABELS[section]}».
        </Note>
      )}
      {/* A link to another section disappears with its own: the focus goes to the new section. */}
      <div ref={content} tabIndex={-1}>
        {children}
      </div>
    </div>
  );
}
