import { ArrowLeft, ChevronDown, ChevronUp, PanelLeft, PanelRight } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

import { counted, fold } from '../../../domain/core/format.ts';
import type { Outcome } from '../../../domain/core/outcome.ts';
import type { Code } from '../../../domain/research/code.ts';
import type { Stance } from '../../../domain/research/hypothesis.ts';
import { nextPassage, type MarkedPassage } from '../../../domain/research/markedPassages.ts';
import type { Material } from '../../../domain/research/research.ts';
import type { HypothesisForm, SelectedQuote } from '../../../domain/research/rules.ts';
import { useDialogHome } from '../../../patterns/useDialogHome.ts';
import { media } from '../../../theme/media.ts';
import { Button } from '../../../ui/Button.tsx';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { InsightDialog } from '../InsightDialog.tsx';
import { NewHypothesisDialog } from '../NewHypothesisDialog.tsx';
import { CodeField, type CodeChoice } from './CodeField.tsx';
import { FindInText } from './FindInText.tsx';
import { LinkHypothesisDialog } from './LinkHypothesisDialog.tsx';
import { MaterialList, type StudyMaterial } from './MaterialList.tsx';
import {
  Body,
  Foot,
  Head,
  Materials,
  Middle,
  Marks,
  Parts,
  Refusal,
  Root,
  Steps,
  Title,
  Tools,
} from './MaterialReader.styles.ts';
import { PassageList } from './PassageList.tsx';
import { PassageNote, type PassageActs } from './PassageNote.tsx';
import { QuoteActions } from './QuoteActions.tsx';
import { ReadingPane } from './ReadingPane.tsx';
import { SignalBar } from './SignalBar.tsx';
import { useMaterialReading, type MaterialReadingOf } from './useMaterialReading.ts';
import { useReadingKeys } from './useReadingKeys.ts';

/** Which columns beside the text are open; a device remembers it. */
export interface ReadingColumns {
  readonly materials: boolean;
  readonly margin: boolean;
}

export interface MaterialReaderProps extends MaterialReadingOf {
  /** Title of its study. */
  studyTitle: string;
  /** The study's files, in their order. */
  materials: readonly StudyMaterial[];
  /** The company's codebook. */
  codes: readonly Code[];
  /** Hypotheses that can take a quote, in the order to offer them. */
  hypotheses: readonly { readonly id: string; readonly text: string }[];
  /** Which columns beside the text are open. */
  columns: ReadingColumns;
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
  onQuote: (quote: SelectedQuote) => Promise<unknown>;
  /** Gives the selected words a code, or a new one of this name. */
  onCode: (quote: SelectedQuote, choice: CodeChoice) => Promise<Outcome>;
  /** Stores a hypothesis made of the selected words. */
  onCreateHypothesis: (quote: SelectedQuote, form: HypothesisForm) => Promise<Outcome>;
  /** Stores an insight with the selected words. */
  onAddInsight: (quote: SelectedQuote, text: string) => Promise<Outcome>;
  /** Gives an existing hypothesis the selected words, for it or against. */
  onLink: (quote: SelectedQuote, hypothesisId: string, stance: Stance) => Promise<Outcome>;
  /** What can be done with marked words. The same object while its functions are the same. */
  acts: PassageActs;
}

/** What lies over the text. */
type Menu = 'code' | 'hypothesis' | 'insight' | 'link' | null;

/** What a phone shows, one at a time. */
type Part = 'materials' | 'text' | 'marks';

const PARTS: readonly { readonly part: Part; readonly label: string }[] = [
  { part: 'materials', label: 'Материалы' },
  { part: 'text', label: 'Текст' },
  { part: 'marks', label: 'Отметки' },
];

const isPhone = (): boolean => window.matchMedia(media.mobile.replace('@media ', '')).matches;

/**
 * Reading view of a material: the study's files, the text, and what is marked in it. Selected words become a quotation, get a
 * code, or grow into an insight or a hypothesis — the start of the chain from words to decisions.
 */
export function MaterialReader(props: MaterialReaderProps) {
  const { material, text, codes, columns, acts, onColumnsChange } = props;
  const root = useRef<HTMLElement>(null);
  const [menu, setMenu] = useState<Menu>(null);
  const [part, setPart] = useState<Part>('text');
  const [opened, setOpened] = useState<string | null>(null);
  const [current, setCurrent] = useState<string | null>(null);
  const [home, setHome] = useState<{ readonly at: number } | null>(null);
  const [lastCode, setLastCode] = useState<string | null>(null);
  const [refusal, setRefusal] = useState('');
  const reading = useMaterialReading(props);
  const { search, onSearch, signals, hint, showSignal, quote, passages, visit, unselect, pane } = reading;
  const byId = useMemo(() => new Map(codes.map((code) => [code.id, code])), [codes]);
  const last = lastCode === null ? undefined : codes.find((code) => fold(code.name) === fold(lastCode));
  const isReady = text.state === 'ready';

  const findPane = useCallback(() => root.current?.querySelector<HTMLElement>('[data-pane]') ?? null, []);
  useEffect(() => {
    if (!isReady) {
      root.current?.focus({ preventScroll: true });
      return;
    }
    // The list behind takes no keys any more, so the focus comes here; whoever is at work here already is left alone.
    const active = document.activeElement;
    if (active === root.current || !root.current?.contains(active)) findPane()?.focus({ preventScroll: true });
  }, [isReady, findPane]);
  useDialogHome(menu === 'code' ? 'code' : null, findPane);

  const open = (menuToOpen: Menu) => () => {
    setRefusal('');
    if (quote) setMenu(menuToOpen);
  };
  const giveCode = async (choice: CodeChoice): Promise<Outcome> => {
    if (!quote) return { ok: false, message: 'Выделите слова в тексте' };
    const outcome = await props.onCode(quote, choice);
    if (outcome.ok) setLastCode('code' in choice ? choice.code.name : choice.name);
    return outcome;
  };
  const giveLastCode = async () => {
    if (!last || !quote) return;
    const outcome = await giveCode({ code: last });
    setRefusal(outcome.ok ? '' : outcome.message);
  };
  const markQuote = () => {
    setRefusal('');
    if (quote) void props.onQuote(quote);
  };

  const openNote = useCallback(
    (id: string | null) => {
      setOpened(id);
      if (id !== null) setCurrent(id);
      if (id === null) return;
      if (isPhone()) setPart('marks');
      else if (!columns.margin) onColumnsChange({ ...columns, margin: true });
    },
    [columns, onColumnsChange],
  );
  // Words under several marks: each press opens the next of them, the innermost first.
  const onPress = useCallback(
    (ids: readonly string[]) => {
      const at = opened === null ? -1 : ids.indexOf(opened);
      openNote(ids.at(at === -1 ? -1 : at - 1) ?? null);
    },
    [opened, openNote],
  );
  const show = (passage: MarkedPassage) => {
    setPart('text');
    setCurrent(passage.id);
    visit(passage);
  };
  const step = (by: 1 | -1) => {
    const at = pane.chosen?.start ?? pane.shown?.start ?? 0;
    const next = nextPassage(passages, current === null ? { at } : { id: current }, by);
    if (next) show(next);
  };
  const noteOf = (id: string) => root.current?.querySelector<HTMLElement>(`[data-note="${CSS.escape(id)}"] > button`);
  const toggleCurrent = () => {
    if (current === null) return;
    openNote(opened === current ? null : current);
    noteOf(current)?.focus({ preventScroll: true });
  };
  const goBack = () => {
    const field = document.activeElement;
    if (menu !== null) setMenu(null);
    else if (field instanceof HTMLInputElement && root.current?.contains(field))
      findPane()?.focus({ preventScroll: true });
    else if (opened !== null) {
      const passage = passages.placed.find(({ id }) => id === opened);
      setOpened(null);
      if (passage && part === 'text') setHome({ at: passage.start });
    } else if (pane.chosen) {
      setHome({ at: pane.chosen.start });
      unselect();
      setRefusal('');
    } else props.onClose();
  };
  useReadingKeys({
    KeyQ: quote ? markQuote : undefined,
    KeyC: quote ? open('code') : undefined,
    KeyI: quote ? open('insight') : undefined,
    KeyH: quote ? open('hypothesis') : undefined,
    KeyK: quote ? open('link') : undefined,
    KeyR: quote && last ? () => void giveLastCode() : undefined,
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
  const count = passages.placed.length;
  const closeMenu = () => setMenu(null);

  return (
    <Root ref={root} aria-label={material.name} tabIndex={-1} data-part={part}>
      <Head>
        <Button variant="quiet" size="sm" icon={<ArrowLeft />} onClick={props.onClose}>
          <span>К исследованиям</span>
        </Button>
        <Title>
          <h1 title={material.name}>{material.name}</h1>
          <p>{props.studyTitle}</p>
        </Title>
        <Tools>
          <IconButton
            label="Материалы исследования"
            tooltip={columns.materials ? 'Скрыть материалы' : 'Показать материалы'}
            icon={<PanelLeft aria-hidden />}
            aria-pressed={columns.materials}
            onClick={() => onColumnsChange({ ...columns, materials: !columns.materials })}
          />
          <IconButton
            label="Отметки на полях"
            tooltip={columns.margin ? 'Скрыть отметки на полях' : 'Показать отметки на полях'}
            icon={<PanelRight aria-hidden />}
            aria-pressed={columns.margin}
            onClick={() => onColumnsChange({ ...columns, margin: !columns.margin })}
          />
        </Tools>
      </Head>
      <Parts aria-label="Части чтения">
        {PARTS.map((one) => (
          <button key={one.part} type="button" aria-pressed={part === one.part} onClick={() => setPart(one.part)}>
            {one.label}
            {one.part === 'marks' && count > 0 ? ` (${count})` : ''}
          </button>
        ))}
      </Parts>
      <Body data-materials={columns.materials || undefined}>
        <Materials>
          <MaterialList materials={props.materials} currentId={material.id} onRead={props.onOpenMaterial} />
        </Materials>
        <Middle>
          <Steps>
            <FindInText search={search} onSearch={onSearch} onStep={search.step} />
            <span>{count === 0 ? 'Отметок нет' : counted(count, ['отметка', 'отметки', 'отметок'])}</span>
            <IconButton
              label="Предыдущая отметка"
              tooltip="Предыдущая отметка: клавиша ["
              icon={<ChevronUp aria-hidden />}
              disabled={count === 0}
              onClick={() => step(-1)}
            />
            <IconButton
              label="Следующая отметка"
              tooltip="Следующая отметка: клавиша ]"
              icon={<ChevronDown aria-hidden />}
              disabled={count === 0}
              onClick={() => step(1)}
            />
          </Steps>
          <SignalBar signals={signals} current={hint} onShow={showSignal} />
          {passages.lost.length > 0 ? (
            <Disclosure summary={`Слова не найдены в нынешнем тексте (${passages.lost.length})`}>
              {passages.lost.map((passage) => renderAway(passage, true))}
            </Disclosure>
          ) : null}
          {text.state === 'loading' ? (
            <output>
              <VisuallyHidden>Открываем текст…</VisuallyHidden>
              <Skeleton height={320} />
            </output>
          ) : null}
          {text.state === 'failed' ? (
            <ErrorState title="Текст не открылся" message={text.message} onRetry={props.onRetry} />
          ) : null}
          {text.state === 'ready' ? (
            <ReadingPane
              text={text.value}
              {...pane}
              passages={passages}
              codes={byId}
              current={current}
              renderNote={columns.margin ? renderNote : undefined}
              onPress={onPress}
              begin={props.begin}
              onRest={props.onRest}
              home={home}
            />
          ) : null}
        </Middle>
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
      {isReady ? (
        <Foot>
          {refusal === '' ? null : <Refusal role="alert">{refusal}</Refusal>}
          <QuoteActions
            quote={quote?.text ?? null}
            onQuote={markQuote}
            onCode={open('code')}
            onInsight={open('insight')}
            onHypothesis={open('hypothesis')}
            onLink={open('link')}
            lastCode={last?.name ?? null}
            onLastCode={() => void giveLastCode()}
          >
            {menu === 'code' && quote ? <CodeField codes={codes} onChoose={giveCode} onClose={closeMenu} /> : null}
          </QuoteActions>
        </Foot>
      ) : null}
      {quote && menu === 'hypothesis' ? (
        <NewHypothesisDialog
          quote={quote}
          onCreate={(value) => props.onCreateHypothesis(quote, value)}
          onClose={closeMenu}
        />
      ) : null}
      {quote && menu === 'insight' ? (
        <InsightDialog quote={quote} onAdd={(value) => props.onAddInsight(quote, value)} onClose={closeMenu} />
      ) : null}
      {quote && menu === 'link' ? (
        <LinkHypothesisDialog
          quote={quote}
          hypotheses={props.hypotheses}
          onLink={(id, stance) => props.onLink(quote, id, stance)}
          onClose={closeMenu}
        />
      ) : null}
    </Root>
  );
}
