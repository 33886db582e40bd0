import 'react';

/**
 * The attributes that one room sets and another reads: in a style sheet, a script or a step of the
 * build. All others are a component's own. `tests/repo/shared-attributes.test.ts` holds the list.
 */
declare module 'react' {
  interface HTMLAttributes<T> {
    /** Figures of a table; a table of Markdown is built as one of `ui/table` is. */
    'data-align'?: 'end' | undefined;
    'data-form'?: 'columns' | 'list' | undefined;
    'data-label'?: string | undefined;

    /** A table's caption that heads it, and what the search has of a row that it does not show. */
    'data-title'?: true | undefined;
    'data-text'?: string | undefined;
    'data-each'?: '';

    /** The loading bar's state; a page that arrives before its scripts starts it by itself. */
    'data-phase'?: 'idle';
    /** A bar that stays in view: what has the focus is scrolled clear of it. */
    'data-bar'?: '';
    /** Laid out after the first paint, until the document says that it is. */
    'data-below'?: '' | undefined;
    'data-laid-out'?: '';
    /** On `body`: there is a chat, whose button needs room. */
    'data-chat'?: '' | undefined;
    /** The cookie banner, above which what is fixed keeps clear. */
    'data-consent'?: '';

    /** Entries that a filter hides together once it has found none of them. */
    'data-group'?: '' | true;
    /** The choices of a board under which a row is shown; `data-not-all`: not under the first. */
    'data-in'?: string | undefined;
    'data-not-all'?: '' | true | undefined;

    /** The drawn lines of a section, which take no column of it. */
    'data-lines'?: 'straight' | 'bend' | 'lanes' | 'dock' | 'level';
    /** The rail in whose colour a station or a stroke is drawn. */
    'data-on'?: string;
    'data-rail'?: number | undefined;
    'data-station'?: 'ring' | 'done' | 'now' | 'announced' | 'dotted' | 'invalid';
    'data-lamp'?: 'on' | 'off' | 'done';

    /** A link that leads to the product, with the visitor's id. */
    'data-outbound'?: 'register' | 'login' | undefined;
    /** What only a screen needs: neither in the Markdown twin nor in the search nor on paper. */
    'data-screen'?: '';
    /** A phrase that is not broken between lines. */
    'data-whole'?: '' | undefined;

    'data-size'?: string | undefined;
    'data-surface'?: 'dark' | 'paper' | undefined;
    'data-variant'?: string | undefined;
  }
}
