import { answerWithParts } from '../answerFile.ts';
import { unpackProject, type UnpackedProject } from './unpackProject.ts';

answerWithParts<UnpackedProject>(async (file, give, progress) => give(await unpackProject(file, progress)), 'damaged');
