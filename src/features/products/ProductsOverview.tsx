import { styled } from 'styled-components';

import { media } from '../../theme/media.ts';
import { fontSizes, spaces } from '../../theme/tokens.ts';
import { Card } from '../../ui/Card.tsx';
import { useOver } from '../../ui/context/rights.ts';
import { Link } from '../../ui/Link.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { PageHeader } from '../../patterns/PageHeader.tsx';

/** A product's boards in a few words. */
export interface ProductAtGlance {
  readonly id: string;
  readonly name: string;
  /** Description of the product; may be empty. */
  readonly description: string;
  /** First cards with text, in plain text; none while its boards are empty. */
  readonly cards: readonly { readonly title: string; readonly text: string }[];
  /** How many cards have something on them, and how many there are. */
  readonly written: number;
  readonly all: number;
  /** Leads to its boards. */
  readonly href: string;
  /** Address of the assistant that asks about this board; null without one. */
  readonly chatHref: string | null;
}

export interface ProductsOverviewProps {
  /** Head of the screen. */
  title: string;
  /** Subject of the screen. */
  subtitle: string;
  /** The company's products, in order. */
  products: readonly ProductAtGlance[];
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr));
  gap: ${spaces[5]}px;
  margin: 0;
  padding: 0;
  list-style: none;

  & > li > * {
    display: grid;
    align-content: start;
    gap: ${spaces[3]}px;
    height: 100%;
  }
  & h2 {
    margin: 0;
    overflow-wrap: anywhere;
    font-size: ${fontSizes.lg};
  }
  & p,
  & dl,
  & dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  & dl {
    display: grid;
    gap: ${spaces[3]}px;
  }
  & dt {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
  }
  & dd {
    display: -webkit-box;
    white-space: pre-line;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 4;
  }
  ${media.mobile} {
    gap: ${spaces[4]}px;
  }
`;

/** All products of a company side by side: what each is for, how full its boards are, and the way to them (R296). */
export function ProductsOverview({ title, subtitle, products }: ProductsOverviewProps) {
  const over = useOver();
  return (
    <div>
      <PageHeader title={title} subtitle={subtitle} />
      <Grid>
        {products.map(({ id, name, description, cards, written, all, href, chatHref }) => (
          <li key={id}>
            <Card>
              <h2>
                <Link href={href}>{name}</Link>
              </h2>
              {description === '' ? null : <p>{description}</p>}
              {over ? null : (
                <ProgressBar label="Заполнено карточек" value={written} max={all} valueText={`${written} из ${all}`} />
              )}
              {cards.length === 0 && over ? (
                <p>{over.text}</p>
              ) : cards.length === 0 ? (
                <p>
                  Карточки пока пусты.{' '}
                  {chatHref === null ? null : (
                    <>
                      <Link href={chatHref}>Ответьте на&nbsp;вопросы ассистента</Link> или&nbsp;
                    </>
                  )}
                  {chatHref === null ? 'Откройте' : 'откройте'} продукт и&nbsp;напишите их&nbsp;сами.
                </p>
              ) : (
                <dl>
                  {cards.map((card) => (
                    <div key={card.title}>
                      <dt>{card.title}</dt>
                      <dd>{card.text}</dd>
                    </div>
                  ))}
                </dl>
              )}
            </Card>
          </li>
        ))}
      </Grid>
    </div>
  );
}
