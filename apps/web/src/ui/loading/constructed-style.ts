/**
 * Adds rules to the page as a constructed style sheet. A <style> element would need 'unsafe-inline' in the
 * Content-Security-Policy of every page; rules constructed by our own scripts don't.
 *
 * @returns a function that removes the rules.
 */
export function addConstructedStyle(css: string): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
