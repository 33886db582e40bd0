/**
 * A stand-in that handles `_paq` like Matomo's client: runs the commands pushed before it loaded,
 * then replaces `push`; function commands run with the tracker as `this`. Sets its cookie at once
 * unless told to wait for consent, and sends page views by beacon, request and pixel. Logs commands
 * in `window.tracked`.
 */
export const ANALYTICS_CLIENT = `(() => {
  const log = (window.tracked = []);
  const state = { address: '', waits: false };
  const tracker = { getVisitorId: () => window.visitor ?? '' };
  const send = () => {
    navigator.sendBeacon(state.address, 'rec=1');
    fetch(state.address, { method: 'POST', mode: 'no-cors', body: 'rec=1' }).catch(() => undefined);
    new Image().src = state.address + '?rec=1';
  };
  const apply = ([command, ...args]) => {
    if (typeof command === 'function') return command.apply(tracker, args);
    log.push([command, ...args]);
    if (command === 'setTrackerUrl') state.address = args[0];
    if (command === 'requireCookieConsent') state.waits = true;
    if (command === 'setCookieConsentGiven') state.waits = false;
    if (command === 'trackPageView') send();
    if (!state.waits) document.cookie = '_pk_id=visitor; Path=/';
  };
  window._paq.forEach(apply);
  window._paq = { push: (...items) => items.forEach(apply) };
})();`;
