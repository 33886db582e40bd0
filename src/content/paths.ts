/** The path of the page or file made from an entry of a folder of content, by the entry's id. */
export const pathOf = {
  blog: (id: string) => `/blog/${id}`,
  newsroom: (id: string) => `/newsroom/${id}`,
  careers: (id: string) => `/careers/${id}`,
  /** How to apply for a position. */
  candidates: (id: string) => `/careers/candidates/${id}`,
  docs: (slug: string) => `/docs/${slug}`,
  /** A guide of the API, or a resource of its reference. */
  api: (slug: string) => `/api/${slug}`,
  legal: (slug: string) => `/legal/${slug}.pdf`,
  interface: (quarter: string) => `/data/interface-${quarter}.csv`,
  own: (id: string) => `/${id}`,
};
