/** The part of the library that is used here; it brings no types of its own. */
declare module 'sparticles' {
  interface Options {
    color: string;
    /** How many float at the same time. */
    count: number;
    direction: number;
    drift: number;
    /** 0 to 100; what a particle has on top of its own chance movement. */
    speed: number;
    xVariance: number;
    yVariance: number;
    rotate: boolean;
    /** Diameters in CSS pixels. */
    minSize: number;
    maxSize: number;
    minAlpha: number;
    maxAlpha: number;
    alphaSpeed: number;
  }
  export default class Sparticles {
    constructor(field: HTMLElement, options: Partial<Options>);
    start(): void;
    stop(): void;
    /** Takes the canvas away and stops listening. */
    destroy(): void;
  }
}
