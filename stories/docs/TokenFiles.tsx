import { useEffect, useState } from 'react';
import { styled } from 'styled-components';

import { tokenFiles, type TokenFile } from '#library/tokens/files.ts';
import { fontSizes, radii, spaces } from '#src/theme/tokens.ts';
import { Button } from '#src/ui/Button.tsx';
import { Link } from '#src/ui/Link.tsx';

/** How long a button says what it has done, ms. */
const SAID = 4000;

const Root = styled.section`
  display: grid;
  gap: ${spaces[3]}px;
  margin-block: ${spaces[5]}px;

  &&& > h3,
  & > p {
    margin: 0;
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${spaces[4]}px;
    align-items: center;
  }
  & > section {
    max-height: 240px;
    padding: ${spaces[4]}px;
    border: 1px solid var(--color-hairline);
    border-radius: ${radii.block}px;
    background: var(--color-surface);
    font:
      ${fontSizes.xs} / 1.6 ui-monospace,
      'JetBrains Mono',
      'DejaVu Sans Mono',
      monospace;
    overflow: auto;
    white-space: pre;
  }
`;

/** What came of copying; nothing yet, or nothing any more. */
type Outcome = '' | 'Скопировано' | 'Не вышло: выделите текст и скопируйте сами';

/** One file of tokens: what it is, its text, and two ways to take it away. */
function OneFile({ name, about, type, text }: TokenFile) {
  const [outcome, setOutcome] = useState<Outcome>('');
  useEffect(() => {
    if (outcome === '') return undefined;
    const timer = setTimeout(() => setOutcome(''), SAID);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setOutcome('Скопировано'),
      () => setOutcome('Не вышло: выделите текст и скопируйте сами'),
    );
  return (
    <Root aria-label={name}>
      <h3>{name}</h3>
      <p>{about}</p>
      <div>
        <Button size="sm" onClick={() => void copy()}>
          Скопировать
        </Button>
        <Link href={`data:${type};charset=utf-8,${encodeURIComponent(text)}`} download={name}>
          Скачать
        </Link>
        <output>{outcome}</output>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable */}
      <section aria-label={`Текст ${name}`} tabIndex={0}>
        {text}
      </section>
    </Root>
  );
}

/** Every file of tokens, to copy from and to take away. */
export function TokenFiles() {
  return tokenFiles().map((file) => <OneFile key={file.name} {...file} />);
}
