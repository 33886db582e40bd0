/** The words a document is framed in. A further language is a further entry. */
export const labels = {
  en: {
    version: 'Version',
    effective: 'In force from',
    language: 'Language',
    languageName: 'English',
    issuer: 'Issued by',
    code: 'company code',
    licence: 'Licence',
    supervised: 'supervised by the',
    contact: 'Contact',
    contents: 'Contents',
    runningVersion: (version: string, date: string) => `Version ${version}, in force from ${date}`,
    pages: (page: number, count: number) => `${page} of ${count}`,
  },
} as const;
