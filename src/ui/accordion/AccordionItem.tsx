import { ChevronDown } from 'lucide-react';
import { memo, useContext, useId, useSyncExternalStore, type ReactNode } from 'react';

import { AccordionContext } from './accordionStore.ts';
import { Badges, Head, Heading, Panel, Root, Status, Summary, Text, Title, Trigger } from './AccordionItem.styles.ts';

export interface AccordionItemProps {
  /** Tells this item from the others; what the Accordion's `value` holds. */
  value: string;
  /** Name of the item, inside the button. */
  title: ReactNode;
  /** State of the item, a badge: the first at the right, and part of the button's name. */
  status?: ReactNode;
  /** One line of sense under the title; cut with an ellipsis. Gone while the item is open: the details say it in full. */
  summary?: ReactNode;
  /** Further text under the title, whether open or closed. */
  note?: ReactNode;
  /** At most three badges with the status: at the right, on a phone below. Outside the button's name. */
  badges?: ReactNode;
  /** The details; drawn only while open. */
  children: ReactNode;
  /** Level of the title in the page's outline. Default 3. */
  headingLevel?: 2 | 3 | 4;
}

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
