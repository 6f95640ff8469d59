import { readingEntry, readingNames } from '#domain/reading-settings'
import look from './styles/display.css?url'

/**
 * Runs in the head of every page before anything is painted: puts the reading settings on <html> as data
 * attributes, and has their styles parsed in before the page's own. Settings of the profile, which the server wrote
 * into `data-look`, come first and are kept on the device. A browser without settings does nothing more.
 */
export function displayScript(): string {
  return `(function(d){try{
var e=${JSON.stringify(readingEntry)},p=d.dataset.look,s=p||localStorage.getItem(e),v=JSON.parse(s),k,n;
for(k in v)if(/^(${readingNames.join('|')})$/.test(k)&&/^[\\w.]+$/.test(v[k])){d.dataset[k]=v[k];n=1}
if(n)document.write('<link rel="stylesheet" href="${look}" data-reading-look>');
if(p)localStorage.setItem(e,p)
}catch(x){}})(document.documentElement)`
}
