/**
 * Adds rules to the page as a constructed style sheet. A <style> element would need 'unsafe-inline' in the
 * policy of every page; rules that our own scripts construct are not inline.
 *
 * @returns takes the rules away again.
 */
export function addConstructedStyle(css: string): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
