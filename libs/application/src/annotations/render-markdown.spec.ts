import fc from 'fast-check';
import { renderMarkdown } from './render-markdown';

/** Everything that may stand in what we render. */
const allowedTag =
  /^<(?:\/?(?:p|em|strong|code|pre|blockquote|ul|ol|li|h[1-6])|hr ?\/?|br ?\/?|ol start="\d+"|code class="language-[^"<>]*"|a(?: href="https?:\/\/[^"<>]*" rel="nofollow noopener noreferrer ugc")?(?: title="[^"<>]*")?|\/a)>$/;

function forbidden(html: string): readonly string[] {
  return (html.match(/<[^>]*>?/g) ?? []).filter((tag) => !allowedTag.test(tag.replace(' />', '>')));
}

describe('Markdown', () => {
  it.each([
    ['**strong** _em_ `code`', '<p><strong>strong</strong> <em>em</em> <code>code</code></p>'],
    ['<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
    ['<b onclick="x">b</b>', '<p>&lt;b onclick=&quot;x&quot;&gt;b&lt;/b&gt;</p>'],
    ['[x](javascript:alert(1))', '<p><a>x</a></p>'],
    ['[x](JAVASCRIPT:alert(1))', '<p><a>x</a></p>'],
    ['[x](data:text/html,hi)', '<p><a>x</a></p>'],
    ['[x](/graphql)', '<p><a>x</a></p>'],
    ['<mailto:a@b.example>', '<p><a>mailto:a@b.example</a></p>'],
    ['[x](https://a.example "t")', '<p><a href="https://a.example" rel="nofollow noopener noreferrer ugc" title="t">x</a></p>'],
    ['![x](https://a.example/p.png)', '<p>!<a href="https://a.example/p.png" rel="nofollow noopener noreferrer ugc">x</a></p>'],
  ])('%s', (text, html) => {
    expect(renderMarkdown(text)).toBe(html);
    expect(forbidden(html)).toEqual([]);
  });

  it('lets nothing through that is not on the list, whatever is written', () => {
    const snippet = fc.constantFrom(
      ...[
        '<script>',
        '<img src=x onerror=y>',
        '<a href="x">',
        '[a](',
        'javascript:',
        ')',
        ']',
        '"',
        "'",
        '<',
        '>',
        '![',
        'https://x.example',
      ],
      ...[
        '\n',
        '\n\n',
        '    ',
        '> ',
        '- ',
        '```',
        '`',
        '**',
        '&lt;',
        '&#106;',
        '[r]: javascript:x',
        '[r]',
        '<!--',
        '-->',
        '\\',
        '<a href="',
        '" ',
      ],
    );
    const text = fc.array(fc.oneof(snippet, snippet, fc.string({ maxLength: 6 })), { maxLength: 25 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, (markdown) => {
        expect(forbidden(renderMarkdown(markdown))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});
