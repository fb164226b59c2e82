import { ArrowDown, ArrowUp, CornerDownRight, Merge, MoreHorizontal, Pencil, Plus, Trash2 } from 'lucide-react';
import { memo, type CSSProperties, type DragEvent, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';

import { quoted } from '../../../domain/core/format.ts';
import type { Code } from '../../../domain/research/code.ts';
import type { CodeDrop, CodeStep } from '../../../domain/research/codes/codeMoves.ts';
import type { CodeCount } from '../../../domain/research/across/codeCounts.ts';
import { media } from '../../../theme/media.ts';
import { fontSizes, radii, spaces } from '../../../theme/tokens.ts';
import { useMissingRole, useTellMissingRole } from '../../../ui/context/rights.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Menu, type MenuItem } from '../../../ui/menu/Menu.tsx';
import type { CodeTask } from './codeTask.ts';
import type { CodeDrag } from './useCodeDrag.ts';
import { countInWords } from './codeWords.ts';

/** A code as the codebook lists it. */
export interface ListedCode {
  readonly code: Code;
  /** How many codes are above it, from 0. */
  readonly depth: number;
  readonly count: CodeCount;
  /** Names of the codes above it, from the top: «Время › Нехватка»; empty at the top. */
  readonly path: string;
  /** Which steps it can take among the others. */
  readonly steps: readonly CodeStep[];
}

export interface CodeRowProps {
  /** The code. */
  listed: ListedCode;
  /** Address of its page. */
  href: string;
  /**
   * Whether it was found by its letters, appears without its tree, and names the codes above it. Default false: its indent shows
   * them.
   */
  found?: boolean;
  /** Hears of drags, where codes can be dragged. Default: they cannot. */
  drag?: CodeDrag | undefined;
  /** How what is held over it would be laid upon it, or null (the default): nothing is. */
  drop?: CodeDrop | null;
  /** Something is to be done with it. A stable function. */
  onTask: (task: CodeTask) => void;
  /** It is to take a step among the others. A stable function. */
  onStep: (code: Code, step: CodeStep) => void;
}

/** Deeper than this a row keeps its indent, so that its words have room. */
const DEEPEST = 6;

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  gap: ${spaces[1]}px ${spaces[4]}px;
  align-items: center;
  min-height: 52px;
  margin-inline-start: calc(var(--depth) * ${spaces[5]}px);
  padding: ${spaces[2]}px ${spaces[2]}px ${spaces[2]}px ${spaces[3]}px;
  border: 1px solid var(--color-hairline);
  border-radius: ${radii.block}px;
  background: var(--color-surface);

  &[data-drop='before'] {
    box-shadow: 0 -3px var(--color-accent);
  }
  &[data-drop='after'] {
    box-shadow: 0 3px var(--color-accent);
  }
  &[data-drop='under'] {
    border-color: var(--color-accent);
    background: var(--color-accent-soft);
  }
  & > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & > div > a {
    display: inline-flex;
    gap: ${spaces[2]}px;
    align-items: baseline;
    font-weight: 500;
  }
  & > div > a > i {
    flex: none;
    width: 8px;
    height: 8px;
    border-radius: ${radii.pill}px;
    background: var(--hue);
  }
  & > div > p {
    display: -webkit-box;
    overflow: hidden;
    margin-inline-start: ${spaces[4]}px;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
    line-height: 1.25rem;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  & > span {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr) auto;
    margin-inline-start: calc(var(--depth) * ${spaces[3]}px);

    & > div > a {
      align-items: center;
      min-height: 44px;
    }
    & > div > p {
      display: block;
    }
    & > span {
      grid-row: 2;
      margin-inline-start: ${spaces[4]}px;
    }
    & > button {
      grid-row: 1 / 3;
      grid-column: 2;
    }
  }
  ${media.print} {
    & > button {
      display: none;
    }
  }
`;

const STEP_OF: Readonly<Record<string, CodeStep>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

const STEPS: readonly { readonly step: CodeStep; readonly label: string; readonly icon: MenuItem['icon'] }[] = [
  { step: 'up', label: 'Выше', icon: <ArrowUp /> },
  { step: 'down', label: 'Ниже', icon: <ArrowDown /> },
];

/** Parts of a row's height, from its top: before it, then under it, then after it. */
const BEFORE = 0.3;
const AFTER = 0.7;

/** How what is held over a row would be laid upon it. */
function dropOf({ currentTarget, clientY }: DragEvent): CodeDrop {
  const { top, height } = currentTarget.getBoundingClientRect();
  const at = (clientY - top) / height;
  return at < BEFORE ? 'before' : at > AFTER ? 'after' : 'under';
}

/** Returns the handlers of a row while a code is dragged. */
function dragProps(drag: CodeDrag, { id, name }: Code) {
  return {
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', name);
      drag.onStart(id);
    },
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      drag.onOver(id, dropOf(event));
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      // Where it is let go, and not where it was seen last.
      drag.onOver(id, dropOf(event));
      drag.onDrop();
    },
    onDragEnd: drag.onEnd,
  };
}

/** A code of the codebook: its colour, name and definition, how much was said of it, and what can be done with it. */
export const CodeRow = memo(function CodeRow(props: CodeRowProps) {
  const { listed, href, found = false, drag, drop = null, onTask, onStep } = props;
  const { code, depth, count, path, steps } = listed;
  const barred = useMissingRole('Researcher');
  const tellBarred = useTellMissingRole('Researcher');
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEP_OF[event.key];
    if (!step || !event.altKey || !event.shiftKey || event.ctrlKey || event.metaKey || found) return;
    event.preventDefault();
    event.stopPropagation();
    if (steps.includes(step) && !tellBarred()) onStep(code, step);
  };
  const items: readonly MenuItem[] = [
    { label: 'Изменить', icon: <Pencil />, onSelect: () => onTask({ what: 'edit', code }) },
    { label: 'Новый код под ним', icon: <Plus />, onSelect: () => onTask({ what: 'new', parentId: code.id }) },
    ...STEPS.filter(({ step }) => !found && steps.includes(step)).map(({ step, label, icon }) => ({
      label,
      icon,
      onSelect: () => onStep(code, step),
    })),
    { label: 'Переместить…', icon: <CornerDownRight />, onSelect: () => onTask({ what: 'move', code }) },
    { label: 'Объединить с другим…', icon: <Merge />, onSelect: () => onTask({ what: 'merge', code }) },
    { label: 'Удалить…', icon: <Trash2 />, danger: true, onSelect: () => onTask({ what: 'delete', code }) },
  ];
  return (
    <Root
      {...(drag && !found && !barred ? dragProps(drag, code) : {})}
      data-drop={drop ?? undefined}
      style={
        { '--depth': found ? 0 : Math.min(depth, DEEPEST), '--hue': `var(--code-${code.colour})` } as CSSProperties
      }
    >
      <div>
        <Link
          variant="plain"
          href={href}
          data-code={code.id}
          draggable={false}
          aria-keyshortcuts={found ? undefined : 'Alt+Shift+ArrowUp Alt+Shift+ArrowDown'}
          onKeyDown={onKeyDown}
        >
          <i aria-hidden />
          <span>{code.name}</span>
        </Link>
        {path !== '' && found ? <p>{path}</p> : null}
        {code.definition === '' ? null : <p>{code.definition}</p>}
      </div>
      <span>{countInWords(count)}</span>
      <Menu
        label={`Действия с кодом ${quoted(code.name)}`}
        trigger={
          <IconButton
            needs="Researcher"
            label={`Действия с кодом ${quoted(code.name)}`}
            tooltip="Действия"
            icon={<MoreHorizontal aria-hidden />}
          />
        }
        items={items}
      />
    </Root>
  );
});
