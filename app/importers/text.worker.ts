import { readPlainText } from './plainText.ts';
import { answerWith } from './readFile.ts';

answerWith(readPlainText, 'read_failed');
