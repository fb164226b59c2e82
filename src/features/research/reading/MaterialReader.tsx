import { useCallback, useMemo, useState } from 'react';

import type { MarkedPassage } from '../../../domain/research/markedPassages.ts';
import type { Material } from '../../../domain/research/research.ts';
import { turnAt } from '../../../domain/research/transcript.ts';
import { BrokenNote } from '../../../patterns/BrokenNote.tsx';
import { spaces } from '../../../theme/tokens.ts';
import { ScrolledList } from '../../../patterns/windowed/ScrolledList.tsx';
import { Sheet } from '../../../ui/dialog/Sheet.tsx';
import { FindPanel } from './find/FindPanel.tsx';
import { useReaderFind, type MaterialFind } from './find/useReaderFind.ts';
import { PlayerDock, type PlayerDockProps } from './view/player/PlayerDock.tsx';
import { useReaderListening } from './view/player/useReaderListening.ts';
import { MaterialList, type StudyMaterial } from './MaterialList.tsx';
import { FindingsBar } from './findings/FindingsBar.tsx';
import { FindingsPanel } from './findings/FindingsPanel.tsx';
import { useReaderFindings } from './findings/useReaderFindings.ts';
import type { ReadingFindings } from './findings/readingFindings.ts';
import { Body, Findings, Marks, Materials, Root } from './MaterialReader.styles.ts';
import type { MemoDrafts } from './note/MarkMemo.tsx';
import type { PassageActs } from './note/passageActs.ts';
import { PassageNote } from './note/PassageNote.tsx';
import { useMaterialReading, type MaterialReadingOf } from './useMaterialReading.ts';
import { ReaderFoot, type ReaderFootProps } from './view/ReaderFoot.tsx';
import { ReaderHead, type ReaderHeadProps, type ReadingColumns } from './view/ReaderHead.tsx';
import { ReaderMiddle } from './view/ReaderMiddle.tsx';
import { LeftOutLine } from './view/LeftOutLine.tsx';
import { useLostWords } from './view/useLostWords.ts';
import { usePassageWalk } from './view/usePassageWalk.ts';
import { useQuoteMenu, type QuoteMenuOf } from './view/useQuoteMenu.ts';
import { useReaderFocus } from './view/useReaderFocus.ts';
import { useReaderKeys } from './view/useReaderKeys.ts';

export interface MaterialReaderProps extends MaterialReadingOf, Omit<ReaderFootProps, 'quote' | 'menu'> {
  /** Title of its study. */
  studyTitle: string;
  /** The study's files, in their order. */
  materials: readonly StudyMaterial[];
  /** Program's findings in the text. Default: it does not look. */
  findings?: ReadingFindings | undefined;
  /** The search in all materials of the study, or of all. */
  find: MaterialFind;
  /** The recording that the text was written down from; `gone` when it was removed while it was here. Default none. */
  recording?: PlayerDockProps['recording'];
  /** The text is to be corrected. Default: it cannot be. */
  onType?: (() => void) | undefined;
  /** The encoding of its file is to be chosen. Default: it cannot be. */
  onEncoding?: (() => void) | undefined;
  /** Further actions on the text. Default nothing. */
  more?: ReaderHeadProps['more'];
  /** Which columns beside the text are open. */
  columns: ReadingColumns;
  /** How many records of what is read and marked could not be read themselves. Default 0: nothing is said. */
  brokenCount?: number | undefined;
  /** Where the way back leads, in words. Default «К исследованиям». */
  backLabel?: string | undefined;
  /** Where one stopped the last time, when it is opened at no place. Default the beginning. */
  begin?: number | undefined;
  /** Called with the first place in sight, whenever scrolling rests. A stable function. */
  onRest: (place: number) => void;
  /** Copies selected words; default: they are copied as they are. */
  onCopy?: ((words: string) => void) | undefined;
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
  /** Actions on marked words. The same object while its functions are the same. */
  acts: PassageActs;
}

/**
 * Reading view of a material: the study's files, the text, and what is marked in it. Selected words become a quotation, get a
 * code, or grow into an insight or a hypothesis — the start of the chain from words to decisions.
 */
export function MaterialReader(props: MaterialReaderProps) {
  const { material, text, codes, columns, acts, find, sign, onColumnsChange, recording = null } = props;
  const reading = useMaterialReading(props);
  const walk = usePassageWalk({ materialId: material.id, reading, columns, onColumnsChange });
  const { part, setPart, opened, current, openNote, setOpened, show, step } = walk;
  const body = text.state === 'ready' ? text.value : '';
  const found = useReaderFindings({
    materialId: material.id,
    text: body,
    findings: props.findings,
    reading,
    columns,
    onColumnsChange,
  });
  const { quote } = found.walk;
  const menu = useQuoteMenu({ materialId: material.id, quote, codes, onQuote: props.onQuote, onCode: props.onCode });
  const byId = useMemo(() => new Map(codes.map((code) => [code.id, code])), [codes]);
  const { root, findPane } = useReaderFocus(material.id, text.state === 'ready');
  const { field, steps, hasFound, onFind } = useReaderFind({
    find,
    materialId: material.id,
    reading,
    place: props.isFound && text.state !== 'ready' ? props.place : null,
    columns,
    onColumnsChange,
    onPartChange: setPart,
  });
  const nameOf = useCallback((label: string) => sign(label, material.id), [sign, material.id]);
  const { turns, chosen } = reading.pane;
  // Once a person has named the speakers, who speaks is said, not guessed.
  const isNamed = props.labels !== null || Object.keys(material.speakers).length > 0;
  const isGuessed = !isNamed && turns.some(({ speaker }) => speaker !== null);
  const listening = useReaderListening({ recording, turns, chosen, findPane });
  const home = useReaderKeys({
    root,
    findPane,
    reading,
    walk,
    findings: found.walk,
    closeFindings: found.closePanel,
    menu,
    more: listening.keys,
    onFindStep: hasFound ? steps.onStep : undefined,
    onFind,
    onClose: props.onClose,
  });

  const [memos] = useState((): MemoDrafts => new Map());
  const lostOf = useLostWords({ text: body, reading, onMove: acts.onMove });
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
        memos={memos}
        acts={acts}
      />
    ),
    [byId, opened, openNote, memos, acts, lostOf],
  );
  const renderAway = (passage: MarkedPassage, isLost: boolean) => (
    <PassageNote
      key={passage.id}
      passage={passage}
      codes={byId}
      open={opened === passage.id}
      withWords
      saidBy={nameOf(isLost ? (passage.mark?.respondent ?? '') : (turnAt(turns, passage.start)?.speaker ?? ''))}
      onOpenChange={(wanted) => setOpened(wanted ? passage.id : null)}
      onShow={isLost ? undefined : () => show(passage)}
      lost={lostOf(passage)}
      memos={memos}
      acts={acts}
    />
  );

  // On a phone the files have a part of their own.
  const panel = part === 'materials' ? null : found.panel;
  const refuse = found.walk.current ?? undefined;
  return (
    <Root ref={root} aria-label={material.name} tabIndex={-1} data-part={part}>
      <ReaderHead
        id={material.id}
        name={material.name}
        studyTitle={props.studyTitle}
        isGuessed={isGuessed}
        count={reading.passages.placed.length}
        columns={columns}
        part={part}
        onColumnsChange={onColumnsChange}
        onPartChange={setPart}
        backLabel={props.backLabel}
        onType={props.onType}
        more={props.more}
        onClose={props.onClose}
      />
      <LeftOutLine told={material.told} onEncoding={props.onEncoding} />
      <BrokenNote count={props.brokenCount ?? 0} />
      <Body
        data-materials={columns.materials || panel !== null || undefined}
        data-finding={hasFound || undefined}
        data-findings={panel === null ? undefined : ''}
      >
        {panel === null ? (
          <Materials>
            <FindPanel {...find} {...steps} sign={sign} field={field} />
            {hasFound ? null : (
              <MaterialList materials={props.materials} currentId={material.id} onRead={props.onOpenMaterial} />
            )}
          </Materials>
        ) : (
          <Findings>
            <FindingsPanel {...panel} />
          </Findings>
        )}
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
          onCopy={props.onCopy}
          home={home}
          onStep={step}
          onRetry={props.onRetry}
          {...listening.pane}
          {...found.pane}
          findingsBar={found.bar ? <FindingsBar {...found.bar} /> : null}
        >
          <PlayerDock {...listening.dock} />
        </ReaderMiddle>
        {part === 'marks' ? (
          <Marks>
            <ScrolledList
              label="Отметки"
              items={reading.passages.placed}
              keyOf={({ id }) => id}
              rowHeight={72}
              gap={spaces[1]}
              empty="В этом тексте пока ничего не отмечено."
              renderItem={(passage) => renderAway(passage, false)}
            />
          </Marks>
        ) : null}
      </Body>
      {text.state === 'ready' ? (
        <ReaderFoot {...props} quote={quote} menu={menu} onRefuse={refuse && (() => found.walk.refuse(refuse))} />
      ) : null}
      {found.over ? (
        <Sheet side="bottom" open onOpenChange={found.onOverClose} title="Находки">
          <FindingsPanel {...found.over} />
        </Sheet>
      ) : null}
    </Root>
  );
}
