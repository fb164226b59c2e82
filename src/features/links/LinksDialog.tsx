import { Network } from 'lucide-react';
import { useContext, type ReactNode } from 'react';

import { nameAfter } from '../../domain/core/format.ts';
import { LINK_KIND_NAMES, type LinkKind } from '../../domain/links/linkKinds.ts';
import type { Chain } from '../../domain/links/chain.ts';
import type { LinkPlace } from '../../domain/links/linkNode.ts';
import type { Loadable } from '../../domain/core/loadable.ts';
import { EvidenceSlots, type EvidenceParts } from '../../patterns/evidence/EvidenceSlots.ts';
import { useMissing } from '../../ui/context/rights.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { LinksViews } from './LinksViews.tsx';

export interface LinksDialogProps {
  /** The chain of the record; null when there is no such record and nothing names it any more. */
  chain: Loadable<Chain | null>;
  /** Address of what a node shows; following it leaves the dialog. */
  hrefOf: (place: LinkPlace) => string;
  /** Called to load the failed data again. */
  onRetry: () => void;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

/** Explains how to make the first link of a record of this kind. */
const FIRST_LINK: Readonly<Record<LinkKind, string>> = {
  study: 'Откройте материал исследования, выделите слова респондента и нажмите «Гипотеза».',
  audience: 'Связь появится, когда для эксперимента запустят исследование этой аудитории: «Начать исследование».',
  quote: 'Связь появится, когда из этих слов сделают гипотезу.',
  hypothesis: 'Создайте из гипотезы эксперимент, и он появится здесь рядом с ней.',
  experiment: 'Связь появится, когда эксперимент завершат с выводом или начнут для него исследование.',
  verdict: 'Примите вывод в карточку доски: «Обновить из интервью».',
  card: 'Нажмите на доске «Обновить из интервью» и примите в карточку инсайт исследования или вывод эксперимента.',
};

function contentOf({ chain, hrefOf, onRetry }: LinksDialogProps, words: EvidenceParts['words']): ReactNode {
  if (chain.state === 'loading') {
    return (
      <output>
        <VisuallyHidden>Собираем связи…</VisuallyHidden>
        <Skeleton height={240} />
      </output>
    );
  }
  if (chain.state === 'failed') {
    return <ErrorState title="Связи не открылись" message={chain.message} onRetry={onRetry} />;
  }
  const { value } = chain;
  if (value === null) {
    return (
      <EmptyState title="Источник удалён" headingLevel={3}>
        Этой записи больше нет, и&nbsp;ни&nbsp;одна другая на&nbsp;неё не&nbsp;ссылается.
      </EmptyState>
    );
  }
  const [first] = value.nodes;
  if (value.nodes.length === 1 && first) {
    return (
      <EmptyState title="Связей пока нет" headingLevel={3} icon={<Network />}>
        {FIRST_LINK[first.kind]}
      </EmptyState>
    );
  }
  return (
    <>
      {first?.place?.kind === 'hypothesis' ? words(first.place) : null}
      <LinksViews key={value.start} chain={value} hrefOf={hrefOf} />
    </>
  );
}

/**
 * «Связи» of a record: what it comes from and what came of it, from a quote to a board's card, as a drawing and as a list; on
 * a phone as a list alone.
 */
export function LinksDialog(props: LinksDialogProps) {
  const { words } = useContext(EvidenceSlots);
  const gone = useMissing('источник удалён');
  const first = props.chain.state === 'ready' ? props.chain.value?.nodes[0] : undefined;
  const name = first
    ? `${LINK_KIND_NAMES[first.kind].one}: ${nameAfter(LINK_KIND_NAMES[first.kind].one, first.label)}`
    : undefined;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) props.onClose();
      }}
      size="lg"
      title="Связи"
      description={first?.broken ? `${name} (${gone})` : name}
    >
      {contentOf(props, words)}
    </Dialog>
  );
}
