/** Only one of the lines is drawn by these, or only the other two. */
export const ONLY_SWIFT = { sepa: 'none', instant: 'none' } as const;
export const SWIFT_REST = { ...ONLY_SWIFT, swift: 'rest' } as const;
export const EURO_REST = { swift: 'none', sepa: 'rest', instant: 'rest' } as const;

/** No line concerns this part. */
export const ALL_REST = { ...EURO_REST, swift: 'rest' } as const;
