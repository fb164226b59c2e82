import { answerWithTalk } from '../answerFile.ts';
import { readTelegram } from './telegramText.ts';

answerWithTalk(readTelegram, 'not_telegram');
