import { styled } from 'styled-components';

import { textPieces, type Mention } from '../../domain/comments/mentions.ts';
import { REACH_WORDS, reachAmong, type Reachable } from '../../domain/comments/reach.ts';
import { radii } from '../../theme/tokens.ts';

export interface CommentTextProps {
  /** Plain text, as typed: nothing in it acts but addresses of pages. */
  text: string;
  /** Whom it calls. */
  mentions: readonly Mention[];
  /** Members of now: of whom a word does not reach it is said beside the name, and so of those who have left. */
  members: readonly Reachable[];
}

const Root = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-wrap;

  & mark {
    border-radius: ${radii.small}px;
    background: var(--color-accent-soft);
    color: inherit;
    font-weight: 500;
  }
  & small {
    color: var(--color-ink-soft);
    font-size: inherit;
  }
`;

/** Text of a comment: words, links to pages, names of mentioned members. */
export function CommentText({ text, mentions, members }: CommentTextProps) {
  return (
    <Root dir="auto">
      {textPieces(text, mentions).map((piece, index) => {
        const key = `${index}`;
        if (piece.kind === 'link') {
          return (
            <a key={key} href={piece.href} target="_blank" rel="noopener noreferrer nofollow">
              {piece.text}
            </a>
          );
        }
        if (piece.kind === 'text') return piece.text;
        const reach = REACH_WORDS[reachAmong(members, piece.id)];
        return reach === '' ? (
          <mark key={key}>{piece.text}</mark>
        ) : (
          <span key={key}>
            {piece.text} <small>({reach})</small>
          </span>
        );
      })}
    </Root>
  );
}
