import { createCssVariablesTheme, createHighlighterCoreSync } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import bash from 'shiki/langs/bash.mjs';
import http from 'shiki/langs/http.mjs';
import java from 'shiki/langs/java.mjs';
import json from 'shiki/langs/json.mjs';
import php from 'shiki/langs/php.mjs';
import python from 'shiki/langs/python.mjs';
import typescript from 'shiki/langs/typescript.mjs';
import xml from 'shiki/langs/xml.mjs';
import yaml from 'shiki/langs/yaml.mjs';
import { LANGUAGES } from '#content/code-languages.ts';

/** Emits a CSS variable for each kind of token, to which the style sheet gives a colour. */
const theme = createCssVariablesTheme({ name: 'kinds', variablePrefix: '--kind-' });

const highlighter = createHighlighterCoreSync({
  themes: [theme],
  langs: [bash, http, java, json, php, python, typescript, xml, yaml],
  engine: createJavaScriptRegexEngine(),
});

/**
 * Languages without highlighting. A CSV grammar colours by column, so that a quoted value with a
 * comma would change colour inside.
 */
const PLAIN = new Set(['csv', 'text']);

/**
 * The lines of a piece of code, as tokens with their kind: `string`, `keyword`, `constant`…,
 * undefined for plain text. Throws on an unknown language.
 */
export function highlight(code: string, language: string) {
  if (!(language in LANGUAGES)) {
    throw new Error(
      `code block: unknown language ${language}; expected one of ${Object.keys(LANGUAGES).join(', ')}`,
    );
  }
  const { tokens } = highlighter.codeToTokens(code, {
    lang: PLAIN.has(language) ? 'text' : language,
    theme: 'kinds',
    // By default a line that takes half a second, as on a busy machine, loses its colours.
    tokenizeTimeLimit: 0,
  });
  return tokens.map((line) =>
    line.map(({ content, color }) => ({
      text: content,
      kind: /--kind-token-([a-z-]+)/.exec(color ?? '')?.[1],
    })),
  );
}

/** The line numbers in a list of ranges such as `2,4-6`. */
export function highlightedLines(ranges: string): Set<number> {
  const lines = new Set<number>();
  for (const range of ranges.split(',')) {
    const [from = Number.NaN, to = from] = range.split('-').map(Number);
    for (let line = from; line <= to; line += 1) lines.add(line);
  }
  return lines;
}
