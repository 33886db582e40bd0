/** The magnifying glass of the search and of filters, 22 pixels wide, in the colour of the text. */
export const SearchIcon = () => (
  <svg width="22" height="22" viewBox="0 0 22 22" fill="none" aria-hidden="true">
    <circle cx="9" cy="9" r="7" stroke="currentColor" strokeWidth="2" />
    <path d="m14 14 7 7" stroke="currentColor" strokeWidth="2" />
  </svg>
);
