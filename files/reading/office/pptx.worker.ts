import { readPptx } from './pptxText.ts';
import { answerWith } from '../answerFile.ts';

answerWith(readPptx, 'damaged');
