import { useCallback, useMemo, useState } from 'react';

import type { MarkedPassage } from '../../../domain/research/markedPassages.ts';
import type { Material } from '../../../domain/research/research.ts';
import { useDialogHome } from '../../../patterns/useDialogHome.ts';
import { MaterialList, type StudyMaterial } from './MaterialList.tsx';
import { Body, Marks, Materials, Root } from './MaterialReader.styles.ts';
import { PassageList } from './PassageList.tsx';
import { PassageNote, type PassageActs } from './PassageNote.tsx';
import { useMaterialReading, type MaterialReadingOf } from './useMaterialReading.ts';
import { useReadingKeys } from './useReadingKeys.ts';
import { ReaderFoot, type ReaderFootProps } from './view/ReaderFoot.tsx';
import { ReaderHead, type ReadingColumns } from './view/ReaderHead.tsx';
import { ReaderMiddle } from './view/ReaderMiddle.tsx';
import { usePassageWalk } from './view/usePassageWalk.ts';
import { useQuoteMenu, type QuoteMenuOf } from './view/useQuoteMenu.ts';
import { useReaderFocus } from './view/useReaderFocus.ts';

export interface MaterialReaderProps extends MaterialReadingOf, Omit<ReaderFootProps, 'quote' | 'menu'> {
  /** Title of its study. */
  studyTitle: string;
  /** The study's files, in their order. */
  materials: readonly StudyMaterial[];
  /** Which columns beside the text are open. */
  columns: ReadingColumns;
  /** Where the way back leads, in words. Default «К исследованиям». */
  backLabel?: string | undefined;
  /** Where one stopped the last time, when it is opened at no place. Default the beginning. */
  begin?: number | undefined;
  /** Called with the first place in sight, whenever scrolling rests. A stable function. */
  onRest: (place: number) => void;
  /** Called with the wanted columns. */
  onColumnsChange: (columns: ReadingColumns) => void;
  /** Called when the reader is to close. */
  onClose: () => void;
  /** Another material is to be read. */
  onOpenMaterial: (material: Material) => void;
  /** Loads the text again after a failure. */
  onRetry: () => void;
  /** Marks the selected words as a quotation. */
  onQuote: QuoteMenuOf['onQuote'];
  /** Gives the selected words a code, or a new one of this name. */
  onCode: QuoteMenuOf['onCode'];
  /** What can be done with marked words. The same object while its functions are the same. */
  acts: PassageActs;
}

/**
 * Reading view of a material: the study's files, the text, and what is marked in it. Selected words become a quotation, get a
 * code, or grow into an insight or a hypothesis — the start of the chain from words to decisions.
 */
export function MaterialReader(props: MaterialReaderProps) {
  const { material, text, codes, columns, acts } = props;
  const [home, setHome] = useState<{ readonly at: number } | null>(null);
  const reading = useMaterialReading(props);
  const { quote, passages, unselect, pane } = reading;
  const walk = usePassageWalk({ reading, columns, onColumnsChange: props.onColumnsChange });
  const { part, opened, current, openNote, setOpened, show, step } = walk;
  const menu = useQuoteMenu({ quote, codes, onQuote: props.onQuote, onCode: props.onCode });
  const byId = useMemo(() => new Map(codes.map((code) => [code.id, code])), [codes]);
  const { root, findPane } = useReaderFocus(text.state === 'ready');
  useDialogHome(menu.menu === 'code' ? 'code' : null, findPane);

  const toggleCurrent = () => {
    if (current === null) return;
    openNote(opened === current ? null : current);
    root.current
      ?.querySelector<HTMLElement>(`[data-note="${CSS.escape(current)}"] > button`)
      ?.focus({ preventScroll: true });
  };
  const goBack = () => {
    const field = document.activeElement;
    if (menu.menu !== null) menu.close();
    else if (field instanceof HTMLInputElement && root.current?.contains(field))
      findPane()?.focus({ preventScroll: true });
    else if (opened !== null) {
      const passage = passages.placed.find(({ id }) => id === opened);
      setOpened(null);
      if (passage && part === 'text') setHome({ at: passage.start });
    } else if (pane.chosen) {
      setHome({ at: pane.chosen.start });
      unselect();
      menu.forgetRefusal();
    } else props.onClose();
  };
  useReadingKeys({
    KeyQ: quote ? menu.markQuote : undefined,
    KeyC: quote ? menu.open('code') : undefined,
    KeyI: quote ? menu.open('insight') : undefined,
    KeyH: quote ? menu.open('hypothesis') : undefined,
    KeyK: quote ? menu.open('link') : undefined,
    KeyR: quote && menu.lastCode ? menu.giveLastCode : undefined,
    BracketLeft: () => step(-1),
    BracketRight: () => step(1),
    Enter: current === null ? undefined : toggleCurrent,
    Escape: goBack,
  });

  const renderNote = useCallback(
    (passage: MarkedPassage) => (
      <PassageNote
        key={passage.id}
        passage={passage}
        codes={byId}
        open={opened === passage.id}
        onOpenChange={(wanted) => openNote(wanted ? passage.id : null)}
        acts={acts}
      />
    ),
    [byId, opened, openNote, acts],
  );
  const renderAway = (passage: MarkedPassage, isLost: boolean) => (
    <PassageNote
      key={passage.id}
      passage={passage}
      codes={byId}
      open={opened === passage.id}
      withWords
      onOpenChange={(wanted) => setOpened(wanted ? passage.id : null)}
      onShow={isLost ? undefined : () => show(passage)}
      acts={acts}
    />
  );

  return (
    <Root ref={root} aria-label={material.name} tabIndex={-1} data-part={part}>
      <ReaderHead
        name={material.name}
        studyTitle={props.studyTitle}
        count={passages.placed.length}
        columns={columns}
        part={part}
        onColumnsChange={props.onColumnsChange}
        onPartChange={walk.setPart}
        backLabel={props.backLabel}
        onClose={props.onClose}
      />
      <Body data-materials={columns.materials || undefined}>
        <Materials>
          <MaterialList materials={props.materials} currentId={material.id} onRead={props.onOpenMaterial} />
        </Materials>
        <ReaderMiddle
          text={text}
          reading={reading}
          codes={byId}
          current={current}
          renderNote={columns.margin ? renderNote : undefined}
          renderLost={(passage) => renderAway(passage, true)}
          onPress={walk.onPress}
          begin={props.begin}
          onRest={props.onRest}
          home={home}
          onStep={step}
          onRetry={props.onRetry}
        />
        {part === 'marks' ? (
          <Marks>
            <PassageList
              label="Отметки"
              passages={passages.placed}
              empty="В этом тексте пока ничего не отмечено."
              renderNote={(passage) => renderAway(passage, false)}
            />
          </Marks>
        ) : null}
      </Body>
      {text.state === 'ready' ? <ReaderFoot {...props} quote={quote} menu={menu} /> : null}
    </Root>
  );
}
