import { BRAND } from "@dewlight/contracts/brand.ts";

interface MailPage {
	title: string;
	/** HTML; escape people's words first. */
	paragraphs: string[];
	action: { label: string; href: string };
	/** HTML, in small print. */
	footnotes: string[];
}

const REPLACEMENTS: Record<string, string> = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	'"': "&quot;",
	"'": "&#39;",
};

export function escapeHtml(text: string): string {
	return text.replace(/[&<>"']/g, (character) => REPLACEMENTS[character] ?? character);
}

/** One calm layout for every mail: inline styles, no pictures, no tracking, readable without HTML support. */
export function mailPage({ title, paragraphs, action, footnotes }: MailPage): string {
	const href = escapeHtml(action.href);
	return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:32px 16px;background:#faf6f1;color:#3a2f2a;font:16px/1.6 Georgia,serif">
<div style="max-width:520px;margin:0 auto;padding:32px;background:#fffdfa;border-radius:16px">
<p style="margin:0 0 24px;font-size:18px;letter-spacing:.02em;color:#8a5a44">${BRAND.name}</p>
<h1 style="margin:0 0 16px;font-size:24px;font-weight:normal">${escapeHtml(title)}</h1>
${paragraphs.map((html) => `<p style="margin:0 0 16px">${html}</p>`).join("\n")}
<p style="margin:24px 0"><a href="${href}" style="display:inline-block;padding:12px 24px;border-radius:999px;background:#8a4b32;color:#ffffff;text-decoration:none">${escapeHtml(action.label)}</a></p>
<p style="margin:0 0 24px;font-size:13px;word-break:break-all"><a href="${href}" style="color:#8a4b32">${href}</a></p>
${footnotes.map((html) => `<p style="margin:0 0 8px;font-size:13px;color:#6b5d55">${html}</p>`).join("\n")}
</div>
</body>
</html>
`;
}
