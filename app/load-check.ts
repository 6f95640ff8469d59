import { limits } from '#domain/limits'

/**
 * Runs in the head of a page that works by its program alone, in any browser: shows the line that the program did not
 * start, when a script fails to load or when the line still stands there some time after the page has loaded.
 */
export function loadCheckScript(): string {
  const { afterLoad, atLast } = limits.programStart
  return `(function(w,m){function s(){var l=document.querySelector('[data-load-line]');
if(l){l.hidden=false;if(m)l.setAttribute('data-missing','')}}
w.addEventListener('error',function(e){if(e.target.tagName==='SCRIPT'){m=1;s()}},true);
w.addEventListener('DOMContentLoaded',function(){if(m)s()});
w.addEventListener('load',function(){setTimeout(s,${afterLoad})});setTimeout(s,${atLast})})(window)`
}
