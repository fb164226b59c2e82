import { useEffect, useState } from 'react';
import { styled } from 'styled-components';

import { tokenFiles, type TokenFile } from '#library/tokens/files.ts';
import { spaces } from '#src/theme/tokens.ts';
import { Button } from '#src/ui/Button.tsx';
import { Link } from '#src/ui/Link.tsx';

import { Snippet } from './Snippet.tsx';

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
    margin: 0;
  }
`;

/** Result of copying; empty before, and again later. */
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
      <Snippet label={`Текст ${name}`} code={text} most={240} />
    </Root>
  );
}

/** Every file of tokens, to copy from and to take away. */
export function TokenFiles() {
  return tokenFiles().map((file) => <OneFile key={file.name} {...file} />);
}
