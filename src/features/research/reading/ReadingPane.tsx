import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useCallback, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { placeRanges, rangesIn } from '../../../domain/core/textRange.ts';
import type { Finding } from '../../../domain/evidence/findings.ts';
import {
  NO_PASSAGES,
  passagesIn,
  type MarkedPassage,
  type MarkedPassages,
} from '../../../domain/research/markedPassages.ts';
import type { Turn } from '../../../domain/research/transcript.ts';
import { useRowRange } from '../../../patterns/windowed/useRowRange.ts';
import { media } from '../../../theme/media.ts';
import { radii, widths } from '../../../theme/tokens.ts';
import type { CodesById } from './passageLook.ts';
import { useFollowSounding } from './view/player/useFollowSounding.ts';
import { blockAt, readingBlocks, type ReadingBlock } from './readingBlocks.ts';
import { ReadingTurn } from './ReadingTurn.tsx';
import type { Stretch } from './selectedPassage.ts';
import { useChosenHighlight } from './useChosenHighlight.ts';
import { usePassagePress } from './usePassagePress.ts';
import { useReadingSelection } from './useReadingSelection.ts';
import { firstShown, useReadingSteps } from './useReadingSteps.ts';

export interface ReadingPaneProps {
  /** The whole text, as stored. */
  text: string;
  /** Its turns, as src/domain/research/transcript.ts finds them. */
  turns: readonly Turn[];
  /** Stretches to mark: a quote that was followed here, or what the search found. In order, not overlapping. */
  marks: readonly Stretch[];
  /** How a speaker may be named. A stable function; default: as the text names them. */
  nameOf?: ((label: string) => string) | undefined;
  /** The stretch to bring into view; every new object does it again. */
  shown: Stretch | null;
  /** Stored marks: underlined, and noted in the margin. Default nothing. */
  passages?: MarkedPassages;
  /** Program's findings, in the order of the text, not overlapping: dotted. Default nothing. */
  findings?: readonly Finding[] | undefined;
  /** Called with the key of a finding whose words were pressed. A stable function. */
  onPressFinding?: ((key: string) => void) | undefined;
  /** The codebook, for the hues of the lines. Default none. */
  codes?: CodesById;
  /** Id of the passage that is looked at, or null (the default). */
  current?: string | null;
  /** Draws the note in the margin beside the line in which a passage begins. A stable function; default: no margin. */
  renderNote?: ((passage: MarkedPassage) => ReactNode) | undefined;
  /** Called with the ids of the passages whose words were pressed, in their order. A stable function. */
  onPress?: ((ids: readonly string[]) => void) | undefined;
  /** The place to begin at while nothing is shown. Default the beginning. */
  begin?: number | undefined;
  /** Called with the first place that can be seen, whenever scrolling rests. A stable function. */
  onRest?: ((place: number) => void) | undefined;
  /** The place whose turn takes the focus; every new object does it again. Default none. */
  home?: { readonly at: number } | null;
  /** The turn that sounds, one of `turns`; it is kept in view unless the person scrolled away. Default none. */
  sounding?: Turn | null;
  /** Plays the recording from a moment, seconds. A stable function; default: there is none. */
  onListen?: ((seconds: number) => void) | undefined;
  /** How long the recording is, seconds. Default without end. */
  listenUntil?: number | undefined;
  /** Called with whether the sounding turn is out of view. A stable function. */
  onAway?: ((isAway: boolean) => void) | undefined;
  /** Brings the sounding turn into view; every new object does it again. Default none. */
  back?: object | null;
  /** Selected range: it stays marked, whatever the browser's own selection moves on to. Default nothing. */
  chosen?: Stretch | undefined;
  /** Called with what is selected by pointer, keys or a turn's button, in whole words; undefined when nothing is. */
  onSelect: (stretch: Stretch | undefined) => void;
  /** Copies the selected words; default: they are copied as they are. */
  onCopy?: ((words: string) => void) | undefined;
}

const Pane = styled.section`
  position: relative;
  height: 100%;
  /* The text must not stretch its place: on a phone that is whatever the dialog leaves. */
  contain: size;
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 1px solid var(--color-hairline);
  border-radius: ${radii.block}px;
  background: var(--color-paper);
  ${media.print} {
    height: auto;
    contain: none;
    border: 0;
  }
`;

const Turns = styled.ol`
  position: relative;
  max-width: calc(${widths.reading} + 64px);
  margin-inline: auto;

  &[data-noted] {
    max-width: calc(${widths.reading} + 336px);
  }

  /* Told apart from a marked quote, which has the theme's selection colour. */
  & ::selection,
  & ::highlight(reading-chosen) {
    background: color-mix(in srgb, var(--color-accent) 30%, var(--color-paper));
  }
  /* What is chosen is whole words: the browser's own selection, letter by letter, would show another text. */
  @supports selector(::highlight(reading-chosen)) {
    & ::selection {
      background: transparent;
    }
  }
  @media (forced-colors: active) {
    & ::highlight(reading-chosen) {
      background: Highlight;
      color: HighlightText;
    }
  }
  ${media.print} {
    height: auto !important;
  }
`;

const NO_FINDINGS: readonly Finding[] = [];

/** Height of a block before it is measured, px: about 80 letters to a line of 25 px. */
function estimate(block: ReadingBlock | undefined): number {
  if (!block) return 0;
  return Math.ceil((block.end - block.start) / 80) * 25 + (block.first ? 36 : 0);
}

/**
 * A material's text, its turns set apart by speaker. Windowed, so that a text of any length opens at once. Words are
 * selected as anywhere; the button beside a turn selects all of it, for keys and thumbs.
 */
export const ReadingPane = memo(function ReadingPane(props: ReadingPaneProps) {
  const { text, turns, marks, shown, chosen, onSelect, passages = NO_PASSAGES, codes, current, renderNote } = props;
  const { begin, onRest, onPress, home = null, nameOf, findings = NO_FINDINGS, onPressFinding } = props;
  const { sounding = null, onListen, listenUntil, onAway, back = null } = props;
  const pane = useRef<HTMLDivElement>(null);
  const blocks = useMemo(() => readingBlocks(text, turns), [text, turns]);
  const { kept, copyChosen, selectTurn } = useReadingSelection({
    pane,
    text,
    blocks,
    marks,
    shown,
    passages,
    findings,
    chosen,
    onSelect,
    onCopy: props.onCopy,
  });
  const rows = useRef<{ scrollToIndex: (index: number, how: { align: 'auto' }) => void } | null>(null);
  const bringNear = useCallback((index: number) => rows.current?.scrollToIndex(index, { align: 'auto' }), []);
  const { stop, onKeyDown } = useReadingSteps({ pane, text, blocks, chosen, onSelect, bringNear, home });
  const rangeExtractor = useRowRange(useMemo(() => (stop === null ? kept : [...kept, stop]), [kept, stop]));
  const virtualizer = useVirtualizer({
    count: blocks.length,
    getScrollElement: () => pane.current,
    estimateSize: (index) => estimate(blocks[index]),
    overscan: 8,
    rangeExtractor,
  });

  useEffect(() => {
    rows.current = virtualizer;
  }, [virtualizer]);
  usePassagePress(pane, onPress, onPressFinding);
  const bringToMiddle = useCallback(
    (index: number) => virtualizer.scrollToIndex(index, { align: 'center' }),
    [virtualizer],
  );
  useFollowSounding({
    pane,
    block: useMemo(() => (sounding ? blockAt(blocks, sounding.start) : null), [sounding, blocks]),
    isHeld: chosen !== undefined,
    bringToMiddle,
    back,
    onAway,
  });

  // Once: from then on the person is where they are.
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current || blocks.length === 0) return;
    begun.current = true;
    if (!shown && begin !== undefined) virtualizer.scrollToIndex(blockAt(blocks, begin), { align: 'start' });
  }, [shown, begin, blocks, virtualizer]);
  useEffect(() => {
    const scrolled = pane.current;
    if (!scrolled || !onRest) return undefined;
    const tell = () => onRest(blocks[firstShown(scrolled)]?.start ?? 0);
    scrolled.addEventListener('scrollend', tell);
    return () => scrolled.removeEventListener('scrollend', tell);
  }, [onRest, blocks]);
  useEffect(() => {
    if (shown) virtualizer.scrollToIndex(blockAt(blocks, shown.start), { align: 'center' });
  }, [shown, blocks, virtualizer]);
  useChosenHighlight(pane, chosen);
  const proposed = useMemo(() => placeRanges(findings), [findings]);
  // Lost words appear beside their former place.
  const lost = useMemo(() => {
    const at = new Map<number, MarkedPassage[]>();
    for (const one of passages.lost) {
      const index = blockAt(blocks, one.start);
      at.set(index, [...(at.get(index) ?? []), one]);
    }
    return at;
  }, [passages.lost, blocks]);

  return (
    <Pane ref={pane} data-pane tabIndex={0} aria-label="Текст материала" onCopy={copyChosen} onKeyDown={onKeyDown}>
      <Turns data-noted={renderNote ? '' : undefined} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map((row) => {
          const block = blocks[row.index];
          if (!block) return null;
          const marked = passagesIn(passages, block);
          const away = lost.get(row.index);
          const begun = marked.filter(({ start }) => start >= block.start);
          return (
            <ReadingTurn
              key={row.key}
              ref={virtualizer.measureElement}
              text={text}
              nameOf={nameOf}
              block={block}
              index={row.index}
              top={row.start}
              marks={marks}
              shown={marks.length > 1 ? shown : null}
              passages={marked}
              findings={rangesIn(proposed, block)}
              codes={codes}
              current={marked.some(({ id }) => id === current) ? current : null}
              noted={away ? [...away, ...begun] : begun}
              renderNote={renderNote}
              sounding={block.turn === sounding}
              onListen={onListen}
              listenUntil={listenUntil}
              onSelect={selectTurn}
            />
          );
        })}
      </Turns>
    </Pane>
  );
});
