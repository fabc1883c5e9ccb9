import { micromark } from 'micromark';

/** No raw HTML, and no pictures: they would be fetched from elsewhere by everybody who reads. */
const plainMarkdown = { disable: { null: ['htmlFlow', 'htmlText', 'labelStartImage'] } };

/**
 * Markdown as HTML that is safe to show: raw HTML stays text, links lead to http(s) only and vouch for nobody. Micromark escapes quotes in what it
 * writes, so its own links are the only `<a href="` there can be.
 */
export function renderMarkdown(text: string): string {
  return micromark(text, { extensions: [plainMarkdown] }).replace(/<a href="([^"]*)"/g, (_, address: string) =>
    /^https?:\/\//i.test(address) ? `<a href="${address}" rel="nofollow noopener noreferrer ugc"` : '<a',
  );
}
