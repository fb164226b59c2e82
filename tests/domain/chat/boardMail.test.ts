import { describe, expect, it } from 'vitest';

import { type Board } from '#src/domain/boards/board.ts';
import { boardMail, MAIL_LENGTH } from '#src/domain/chat/boardMail.ts';
import { CHAT_CARDS } from '#src/domain/boards/cards.ts';
import { visionBoard } from '#src/samples/boards/board-vision.ts';
import { CHAT_FIELDS } from '#src/domain/boards/fields.ts';

const boardOf = (text: (index: number) => string): Board => ({
  ...visionBoard,
  cards: Object.fromEntries(
    CHAT_FIELDS.map((field, index) => [field, { content: text(index), editedAt: '', position: `a${index}` }]),
  ),
});

const blocks = (text: string) => text.split('\n\n');

/** A section so long that the whole letter has this many characters. */
const ofLength = (length: number) => {
  const rest = boardMail(boardOf(() => 'а')).text.length - 1;
  return boardMail(boardOf((index) => (index === 0 ? 'а'.repeat(length - rest) : 'а')));
};

describe('the board as a letter', () => {
  it('is whole while there is room, without marks', () => {
    const { text, leftOut } = boardMail(boardOf((index) => `**Важное** ${index}\n\n- пункт`));
    expect(leftOut).toEqual([]);
    for (const { title } of CHAT_CARDS) expect(text).toContain(title);
    expect(text).not.toContain('**');
    expect(text).toContain('• пункт');
    expect(boardMail(null).text.match(/Не указано/g)).toHaveLength(9);
  });

  it('has a section after the other, an empty line between them', () => {
    expect(blocks(boardMail(boardOf((index) => `текст ${index}`)).text)).toEqual(
      CHAT_CARDS.map(({ title }, index) => `${title}\nтекст ${index}`),
    );
  });

  it('is whole as long as every mail program takes it', () => {
    const whole = ofLength(MAIL_LENGTH);
    expect([whole.text.length, whole.leftOut]).toEqual([MAIL_LENGTH, []]);
    const { leftOut, text } = ofLength(MAIL_LENGTH + 1);
    expect(leftOut).toEqual([CHAT_CARDS[0]?.title]);
    expect(blocks(text)).toHaveLength(CHAT_CARDS.length);
    expect(blocks(text)[0]).toBe(`${CHAT_CARDS[1]?.title}\nа`);
  });

  it('takes sections while there is room, also behind one that has none', () => {
    const { text, leftOut } = boardMail(boardOf((index) => (index % 2 === 0 ? 'а'.repeat(400) : 'б')));
    const even = CHAT_CARDS.filter((_, index) => index % 2 === 0).map(({ title }) => title);
    expect(leftOut).toEqual(even.slice(2));
    expect(
      blocks(text)
        .slice(0, -1)
        .map((block) => block.split('\n')[0]),
    ).toEqual(CHAT_CARDS.map(({ title }) => title).filter((title) => !leftOut.includes(title)));
  });

  it('says which sections have no room, and cuts none in the middle', () => {
    const { text, leftOut } = boardMail(
      boardOf((index) => (index === 1 ? 'слово '.repeat(400) : `коротко ${index}. `.repeat(20))),
    );
    expect(text.length).toBeLessThanOrEqual(MAIL_LENGTH);
    expect(leftOut).toContain('Target Group (Целевая аудитория)');
    expect(text).toContain(`В письмо не поместилось: ${leftOut.join(', ')}. Доска целиком — во вложенном PDF.`);
    for (const { title } of CHAT_CARDS) expect(text).toContain(title);
    expect(text).not.toContain('…');
  });
});
