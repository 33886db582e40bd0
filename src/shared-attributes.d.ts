import 'react';

/**
 * The `data-*` attributes that one module sets and another reads, in a style sheet, a script or a
 * step of the build. All others are internal to a component. `tests/repo/shared-attributes.test.ts`
 * verifies the list.
 */
declare module 'react' {
  interface HTMLAttributes<T> {
    /** Cells and form of a table; Markdown tables are built like those of `ui/table`. */
    'data-align'?: 'end' | undefined;
    'data-form'?: 'columns' | 'list' | undefined;
    'data-label'?: string | undefined;

    /** A table's caption styled as a heading, and hidden text of a row that the search finds. */
    'data-title'?: true | undefined;
    'data-text'?: string | undefined;
    'data-each'?: '';

    /**
     * The loading bar's state; an inline script starts the bar of an arriving page before its
     * modules run.
     */
    'data-phase'?: 'idle';
    /** A sticky bar, clear of which focused elements are scrolled. */
    'data-bar'?: '';
    /** Elements whose layout is deferred, until the attribute on the root element ends that. */
    'data-below'?: '' | undefined;
    'data-laid-out'?: '';
    /** On `body`: the page has a chat button, which needs space. */
    'data-chat'?: '' | undefined;
    /** The cookie banner, which fixed elements keep above. */
    'data-consent'?: '';

    /** A group of entries that a filter hides when it has hidden them all. */
    'data-group'?: '' | true;
    /** The choices of a board's filter that show a row; `data-not-all`: the first choice does not. */
    'data-in'?: string | undefined;
    'data-not-all'?: '' | true | undefined;

    /** The drawn lines of a section, which are outside its grid columns. */
    'data-lines'?: 'straight' | 'bend' | 'lanes' | 'dock' | 'level';
    /** The stroke of a rail's line, which determines its colour, thickness and style. */
    'data-stroke'?: 'double' | 'solid' | 'lit' | 'fine' | 'broad' | undefined;
    /** A station's position among the lines, and its state. */
    'data-rail'?: number | undefined;
    'data-station'?: 'ring' | 'done' | 'now' | 'announced' | 'dotted' | 'invalid';
    'data-lamp'?: 'on' | 'off' | 'done';

    /** A link to the product, to which the visitor id is added. */
    'data-outbound'?: 'register' | 'login' | undefined;
    /** Content for the screen only, omitted from the Markdown version, the search and print. */
    'data-screen'?: '';
    /** A phrase that is kept on one line. */
    'data-whole'?: '' | undefined;

    'data-size'?: string | undefined;
    'data-surface'?: 'dark' | 'paper' | undefined;
    'data-variant'?: string | undefined;
  }
}
