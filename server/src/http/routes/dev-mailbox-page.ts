import { BRAND_COLORS as colors } from "@dewlight/contracts/brand-colors.ts";
import type { DevMessage } from "@dewlight/contracts/dev.ts";
import { escapeHtml } from "#use-cases/escape-html.ts";

/** A plain page for people: text first, links to click, the HTML part folded away in a sandboxed frame. */
export function mailboxPage(title: string, messages: readonly DevMessage[]): string {
	const list = messages.length > 0 ? messages.map(messageHtml).join("\n") : "<p>No mail yet.</p>";
	return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title>
<style>
body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;background:${colors.ground[0]};color:${colors.ink[0]}}
article{background:#fff;border-radius:12px;padding:1rem 1.25rem;margin:0 0 1rem}
h2{font-size:1.1rem;margin:0}pre{white-space:pre-wrap;overflow-wrap:anywhere}
iframe{width:100%;height:28rem;border:1px solid ${colors.line[0]};border-radius:8px}a{color:${colors.fig[0]}}
</style></head>
<body><h1>${escapeHtml(title)}</h1>
<p>Newest first, kept in memory. Reload to see more.</p>
${list}
</body></html>
`;
}

function messageHtml({ to, subject, text, html, links, received_at }: DevMessage): string {
	const anchors = links
		.map((link) => `<li><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></li>`)
		.join("");
	return `<article>
<h2>${escapeHtml(subject)}</h2>
<p>To ${escapeHtml(to)}, ${escapeHtml(received_at)}</p>
<ul>${anchors}</ul>
<pre>${escapeHtml(text)}</pre>
<details><summary>HTML part</summary><iframe sandbox title="HTML part" srcdoc="${escapeHtml(html)}"></iframe></details>
</article>`;
}
