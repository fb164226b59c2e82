import { styled } from 'styled-components';

import type { Proposal } from '../../domain/chat/interview.ts';
import { isWording, offerWords, WORDING_LINE } from '../../domain/chat/lines.ts';
import { fontSizes, spaces } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { FoldedText } from './FoldedText.tsx';

export interface ProposalCardProps {
  /** Passages and where each was found; several disagree, and are shown side by side. */
  proposals: readonly Proposal[];
  /** Nothing can be pressed now. Default false. */
  disabled?: boolean;
  /** The passage with this number, from 0, is the answer. */
  onAccept: (index: number) => void;
  /** A passage goes to the message field, to be changed there. */
  onEdit: (text: string) => void;
  /** The person writes an answer of their own. */
  onDismiss: () => void;
}

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[3]}px;

  & > p {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
    overflow-wrap: anywhere;
  }
  & > blockquote {
    padding-inline-start: ${spaces[4]}px;
    border-inline-start: 3px solid var(--color-accent);
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${spaces[2]}px;
  }
`;

const Sides = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  gap: ${spaces[5]}px ${spaces[4]}px;
  padding: 0;
  list-style: none;

  & > li > section {
    grid-template-rows: auto 1fr auto;
    height: 100%;
  }
`;

/** Shows a possible answer, in its source's own words; nothing is taken without the person. */
export function ProposalCard({ proposals, disabled = false, onAccept, onEdit, onDismiss }: ProposalCardProps) {
  const isOne = proposals.length === 1;
  return (
    <Card as="section" aria-label={isOne ? 'Найденный ответ' : 'Найденные ответы'}>
      <Content>
        {isOne ? null : <p>{isWording(proposals) ? WORDING_LINE : 'Источники говорят разное. Что верно?'}</p>}
        <Sides>
          {proposals.map((proposal, index) => {
            const over = offerWords(proposal);
            return (
              <li key={`${proposal.from} ${proposal.file} ${proposal.start}`}>
                <Content as="section" aria-label={over.slice(0, -1)}>
                  <p>{over}</p>
                  <blockquote>
                    <FoldedText text={proposal.text} />
                  </blockquote>
                  <div>
                    <Button
                      variant={isOne ? 'primary' : 'secondary'}
                      disabled={disabled}
                      onClick={() => onAccept(index)}
                    >
                      Подходит
                    </Button>
                    <Button
                      variant={isOne ? 'secondary' : 'quiet'}
                      disabled={disabled}
                      onClick={() => onEdit(proposal.text)}
                    >
                      Изменить
                    </Button>
                    {isOne ? (
                      <Button variant="quiet" disabled={disabled} onClick={onDismiss}>
                        Напишу сам
                      </Button>
                    ) : null}
                  </div>
                </Content>
              </li>
            );
          })}
        </Sides>
        {isOne ? null : (
          <div>
            <Button variant="quiet" disabled={disabled} onClick={onDismiss}>
              Напишу сам
            </Button>
          </div>
        )}
      </Content>
    </Card>
  );
}
