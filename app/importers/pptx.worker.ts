import { readPptx } from './pptxText.ts';
import { answerWith } from './readFile.ts';

answerWith(readPptx, 'damaged');
