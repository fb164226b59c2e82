import { styled } from 'styled-components';

import { counted } from '#src/domain/core/format.ts';
import { media } from '#src/theme/media.ts';
import { fontSizes, spaces } from '#src/theme/tokens.ts';

import type { Facts } from '../facts.ts';
import { Snippet } from '../Snippet.tsx';
import { Words } from './words.tsx';

export type PropTableProps = Pick<Facts, 'props' | 'passes' | 'types'> & {
  /** Russian words for props, by their names; the others are said by their docstrings. */
  words: Readonly<Record<string, string | undefined>>;
};

const Root = styled.table`
  width: 100%;
  margin-block: ${spaces[4]}px;
  border-collapse: collapse;
  font-size: ${fontSizes.sm};

  & :is(th, td) {
    padding: ${spaces[3]}px ${spaces[5]}px ${spaces[3]}px 0;
    border-block-end: 1px solid var(--color-hairline);
    font-weight: 400;
    line-height: 1.55;
    text-align: start;
    vertical-align: top;
  }
  & thead th {
    padding-block: ${spaces[2]}px;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs};
  }
  & tbody th {
    width: 38%;
  }
  & tbody th > b {
    font-family: ui-monospace, 'JetBrains Mono', 'DejaVu Sans Mono', monospace;
    font-weight: 600;
  }
  & tbody th > small {
    display: block;
    margin-block-start: 2px;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs};
    overflow-wrap: anywhere;
  }
  & tbody th > small > code {
    padding: 0;
    background: none;
    font-size: 1em;
  }
  ${media.mobile} {
    & thead {
      display: none;
    }
    & tbody :is(tr, th, td) {
      display: block;
      width: auto;
    }
    & tbody th {
      padding-block-end: 0;
      border: 0;
    }
    & tbody td {
      padding-block-start: ${spaces[1]}px;
    }
  }
`;

const ELEMENTS: Readonly<Record<string, string>> = {
  a: 'ссылки <a>',
  button: 'кнопки <button>',
  div: 'блока <div>',
  form: 'формы <form>',
  input: 'поля <input>',
  section: 'раздела <section>',
  select: 'списка <select>',
  span: 'строки <span>',
  textarea: 'поля <textarea>',
};

/** A component's own props with their types and words, and what it passes on. */
export function PropTable({ props, passes, types, words }: PropTableProps) {
  if (props.length === 0 && passes.length === 0)
    return <p>Свойств нет: ставится один раз и берёт всё, что нужно, само.</p>;
  const sorted = props.toSorted((one, other) => Number(other.required) - Number(one.required));
  return (
    <>
      <Root>
        <caption className="sb-sr-only" hidden>
          Свойства
        </caption>
        <thead>
          <tr>
            <th scope="col">{counted(props.length, ['свойство', 'свойства', 'свойств'])}</th>
            <th scope="col">Что делает</th>
          </tr>
        </thead>
        <tbody>
          {sorted.map(({ name, type, says, required, fallback }) => (
            <tr key={name}>
              <th scope="row">
                <b translate="no">{name}</b>
                {required ? <small>обязательно</small> : null}
                <small>
                  <code translate="no">{type}</code>
                </small>
                {fallback === null ? null : (
                  <small>
                    по умолчанию <code translate="no">{fallback}</code>
                  </small>
                )}
              </th>
              <td>{words[name] ? <Words>{words[name]}</Words> : <span lang="en">{says}</span>}</td>
            </tr>
          ))}
        </tbody>
      </Root>
      {passes.map((element) => (
        <p key={element}>Прочие свойства {ELEMENTS[element] ?? `<${element}>`} передаются ему без изменений.</p>
      ))}
      {types.map(({ name, shape }) => (
        <Snippet key={name} label={`Тип ${name}`} code={shape} />
      ))}
    </>
  );
}
