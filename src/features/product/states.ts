/** No line concerns this part. */
export const ALL_REST = { swift: 'rest', sepa: 'rest', instant: 'rest' } as const;
