import { useCallback, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';

import type { MarkedPassage } from '../../../domain/research/markedPassages.ts';
import type { Material } from '../../../domain/research/research.ts';
import { turnAt } from '../../../domain/research/transcript.ts';
import { FindPanel, type FindPanelProps } from './find/FindPanel.tsx';
import { useFindSteps, type FindStepsOf } from './find/useFindSteps.ts';
import { PlayerDock, type PlayerDockProps } from './view/player/PlayerDock.tsx';
import { useReaderListening } from './view/player/useReaderListening.ts';
import { MaterialList, type StudyMaterial } from './MaterialList.tsx';
import { Body, Marks, Materials, Root } from './MaterialReader.styles.ts';
import { PassageList } from './PassageList.tsx';
import { PassageNote, type PassageActs } from './PassageNote.tsx';
import { useMaterialReading, type MaterialReadingOf } from './useMaterialReading.ts';
import { ReaderFoot, type ReaderFootProps } from './view/ReaderFoot.tsx';
import { ReaderHead, type ReadingColumns } from './view/ReaderHead.tsx';
import { ReaderMiddle } from './view/ReaderMiddle.tsx';
import { useLostWords } from './view/useLostWords.ts';
import { usePassageWalk } from './view/usePassageWalk.ts';
import { useQuoteMenu, type QuoteMenuOf } from './view/useQuoteMenu.ts';
import { useReaderFocus } from './view/useReaderFocus.ts';
import { useReaderKeys } from './view/useReaderKeys.ts';

/** The search in all materials: its words, what it found, and the way there. */
export type MaterialFind = Pick<
  FindPanelProps,
  'words' | 'everywhere' | 'finding' | 'files' | 'onWordsChange' | 'onEverywhereChange'
> &
  Pick<FindStepsOf, 'order' | 'onOpen'>;

export interface MaterialReaderProps extends MaterialReadingOf, Omit<ReaderFootProps, 'quote' | 'menu'> {
  /** Title of its study. */
  studyTitle: string;
  /** The study's files, in their order. */
  materials: readonly StudyMaterial[];
  /** The search in all materials of the study, or of all. */
  find: MaterialFind;
  /** The recording that the text was written down from; `gone` when it was removed while it was here. Default none. */
  recording?: PlayerDockProps['recording'];
  /** The text is to be corrected. Default: it cannot be. */
  onType?: (() => void) | undefined;
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
  const { material, text, codes, columns, acts, find, sign, onColumnsChange, recording = null } = props;
  const field = useRef<HTMLInputElement>(null);
  const reading = useMaterialReading(props);
  const { quote, passages } = reading;
  const walk = usePassageWalk({ materialId: material.id, reading, columns, onColumnsChange });
  const { part, setPart, opened, current, openNote, setOpened, show, step } = walk;
  const menu = useQuoteMenu({ materialId: material.id, quote, codes, onQuote: props.onQuote, onCode: props.onCode });
  const byId = useMemo(() => new Map(codes.map((code) => [code.id, code])), [codes]);
  const { root, findPane } = useReaderFocus(material.id, text.state === 'ready');
  const steps = useFindSteps({ ...find, materialId: material.id, reading, onShowText: () => setPart('text') });
  const hasFound = find.words.trim() !== '' && find.finding.found.length > 0;
  const onFind = useCallback(() => {
    // A column that is not there takes no focus.
    flushSync(() => {
      setPart('materials');
      if (!columns.materials) onColumnsChange({ ...columns, materials: true });
    });
    field.current?.select();
  }, [columns, onColumnsChange, setPart]);
  const nameOf = useCallback((label: string) => sign(label, material.id), [sign, material.id]);
  const { turns, chosen } = reading.pane;
  const listening = useReaderListening({ recording, turns, chosen, findPane });
  const home = useReaderKeys({
    root,
    findPane,
    reading,
    walk,
    menu,
    more: listening.keys,
    onFindStep: hasFound ? steps.onStep : undefined,
    onFind,
    onClose: props.onClose,
  });

  const lostOf = useLostWords({ text: text.state === 'ready' ? text.value : '', reading, onMove: acts.onMove });
  const renderNote = useCallback(
    (passage: MarkedPassage) => (
      <PassageNote
        key={passage.id}
        passage={passage}
        codes={byId}
        open={opened === passage.id}
        lost={lostOf(passage)}
        withWords={lostOf(passage) !== undefined}
        onOpenChange={(wanted) => openNote(wanted ? passage.id : null)}
        acts={acts}
      />
    ),
    [byId, opened, openNote, acts, lostOf],
  );
  const renderAway = (passage: MarkedPassage, isLost: boolean) => (
    <PassageNote
      key={passage.id}
      passage={passage}
      codes={byId}
      open={opened === passage.id}
      withWords
      saidBy={nameOf(
        isLost ? (passage.mark?.respondent ?? '') : (turnAt(reading.pane.turns, passage.start)?.speaker ?? ''),
      )}
      onOpenChange={(wanted) => setOpened(wanted ? passage.id : null)}
      onShow={isLost ? undefined : () => show(passage)}
      lost={lostOf(passage)}
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
        onColumnsChange={onColumnsChange}
        onPartChange={setPart}
        backLabel={props.backLabel}
        onType={props.onType}
        onClose={props.onClose}
      />
      <Body data-materials={columns.materials || undefined} data-finding={hasFound || undefined}>
        <Materials>
          <FindPanel {...find} {...steps} sign={sign} field={field} />
          {hasFound ? null : (
            <MaterialList materials={props.materials} currentId={material.id} onRead={props.onOpenMaterial} />
          )}
        </Materials>
        <ReaderMiddle
          key={material.id}
          text={text}
          reading={reading}
          nameOf={nameOf}
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
          {...listening.pane}
        >
          <PlayerDock {...listening.dock} />
        </ReaderMiddle>
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
