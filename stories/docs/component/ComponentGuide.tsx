import { useState } from 'react';
import { styled } from 'styled-components';
import components, { type CatalogueComponent } from 'virtual:catalogue';

import { counted } from '#src/domain/core/format.ts';
import { fontSizes, spaces } from '#src/theme/tokens.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/Button.tsx';

import { docsOf, pageOf } from '../catalogue.ts';
import type { Facts } from '../facts.ts';
import type { Key } from '../guide.ts';
import { isScreen } from '../screens.ts';
import { Snippet } from '../Snippet.tsx';
import { MATURITIES } from '../maturity.ts';
import { StateGallery } from '../StateGallery.tsx';
import { Anatomy } from './Anatomy.tsx';
import { BothThemes } from './BothThemes.tsx';
import { Changes } from './Changes.tsx';
import { exampleOf, nameIn } from './example.ts';
import { Keys } from './Keys.tsx';
import { PropTable } from './PropTable.tsx';
import { StoryGrid } from './StoryGrid.tsx';
import { Words } from './words.tsx';

export interface ComponentGuideProps {
  /** The component, with its stories. */
  component: CatalogueComponent;
  /** Facts about the component. */
  facts: Facts;
}

const Lead = styled.div`
  max-width: 68ch;
  margin-block-end: ${spaces[5]}px;

  & > p:first-child:not(:only-child) {
    font-size: ${fontSizes.lg};
    line-height: 1.4;
    text-wrap: pretty;
  }
  & > p:last-child {
    display: flex;
    flex-wrap: wrap;
    gap: ${spaces[2]}px;
    align-items: center;
    margin-block-start: ${spaces[3]}px;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
  }
`;

const Choice = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr));
  gap: ${spaces[4]}px ${spaces[6]}px;
  margin-block-start: ${spaces[7]}px;

  && h2 {
    margin-block: 0 ${spaces[2]}px;
    padding-block-end: ${spaces[2]}px;
    border-block-end: 2px solid var(--tone-solid);
  }
  & li {
    padding-block: ${spaces[2]}px;
    border-block-end: 1px solid var(--color-hairline);
    text-wrap: pretty;
  }
`;

const Places = styled.p`
  && {
    max-width: none;
  }
`;

function Column({ head, tone, lines }: { head: string; tone: 'green' | 'red'; lines: readonly string[] }) {
  return (
    <div data-tone={tone}>
      <h2>{head}</h2>
      <ul data-plain="">
        {lines.map((line) => (
          <li key={line}>
            <Words>{line}</Words>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** How many neighbours are named at once. */
const FEW = 14;

/** Components by their places, each a way to its page; a file of the app by its path. */
function PlaceList({ places }: { places: readonly string[] }) {
  const [all, setAll] = useState(places.length <= FEW + 3);
  return (
    <>
      {namesOf(all ? places : places.slice(0, FEW))}
      {all ? null : (
        <>
          {' '}
          и{' '}
          <Button size="sm" variant="quiet" onClick={() => setAll(true)}>
            ещё {places.length - FEW}
          </Button>
        </>
      )}
    </>
  );
}

function namesOf(places: readonly string[]) {
  return places.map((place, index) => {
    const component = components.find(({ path }) => path === place);
    return (
      <span key={place}>
        {index > 0 ? ', ' : ''}
        {component ? (
          <a href={docsOf(component)} target="_top">
            {nameIn(place)}
          </a>
        ) : (
          <code>{place}</code>
        )}
      </span>
    );
  });
}

const isKeys = (keys: readonly Key[] | string): keys is readonly Key[] => typeof keys !== 'string';

/** Everything about one component: what it is for, how it looks in both themes and every state, and how it is used. */
export function ComponentGuide({ component, facts }: ComponentGuideProps) {
  const { guide, words, props, passes, types, madeOf, usedBy, history } = facts;
  const { stories, path: place } = component;
  const { word, tone, sense } = MATURITIES[guide?.maturity ?? 'stable'];
  const shown = stories.find(({ state }) => state === guide?.example) ?? stories[0];
  const states = stories.filter(({ way }) => !way);
  const checked = stories.filter(({ plays }) => plays);
  const name = nameIn(place);
  return (
    <>
      <Lead>
        <p>
          <Words>{guide?.what ?? component.says}</Words>
        </p>
        <p>
          {guide ? <Badge tone={tone}>{word}</Badge> : null}
          <code>{`src/${place}.tsx`}</code>
        </p>
      </Lead>
      {shown ? <BothThemes story={shown} screen={isScreen(place)} /> : null}
      {guide ? (
        <Choice>
          <Column head="Когда" tone="green" lines={guide.when} />
          <Column head="Когда не" tone="red" lines={guide.whenNot} />
        </Choice>
      ) : null}
      {guide && shown ? (
        <>
          <h2>Из чего состоит</h2>
          <Anatomy story={shown} parts={guide.anatomy} />
        </>
      ) : null}
      <h2>Состояния</h2>
      {isScreen(place) ? <StateGallery of={place} /> : <StoryGrid stories={states} />}
      {guide ? (
        <>
          <h2>Клавиатура</h2>
          {isKeys(guide.keys) ? (
            <Keys keys={guide.keys} />
          ) : (
            <p>
              <Words>{guide.keys}</Words>
            </p>
          )}
          <h2>Что слышно с экрана</h2>
          <ul>
            {guide.speech.map((line) => (
              <li key={line}>
                <Words>{line}</Words>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <h2>Код</h2>
      <Snippet label={`${name} в коде`} code={guide?.code ?? exampleOf(place, props)} copy />
      <h2>Свойства</h2>
      <PropTable props={props} passes={passes} types={types} words={words} />
      {madeOf.length > 0 || usedBy.length > 0 ? <h2>Соседи</h2> : null}
      {madeOf.length > 0 ? (
        <Places>
          Собран из: <PlaceList places={madeOf} />
        </Places>
      ) : null}
      {usedBy.length > 0 ? (
        <Places>
          Стоит в {counted(usedBy.length, ['месте', 'местах', 'местах'])}: <PlaceList places={usedBy} />
        </Places>
      ) : null}
      {checked.length > 0 ? (
        <>
          <h2>Что проверено действиями</h2>
          <ul>
            {checked.map((story) => (
              <li key={story.id}>
                <a href={pageOf(story)} target="_top">
                  {story.name}
                </a>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <h2>Зрелость и изменения</h2>
      {guide ? (
        <p>
          {word}. {sense}
        </p>
      ) : null}
      <Changes history={history} />
    </>
  );
}
