import { CornerDownRight, Merge, MoreHorizontal, Pencil, Plus, Trash2 } from 'lucide-react';
import type { CSSProperties } from 'react';
import { styled } from 'styled-components';

import { quoted } from '../../../domain/core/format.ts';
import { codePaths, codeTree } from '../../../domain/research/codes/codeTree.ts';
import type { Code } from '../../../domain/research/code.ts';
import { PageHeader } from '../../../patterns/PageHeader.tsx';
import { media } from '../../../theme/media.ts';
import { fontSizes, spaces } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Menu } from '../../../ui/menu/Menu.tsx';
import type { CodeTask } from './codeTask.ts';

export interface CodeHeadProps {
  /** The code whose page it is. */
  code: Code;
  /** Codebook: the codes above this one, and under it. */
  codes: readonly Code[];
  /** Address of the codebook. */
  bookHref: string;
  /** Address of a code's page. */
  codeHref: (id: string) => string;
  /** Something is to be done with the code. */
  onTask: (task: CodeTask) => void;
}

const Root = styled.div`
  & nav {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${spaces[2]}px;
    margin-block-end: ${spaces[2]}px;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
    overflow-wrap: anywhere;
  }
  & nav > a {
    min-height: 24px;
  }
  & > header {
    padding-inline-start: ${spaces[4]}px;
    border-inline-start: 4px solid var(--hue);
    overflow-wrap: anywhere;
  }
  & > p {
    margin-block: -${spaces[3]}px ${spaces[4]}px;
    overflow-wrap: anywhere;
  }
  ${media.mobile} {
    & nav a,
    & > p a {
      display: inline-flex;
      align-items: center;
      min-width: 44px;
      min-height: 44px;
    }
  }
`;

/** Head of a code's page: its place, its meaning, the codes under it, and its actions. */
export function CodeHead({ code, codes, bookHref, codeHref, onTask }: CodeHeadProps) {
  const paths = codePaths(codes);
  const byId = new Map(codes.map((one) => [one.id, one]));
  const above = (paths.get(code.id)?.slice(0, -1) ?? []).flatMap((id) => byId.get(id) ?? []);
  const under = codeTree(codes).flatMap(({ code: one }) => (paths.get(one.id)?.at(-2) === code.id ? [one] : []));
  return (
    <Root style={{ '--hue': `var(--code-${code.colour})` } as CSSProperties}>
      <nav aria-label="Где стоит код">
        <Link href={bookHref}>Коды</Link>
        {above.map(({ id, name }) => (
          <span key={id}>
            {'› '}
            <Link href={codeHref(id)}>{name}</Link>
          </span>
        ))}
      </nav>
      <PageHeader
        title={code.name}
        subtitle={code.definition === '' ? 'Определения пока нет: когда код ставят, а когда нет?' : code.definition}
        actions={
          <>
            <Button needs="Researcher" icon={<Pencil />} onClick={() => onTask({ what: 'edit', code })}>
              Изменить
            </Button>
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
              items={[
                {
                  label: 'Новый код под ним',
                  icon: <Plus />,
                  onSelect: () => onTask({ what: 'new', parentId: code.id }),
                },
                { label: 'Переместить…', icon: <CornerDownRight />, onSelect: () => onTask({ what: 'move', code }) },
                { label: 'Объединить с другим…', icon: <Merge />, onSelect: () => onTask({ what: 'merge', code }) },
                { label: 'Удалить…', icon: <Trash2 />, danger: true, onSelect: () => onTask({ what: 'delete', code }) },
              ]}
            />
          </>
        }
      />
      {under.length === 0 ? null : (
        <p>
          Под ним:{' '}
          {under.map(({ id, name }, index) => (
            <span key={id}>
              {index === 0 ? '' : ', '}
              <Link href={codeHref(id)}>{name}</Link>
            </span>
          ))}
        </p>
      )}
    </Root>
  );
}
