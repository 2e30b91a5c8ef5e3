import { begin } from '../exercises/guide.ts';
import type { Skill } from '../situation.ts';

export const breathe: Skill = (situation) => begin(situation, 'breathe');
export const ground: Skill = (situation) => begin(situation, 'ground');
export const relax: Skill = (situation) => begin(situation, 'relax');
