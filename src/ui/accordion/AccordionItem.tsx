import { ChevronDown } from 'lucide-react';
import { memo, useContext, useId, useSyncExternalStore, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { media } from '../../theme/media.ts';
import { durations, focusRing, fontSizes, radii, spaces } from '../../theme/tokens.ts';
import { AccordionContext } from './accordionStore.ts';

export interface AccordionItemProps {
  /** Tells this item from the others; what the Accordion's `value` holds. */
  value: string;
  /** Name of the item, inside the button. */
  title: ReactNode;
  /** Where the item stands, a badge: the first at the right, and part of the button's name. */
  status?: ReactNode;
  /** One line of sense under the title; cut with an ellipsis. Gone while the item is open: the details say it in full. */
  summary?: ReactNode;
  /** What else is said under the title, whether open or closed. */
  note?: ReactNode;
  /** At most three badges with the status: at the right, on a phone below. Outside the button's name. */
  badges?: ReactNode;
  /** The details; drawn only while open. */
  children: ReactNode;
  /** Level of the title in the page's outline. Default 3. */
  headingLevel?: 2 | 3 | 4;
}

const Root = styled.div`
  border: 1px solid var(--color-hairline);
  border-radius: ${radii.block}px;
  background: var(--color-surface);
`;

const Head = styled.div`
  position: relative;
  display: grid;
  /* Badges may take no more than this: a touchpoint typed without end left the title a width of nothing. */
  grid-template-columns: minmax(0, 1fr) fit-content(55%) 18px;
  gap: ${spaces[1]}px ${spaces[4]}px;
  align-items: center;
  padding: ${spaces[3]}px ${spaces[4]}px;
  border-radius: ${radii.block}px;

  &:hover {
    background: var(--color-sunken);
  }
  & > svg {
    grid-row: 1;
    grid-column: 3;
    width: 18px;
    height: 18px;
    color: var(--color-ink-soft);
    pointer-events: none;
  }
  &[data-open='true'] > svg {
    transform: rotate(180deg);
  }
  ${media.motion} {
    & > svg {
      transition: transform ${durations.fast}ms;
    }
  }
  ${media.print} {
    break-inside: avoid;
    display: block;

    &[data-open='true'] {
      break-after: avoid;
    }
    & > svg {
      display: none;
    }
  }
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr) 18px;
    min-height: 44px;
    & > svg {
      grid-column: 2;
    }
  }
`;

const Text = styled.div`
  min-width: 0;
`;

const Heading = styled.h3`
  font-size: inherit;
  font-weight: inherit;
  line-height: inherit;
  text-wrap: inherit;
`;

// The button's ::after lies over the whole head, so that a press anywhere in the row opens it while its name stays short:
// the title and the status.
const Trigger = styled.button`
  display: block;
  width: 100%;
  padding: 0;
  border: 0;
  background: none;
  text-align: start;
  cursor: pointer;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radii.block}px;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: ${focusRing};
    outline-offset: 2px;
  }
`;

const Title = styled.span`
  display: block;
  font-weight: 600;
  line-height: 1.375rem;
  overflow-wrap: anywhere;
`;

const Summary = styled.p`
  margin-top: 2px;
  overflow: hidden;
  color: var(--color-ink-soft);
  font-size: ${fontSizes.sm};
  line-height: 1.25rem;
  text-overflow: ellipsis;
  white-space: nowrap;
  ${media.print} {
    overflow: visible;
    white-space: normal;
  }
`;

const Badges = styled.div`
  display: flex;
  grid-row: 1;
  grid-column: 2;
  flex-wrap: wrap;
  gap: ${spaces[1]}px;
  justify-content: flex-end;
  min-width: 0;
  ${media.print} {
    justify-content: flex-start;
    margin-top: ${spaces[1]}px;
  }
  ${media.mobile} {
    grid-row: 2;
    grid-column: 1 / -1;
    justify-content: flex-start;
    margin-top: ${spaces[1]}px;
  }
`;

/** Its badge stands level with the others. */
const Status = styled.span`
  display: flex;
  min-width: 0;
`;

const Panel = styled.section`
  padding: ${spaces[4]}px;
  border-top: 1px solid var(--color-hairline);
`;

const never = (): (() => void) => () => {};

/** One item of an Accordion: a row that opens. Cheap enough to be drawn by the thousand in a windowed list. */
export const AccordionItem = memo(function AccordionItem({
  value,
  title,
  status,
  summary,
  note,
  badges,
  children,
  headingLevel = 3,
}: AccordionItemProps) {
  const store = useContext(AccordionContext);
  const id = useId();
  const isOpen = () => store?.get() === value;
  const open = useSyncExternalStore(store?.subscribe ?? never, isOpen, isOpen);
  const panelId = `${id}panel`;
  const titleId = `${id}title`;
  const statusId = `${id}status`;
  return (
    <Root>
      <Head data-open={open} data-accordion-head="">
        <Text>
          <Heading as={`h${headingLevel}`}>
            <Trigger
              type="button"
              id={id}
              aria-labelledby={status ? `${titleId} ${statusId}` : undefined}
              aria-expanded={open}
              aria-controls={open ? panelId : undefined}
              data-accordion-trigger={value}
              onClick={() => store?.toggle(value)}
            >
              <Title id={titleId}>{title}</Title>
            </Trigger>
          </Heading>
          {summary && !open ? <Summary>{summary}</Summary> : null}
          {note ? <Summary as="div">{note}</Summary> : null}
        </Text>
        {status || badges ? (
          <Badges>
            {status ? <Status id={statusId}>{status}</Status> : null}
            {badges}
          </Badges>
        ) : null}
        <ChevronDown aria-hidden />
      </Head>
      {open ? (
        <Panel id={panelId} aria-labelledby={id}>
          {children}
        </Panel>
      ) : null}
    </Root>
  );
});
