/**
 * The grid of an article. It has one column on phones; on large screens the picture and the buttons are beside the
 * text.
 */
export const ARTICLE_FRAME =
  'mx-auto grid max-w-[56rem] gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,1fr)_18rem] lg:grid-rows-[auto_1fr]';
export const ARTICLE_HEADER = 'min-w-0 lg:pt-4';
export const ARTICLE_ASIDE = 'min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:pt-4';
export const ARTICLE_BODY = 'min-w-0';
