import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { en } from '#words/en.ts';
import { messagesOf } from '#words/words.ts';
import { textsOf } from './texts.ts';

const setOf = (words: string) => new Set(words.split(/\s+/).filter(Boolean));

/** Frequent English words, in general and in banking, that are not French. */
const ENGLISH =
  setOf(`the of and to is you that it for are with his they be at this have from by not what all were we
  when your can said there use each which she do how their if will up other about many then them these
  so some her would make like him into has look more see way could people my than first been who its
  now find down day did get come made may our us must should only where after before again against
  most until since while between both during under above below here because through any few own same
  too very just also does need every
  account accounts amount answer back bank business changes close company copy cost costs country
  currency error file files free from help home hour hours in known last law lines list
  money month months name new next number of open opens paid pay payee payment payments
  previous price prices read received released report result results return search see sent show
  sign signed skip team text today tomorrow total's until user users version's weekday working
  year years yes
  monday tuesday wednesday thursday friday saturday sunday
  january february march april may june july august september october november december`);

/** Frequent French words, in general and in banking, that are not English. */
const FRENCH = setOf(`le la les des du de un une et est sont était avec dans pour sur sous chez
  vers sans depuis dès que qui quoi dont où quand comment pourquoi ce cette ces cela ceux celle celles
  il elle ils elles nous vous votre vos notre nos leur leurs ne pas jamais rien aucun aucune tout
  toute tous toutes autre autres même aussi déjà encore puis ou mais donc si au aux être fait faire
  compte comptes tarif tarifs prix frais liste listes formule formules virement virements paiement
  paiements reçu reçus envoyé émis gratuit ouvrir ouverture clôture marge argent banque
  banques solde agrément société sociétés librairie librairies métier métiers accueil rechercher
  chercher langue fermer fichier fichiers ligne lignes jour jours mois année heure heures salaires
  lundi mardi mercredi jeudi vendredi samedi dimanche
  janvier février avril juin juillet août septembre octobre novembre décembre`);

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}’'-]+/gu) ?? [];

const isEnglish = (word: string) => ENGLISH.has(word);
/** A word of the list, a word after an elided article, or one with an accent. */
const isFrench = (word: string) =>
  FRENCH.has(word) || /^(?:[cdjlmnst]|qu)[’']\p{L}|[àâçéèêëîïôùûœ]/u.test(word);

const messages = {
  en: new Map(messagesOf(en)),
  fr: new Map(messagesOf(parse(readFileSync('src/words/fr.yaml', 'utf8')))),
};

/** The sentences of a message catalogue that differ in the other one, split at their arguments. */
const sentencesOf = (language: 'en' | 'fr', other: 'en' | 'fr') =>
  [...messages[language]]
    .filter(([key, message]) => messages[other].get(key) !== message)
    .flatMap(([, message]) => message.split(/\{[^{}]*\}|[{}]|<[^>]*>/))
    .map((piece) => piece.trim())
    .filter((piece) => piece.length > 7 && /\p{Ll} \p{L}/u.test(piece));

/** Names that are the same in every language. */
const NAMES = /Valbrune Paiements|rue de l’Exemple|Librairie du Pont inventé|Rémi Faure/g;

describe.each([
  { language: 'fr', isForeign: isEnglish, foreign: sentencesOf('en', 'fr') },
  { language: 'en', isForeign: isFrench, foreign: sentencesOf('fr', 'en') },
] as const)('in $language', async ({ language, isForeign, foreign }) => {
  const texts = (await textsOf(language)).map(({ file, text }) => ({
    file,
    text: text.replace(NAMES, ''),
  }));

  test('no file has a word of the other language', () => {
    const found = texts.flatMap(({ file, text }) => {
      const words = wordsOf(text).filter(isForeign);
      return words.length > 0 ? [`${file}: ${words.join(', ')} in "${text.slice(0, 160)}"`] : [];
    });
    expect([...new Set(found)]).toEqual([]);
  });

  test('no file has a sentence of the other language’s message catalogue', () => {
    expect(foreign.length).toBeGreaterThan(200);
    const found = texts.flatMap(({ file, text }) =>
      foreign
        .filter((sentence) => text.includes(sentence))
        .map((sentence) => `${file}: ${sentence}`),
    );
    expect([...new Set(found)]).toEqual([]);
  });

  test.each(['html', 'md', 'txt', 'xml', 'atom', 'pdf', 'json', 'webmanifest'])(
    'there is text in a file of type %s',
    (ending) => {
      expect(texts.some(({ file }) => file.endsWith(`.${ending}`))).toBe(true);
    },
  );
});
