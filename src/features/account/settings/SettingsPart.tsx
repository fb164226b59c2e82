import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { SectionHead } from '../SectionHead.tsx';

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

export interface SettingsPartProps {
  /** Its heading. */
  title: string;
  /** A line under the heading. Default none. */
  about?: ReactNode;
  /** A button beside the heading. Default none. */
  action?: ReactNode;
  /** Content of the part. */
  children: ReactNode;
}

/** A part of the section with its heading. */
export function SettingsPart({ title, about, action, children }: SettingsPartProps) {
  return (
    <Part aria-label={title}>
      <SectionHead title={title} action={action}>
        {about}
      </SectionHead>
      {children}
    </Part>
  );
}
