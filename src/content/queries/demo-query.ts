import { read } from '../read.ts';

/** The example company of the drawings. */
export const demo = () => read('demo.yaml');
