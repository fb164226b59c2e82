import type { Board } from '../../domain/boards/board.ts';
import { marketBoard } from './board-market.ts';
import { marketingBoard } from './board-marketing.ts';
import { productBoard } from './board-product.ts';
import { visionBoard } from './board-vision.ts';

export const boards: readonly Board[] = [visionBoard, marketBoard, productBoard, marketingBoard];
