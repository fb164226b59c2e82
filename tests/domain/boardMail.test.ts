import { describe, expect, it } from 'vitest';

import { type Board } from '#src/domain/boards/board.ts';
import { boardMail, MAIL_LENGTH } from '#src/domain/chat/boardMail.ts';
import { CHAT_CARDS } from '#src/domain/boards/rules.ts';
import { visionBoard } from '#src/samples/boards/board-vision.ts';
import { CHAT_FIELDS } from '#src/domain/boards/fields.ts';

const boardOf = (text: (index: number) => string): Board => ({
  ...visionBoard,
  cards: Object.fromEntries(
    CHAT_FIELDS.map((field, index) => [field, { content: text(index), editedAt: '', position: `a${index}` }]),
  ),
});

describe('the board as a letter', () => {
  it('is whole while there is room, without marks', () => {
    const { text, leftOut } = boardMail(boardOf((index) => `**Важное** ${index}\n\n- пункт`));
    expect(leftOut).toEqual([]);
    for (const { title } of CHAT_CARDS) expect(text).toContain(title);
    expect(text).not.toContain('**');
    expect(text).toContain('• пункт');
    expect(boardMail(null).text.match(/Не указано/g)).toHaveLength(9);
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
